"""Tables at which questions and pauses tell nobody anything, and what people added to the shuffle."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns are added one by one: a table made anew would lose all that hangs on it."""
    for column in ("windows", "strict", "hold"):
        op.add_column("seating", sa.Column(column, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seating", sa.Column("chance", sa.Text(), nullable=False, server_default="[]"))


def downgrade() -> None:
    for column in ("chance", "hold", "strict", "windows"):
        op.drop_column("seating", column)

"""Whether people may ask for hints at a table, and whether its bots wait."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("hints", "paused"):
        op.add_column("seating", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("seating") as seating:
        for name in ("paused", "hints"):
            seating.drop_column(name)

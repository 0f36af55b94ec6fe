"""Which process lets the bots of a table move, and until when."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lease",
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("holder", sa.String(16), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["seating"], ["seating.id"], name=op.f("fk_lease_seating_seating"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("seating", name=op.f("pk_lease")),
    )


def downgrade() -> None:
    op.drop_table("lease")

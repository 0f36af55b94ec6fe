"""What is to be done for a seat while its person is not asked, or not there."""

import sqlalchemy as sa
from alembic import op

revision = "0052"
down_revision = "0051"
branch_labels = None
depends_on = None


def upgrade() -> None:
    of_table = sa.ForeignKeyConstraint
    op.create_table(
        "seat_order",
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        of_table(["seating"], ["seating.id"], name="fk_seat_order_seating_seating", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("seating", "seat", name="pk_seat_order"),
    )


def downgrade() -> None:
    op.drop_table("seat_order")

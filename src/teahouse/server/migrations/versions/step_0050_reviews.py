"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "review",
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("depth", sa.String(8), nullable=False),
        sa.Column("made_by", sa.String(64), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["seating"], ["seating.id"], name="fk_review_seating_seating", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("seating", "depth", name="pk_review"),
    )


def downgrade() -> None:
    op.drop_table("review")

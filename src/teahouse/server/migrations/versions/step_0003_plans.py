"""What those who play together intend."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "plan",
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("period", sa.Integer(), nullable=False),
        sa.Column("phrase", sa.String(32), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("text", sa.String(80), nullable=False),
        sa.ForeignKeyConstraint(["seating"], ["seating.id"], name=op.f("fk_plan_seating_seating"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("seating", "seat", name=op.f("pk_plan")),
    )


def downgrade() -> None:
    op.drop_table("plan")

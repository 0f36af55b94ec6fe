"""Who may not come in, and what people want whoever runs the house to see."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    of_person = sa.ForeignKeyConstraint
    op.create_table(
        "ban",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer()),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        of_person(["person"], ["person.id"], name="fk_ban_person_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_ban"),
    )
    op.create_index("ix_ban_person", "ban", ["person"])
    op.create_index("ix_ban_address", "ban", ["address"])
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer()),
        sa.Column("by", sa.Integer()),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("state", sa.String(6), nullable=False),
        of_person(["person"], ["person.id"], name="fk_report_person_person", ondelete="SET NULL"),
        of_person(["by"], ["person.id"], name="fk_report_by_person", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
    )


def downgrade() -> None:
    op.drop_table("report")
    op.drop_table("ban")

"""How much time people have at a table, when it runs out, and when somebody was last seen there."""

import sqlalchemy as sa
from alembic import op

revision = "0051"
down_revision = "0050"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns are added one by one: a table made anew would lose all that hangs on it."""
    op.add_column("seating", sa.Column("pace", sa.String(200), nullable=False, server_default="{}"))
    op.add_column("seating", sa.Column("deadline", sa.Float()))
    op.create_index("ix_seating_deadline", "seating", ["deadline"])
    of_table, of_person = sa.ForeignKeyConstraint, sa.ForeignKeyConstraint
    op.create_table(
        "last_seen",
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        of_table(["seating"], ["seating.id"], name="fk_last_seen_seating_seating", ondelete="CASCADE"),
        of_person(["person"], ["person.id"], name="fk_last_seen_person_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("seating", "person", name="pk_last_seen"),
    )


def downgrade() -> None:
    op.drop_table("last_seen")
    op.drop_index("ix_seating_deadline", "seating")
    for column in ("deadline", "pace"):
        op.drop_column("seating", column)

"""What a person likes, kept with them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "preferences",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_preferences_person_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name="pk_preferences"),
    )


def downgrade() -> None:
    op.drop_table("preferences")

"""Packs that people bring, and the names of those that tables are played with."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("content_pack", sa.Column("name", sa.String(60), nullable=False, server_default=""))
    of_person = sa.ForeignKeyConstraint
    op.create_table(
        "shelf_pack",
        sa.Column("id", sa.String(26), nullable=False),
        sa.Column("person", sa.Integer()),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("of_house", sa.Boolean(), nullable=False),
        sa.Column("files", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        of_person(["person"], ["person.id"], name="fk_shelf_pack_person_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_shelf_pack"),
    )
    op.create_index("ix_shelf_pack_person", "shelf_pack", ["person"])


def downgrade() -> None:
    op.drop_table("shelf_pack")
    op.drop_column("content_pack", "name")

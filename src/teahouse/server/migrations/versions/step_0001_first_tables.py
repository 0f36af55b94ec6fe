"""People, tables, seats, changes and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("token", name="uq_person_token"),
    )
    op.create_table(
        "seating",
        sa.Column("id", sa.String(26), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("host", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("standing", sa.Text(), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("next_table", sa.String(26), nullable=False),
        sa.Column("branch_of", sa.String(26), nullable=False),
        sa.Column("branch_at", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_seating"),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name="fk_seating_host_person"),
    )
    op.create_index("ix_seating_state_listed_at", "seating", ["state", "listed", "at"])
    op.create_table(
        "seat",
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(6), nullable=False),
        sa.Column("person", sa.Integer()),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("seating", "seat", name="pk_seat"),
        sa.ForeignKeyConstraint(["seating"], ["seating.id"], name="fk_seat_seating_seating", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_seat_person_person"),
    )
    op.create_index("ix_seat_person", "seat", ["person"])
    op.create_table(
        "change",
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(96), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("seating", "number", name="pk_change"),
        sa.UniqueConstraint("seating", "key", name="uq_change_seating_key"),
        sa.ForeignKeyConstraint(["seating"], ["seating.id"], name="fk_change_seating_seating", ondelete="CASCADE"),
    )
    op.create_table(
        "chat",
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("seating", "n", name="pk_chat"),
        sa.ForeignKeyConstraint(["seating"], ["seating.id"], name="fk_chat_seating_seating", ondelete="CASCADE"),
    )


def downgrade() -> None:
    for name in ("chat", "change", "seat", "seating", "person"):
        op.drop_table(name)

"""What people reached in finished games, their ratings, and the games they want to find again."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seating", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_seating_host", "seating", ["host"])
    key = sa.ForeignKeyConstraint
    op.create_table(
        "result",
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer()),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("sources", sa.Text(), nullable=False),
        sa.Column("played", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float()),
        sa.Column("sigma", sa.Float()),
        sa.Column("change", sa.Integer(), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        key(["seating"], ["seating.id"], name="fk_result_seating_seating", ondelete="CASCADE"),
        key(["person"], ["person.id"], name="fk_result_person_person", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("seating", "seat", name="pk_result"),
    )
    op.create_index("ix_result_person_at", "result", ["person", "at"])
    op.create_index("ix_result_game_at", "result", ["game", "at"])
    op.create_index("ix_result_at", "result", ["at"])
    op.create_table(
        "rating",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        key(["person"], ["person.id"], name="fk_rating_person_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", name="pk_rating"),
    )
    op.create_index("ix_rating_game_mu", "rating", ["game", "mu"])
    op.create_table(
        "favourite",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        key(["person"], ["person.id"], name="fk_favourite_person_person", ondelete="CASCADE"),
        key(["seating"], ["seating.id"], name="fk_favourite_seating_seating", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "seating", name="pk_favourite"),
    )


def downgrade() -> None:
    for name in ("favourite", "rating", "result"):
        op.drop_table(name)
    op.drop_index("ix_seating_host", "seating")
    with op.batch_alter_table("seating") as seating:
        seating.drop_column("rated")
    with op.batch_alter_table("person") as person:
        person.drop_column("private")

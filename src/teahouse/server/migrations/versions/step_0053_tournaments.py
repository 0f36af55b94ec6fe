"""Tournaments: who plays, and who met whom at which table."""

import sqlalchemy as sa
from alembic import op

revision = "0053"
down_revision = "0052"
branch_labels = None
depends_on = None


def upgrade() -> None:
    foreign = sa.ForeignKeyConstraint
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(26), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("host", sa.Integer()),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(200), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        foreign(["host"], ["person.id"], name="fk_tournament_host_person", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_tournament"),
    )
    op.create_table(
        "tournament_player",
        sa.Column("tournament", sa.String(26), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer()),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        foreign(
            ["tournament"], ["tournament.id"], name="fk_tournament_player_tournament_tournament", ondelete="CASCADE"
        ),
        foreign(["person"], ["person.id"], name="fk_tournament_player_person_person", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("tournament", "n", name="pk_tournament_player"),
    )
    op.create_index("ix_tournament_player_person", "tournament_player", ["person"])
    op.create_table(
        "tournament_pair",
        sa.Column("tournament", sa.String(26), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("one", sa.Integer(), nullable=False),
        sa.Column("two", sa.Integer(), nullable=False),
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("result", sa.Float()),
        foreign(["tournament"], ["tournament.id"], name="fk_tournament_pair_tournament_tournament", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("tournament", "round", "n", name="pk_tournament_pair"),
    )
    op.create_index("ix_tournament_pair_seating", "tournament_pair", ["seating"])


def downgrade() -> None:
    for table in ("tournament_pair", "tournament_player", "tournament"):
        op.drop_table(table)

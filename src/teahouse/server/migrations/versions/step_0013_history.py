"""Content packs by digest, recordings of finished games, and snapshots from which tables wake."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seating", sa.Column("pack", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "content_pack",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("files", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_content_pack"),
    )
    op.create_index("ix_content_pack_game_content_at", "content_pack", ["game", "content", "at"])
    of_table = sa.ForeignKeyConstraint
    op.create_table(
        "recording",
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("part", sa.String(32), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        of_table(["seating"], ["seating.id"], name="fk_recording_seating_seating", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("seating", "part", name="pk_recording"),
    )
    op.create_table(
        "snapshot",
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("made_by", sa.String(64), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        of_table(["seating"], ["seating.id"], name="fk_snapshot_seating_seating", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("seating", name="pk_snapshot"),
    )


def downgrade() -> None:
    for name in ("snapshot", "recording", "content_pack"):
        op.drop_table(name)
    with op.batch_alter_table("seating") as seating:
        seating.drop_column("pack")

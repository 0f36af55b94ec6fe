"""Where people are told that it is their turn, what they are still to be told, and the key browsers know us by."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    key = sa.ForeignKeyConstraint
    op.create_table(
        "house_key",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house_key"),
    )
    op.create_table(
        "channel",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("details", sa.Text(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("trouble", sa.String(20), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        key(["person"], ["person.id"], name="fk_channel_person_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_channel"),
    )
    op.create_index("ix_channel_person", "channel", ["person"])
    op.create_table(
        "notice",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("due", sa.String(32), nullable=False),
        sa.Column("sent", sa.String(32), nullable=False),
        key(["person"], ["person.id"], name="fk_notice_person_person", ondelete="CASCADE"),
        key(["seating"], ["seating.id"], name="fk_notice_seating_seating", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "seating", name="pk_notice"),
    )
    op.create_index("ix_notice_sent_due", "notice", ["sent", "due"])
    op.create_table(
        "delivery",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("channel", sa.Integer(), nullable=False),
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("due", sa.String(32), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        key(["channel"], ["channel.id"], name="fk_delivery_channel_channel", ondelete="CASCADE"),
        key(["seating"], ["seating.id"], name="fk_delivery_seating_seating", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_delivery"),
    )
    op.create_index("ix_delivery_due", "delivery", ["due"])


def downgrade() -> None:
    for name in ("delivery", "notice", "channel", "house_key"):
        op.drop_table(name)

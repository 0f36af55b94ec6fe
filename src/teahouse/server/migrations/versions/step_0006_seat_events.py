"""What happens at the seats of a table; who sits at one now, or has left it to a bot, has seen its hand."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

SEATED = """
INSERT INTO seat_event (seating, n, seat, what, state, person, name, by_person, by_name, at)
SELECT seat.seating, seat.seat + 1, seat.seat, 'dealt', seating.state, seat.person, seat.name, seat.person, seat.name,
       seating.at
FROM seat JOIN seating ON seating.id = seat.seating
WHERE seat.person IS NOT NULL AND seating.state = 'playing'
"""


def upgrade() -> None:
    op.create_table(
        "seat_event",
        sa.Column("seating", sa.String(26), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("person", sa.Integer()),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("by_person", sa.Integer()),
        sa.Column("by_name", sa.String(32), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["seating"], ["seating.id"], name=op.f("fk_seat_event_seating_seating"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_seat_event_person_person")),
        sa.ForeignKeyConstraint(["by_person"], ["person.id"], name=op.f("fk_seat_event_by_person_person")),
        sa.PrimaryKeyConstraint("seating", "n", name=op.f("pk_seat_event")),
    )
    op.execute(SEATED)


def downgrade() -> None:
    op.drop_table("seat_event")

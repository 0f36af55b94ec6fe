"""A person may be there on several devices, and prove in several ways who they are."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0015"
branch_labels = None
depends_on = None

PERSON = sa.table("person", sa.column("id"), sa.column("token"), sa.column("at"))
SESSION = sa.table(
    "session",
    *map(sa.column, ("person", "token", "device", "at", "seen")),  # the cookie of before is one of them
)


def upgrade() -> None:
    of_person = sa.ForeignKeyConstraint
    op.create_table(
        "session",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
        of_person(["person"], ["person.id"], name="fk_session_person_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_session"),
        sa.UniqueConstraint("token", name="uq_session_token"),
    )
    op.create_index("ix_session_person", "session", ["person"])
    op.create_table(
        "account",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("login", sa.String(32), nullable=False),
        sa.Column("compared", sa.String(128), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        of_person(["person"], ["person.id"], name="fk_account_person_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name="pk_account"),
        sa.UniqueConstraint("compared", name="uq_account_compared"),
    )
    op.create_table(
        "passkey",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("credential", sa.String(64), nullable=False),
        sa.Column("raw", sa.LargeBinary(), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        of_person(["person"], ["person.id"], name="fk_passkey_person_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_passkey"),
        sa.UniqueConstraint("credential", name="uq_passkey_credential"),
    )
    op.create_index("ix_passkey_person", "passkey", ["person"])
    op.create_table(
        "one_time",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("what", sa.String(12), nullable=False),
        sa.Column("person", sa.Integer()),
        sa.Column("until", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32), nullable=False),
        of_person(["person"], ["person.id"], name="fk_one_time_person_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", name="pk_one_time"),
    )
    op.create_index("ix_one_time_person", "one_time", ["person"])
    move_cookies()


def move_cookies() -> None:
    """The cookie of each person opens their first session; what is left in its place opens nothing."""
    connection = op.get_bind()
    people = connection.execute(sa.select(PERSON)).all()
    if people:
        sessions = [{"person": p.id, "token": p.token, "device": "", "at": p.at, "seen": p.at} for p in people]
        connection.execute(sa.insert(SESSION), sessions)
        marks = [{"number": each.id, "mark": secrets.token_hex(32)} for each in people]
        change = sa.update(PERSON).where(PERSON.c.id == sa.bindparam("number")).values(token=sa.bindparam("mark"))
        connection.execute(change, marks)


def downgrade() -> None:
    for name in ("one_time", "passkey", "account", "session"):
        op.drop_table(name)

"""What is on disk: people and what they like; tables, seats and what happened there, changes, chat and plans.

The database keeps the names it was made with: a table where a game is played is a `seating`, its summary a `standing`.
"""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

metadata: Final = MetaData(naming_convention=NAMES)

person: Final = Table(
    "person",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # by which passkeys know them; it opens nothing
    Column("name", String(32), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("at", String(32), nullable=False),
    Column("private", Boolean, nullable=False, server_default=false()),  # whether others see nothing of their page
)

session: Final = Table(
    "session",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of what the cookie holds
    Column("device", String(80), nullable=False),  # the browser and the system, in a few words
    Column("at", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
    Index(None, "person"),
)

account: Final = Table(
    "account",
    metadata,
    Column("person", Integer, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("login", String(32), nullable=False),  # as it was written
    Column("compared", String(128), nullable=False, unique=True),  # as it is compared with others
    Column("password", String(200), nullable=False),  # Argon2
    Column("at", String(32), nullable=False),
)

passkey: Final = Table(
    "passkey",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("credential", String(64), nullable=False, unique=True),  # SHA-256 of its id
    Column("raw", LargeBinary, nullable=False),  # the id itself
    Column("key", LargeBinary, nullable=False),
    Column("count", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("at", String(32), nullable=False),
    Index(None, "person"),
)

one_time: Final = Table(
    "one_time",
    metadata,
    Column("code", String(64), primary_key=True),  # SHA-256
    Column("what", String(12), nullable=False),  # what it opens
    Column("person", Integer, ForeignKey("person.id", ondelete="CASCADE")),
    Column("until", String(32), nullable=False),  # empty: for ever
    Column("used", String(32), nullable=False),  # when; empty: not yet
    Index(None, "person"),
)

preferences: Final = Table(
    "preferences",
    metadata,
    Column("person", Integer, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),
)

game_table: Final = Table(
    "seating",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("content", String(64), nullable=False),
    Column("state", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", Integer, ForeignKey("person.id"), nullable=False),
    Column("version", Integer, nullable=False),  # changes so far
    Column("revision", Integer, nullable=False),  # how often seats changed hands
    Column("standing", Text, nullable=False),  # what lists show without playing the game again
    Column("at", String(32), nullable=False),
    Column("next_table", String(26), nullable=False),
    Column("branch_of", String(26), nullable=False),
    Column("branch_at", Integer, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether people may ask for them
    Column("paused", Boolean, nullable=False, server_default=false()),  # whether the bots wait
    Column("pack", String(64), nullable=False, server_default=""),  # a pack of its own; empty: the usual content
    Column("windows", Boolean, nullable=False, server_default=false()),  # whether questions tell nobody anything
    Column("strict", Boolean, nullable=False, server_default=false()),  # whether pauses tell nobody anything
    Column("hold", Boolean, nullable=False, server_default=false()),  # whether the host says when to deal
    Column("chance", Text, nullable=False, server_default="[]"),  # what people added to the shuffle
    Column("pace", String(200), nullable=False, server_default="{}"),  # how much time people have
    Column("deadline", Float),  # the next moment at which somebody's time runs out, in seconds since 1970
    Index(None, "deadline"),
    Column("rated", Boolean, nullable=False, server_default=false()),  # whether its game counts for ratings
    Index(None, "state", "listed", "at"),
    Index(None, "host"),
)

result: Final = Table(
    "result",
    metadata,
    Column("seating", String(26), ForeignKey("seating.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("person.id", ondelete="SET NULL")),
    Column("bot", String(32), nullable=False),
    Column("name", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("sources", Text, nullable=False),  # where the points came from, as JSON
    Column("played", Text, nullable=False),  # what they played with, such as a general, as JSON
    Column("mu", Float),  # the rating after it, where the game was rated
    Column("sigma", Float),
    Column("change", Integer, nullable=False),  # of the rating as it is shown
    Column("at", String(32), nullable=False),
    Index(None, "person", "at"),
    Index(None, "game", "at"),
    Index(None, "at"),
)

rating: Final = Table(
    "rating",
    metadata,
    Column("person", Integer, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Index(None, "game", "mu"),
)

house_key: Final = Table(
    "house_key",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("body", Text, nullable=False),
)

channel: Final = Table(
    "channel",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("details", Text, nullable=False),  # keys of a browser, the format of a webhook; JSON
    Column("confirmed", Boolean, nullable=False),
    Column("trouble", String(20), nullable=False),  # why the last notice did not come; empty if it did
    Column("at", String(32), nullable=False),
    Index(None, "person"),
)

notice: Final = Table(
    "notice",
    metadata,
    Column("person", Integer, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("seating", String(26), ForeignKey("seating.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("due", String(32), nullable=False),
    Column("sent", String(32), nullable=False),  # empty: not yet
    Index(None, "sent", "due"),
)

delivery: Final = Table(
    "delivery",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("channel", Integer, ForeignKey("channel.id", ondelete="CASCADE"), nullable=False),
    Column("seating", String(26), ForeignKey("seating.id", ondelete="CASCADE"), nullable=False),
    Column("body", Text, nullable=False),
    Column("due", String(32), nullable=False),
    Column("tries", Integer, nullable=False),
    Index(None, "due"),
)

favourite: Final = Table(
    "favourite",
    metadata,
    Column("person", Integer, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("seating", String(26), ForeignKey("seating.id", ondelete="CASCADE"), primary_key=True),
    Column("at", String(32), nullable=False),
)

seat: Final = Table(
    "seat",
    metadata,
    Column("seating", String(26), ForeignKey("seating.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(6), nullable=False),
    Column("person", Integer, ForeignKey("person.id")),  # whose it is; of a bot or an open seat, who left it
    Column("bot", String(32), nullable=False),
    Column("name", String(32), nullable=False),
    Index(None, "person"),
)

last_seen: Final = Table(
    "last_seen",
    metadata,
    Column("seating", String(26), ForeignKey("seating.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Integer, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),  # when they left the table, in seconds since 1970
)

seat_event: Final = Table(
    "seat_event",
    metadata,
    Column("seating", String(26), ForeignKey("seating.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("what", String(16), nullable=False),
    Column("state", String(10), nullable=False),  # of the table, once it had happened
    Column("person", Integer, ForeignKey("person.id")),  # whose seat it is, or was
    Column("name", String(32), nullable=False),
    Column("by_person", Integer, ForeignKey("person.id")),
    Column("by_name", String(32), nullable=False),
    Column("at", String(32), nullable=False),
)

change: Final = Table(
    "change",
    metadata,
    Column("seating", String(26), ForeignKey("seating.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("key", String(96), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("seating", "key"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("seating", String(26), ForeignKey("seating.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(32), nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", String(32), nullable=False),
)

plan: Final = Table(
    "plan",
    metadata,
    Column("seating", String(26), ForeignKey("seating.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("period", Integer, nullable=False),  # after it the plan no longer holds
    Column("phrase", String(32), nullable=False),
    Column("about", String(64), nullable=False),
    Column("text", String(80), nullable=False),
)

seat_order: Final = Table(
    "seat_order",
    metadata,
    Column("seating", String(26), ForeignKey("seating.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("body", Text, nullable=False),  # what is to be done for the seat
)

tournament: Final = Table(
    "tournament",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("game", String(32), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("state", String(10), nullable=False),
    Column("host", Integer, ForeignKey("person.id", ondelete="SET NULL")),
    Column("rounds", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", String(200), nullable=False),
    Column("at", String(32), nullable=False),
)

tournament_player: Final = Table(
    "tournament_player",
    metadata,
    Column("tournament", String(26), ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("person.id", ondelete="SET NULL")),
    Column("bot", String(32), nullable=False),
    Column("name", String(32), nullable=False),
    Index(None, "person"),
)

tournament_pair: Final = Table(
    "tournament_pair",
    metadata,
    Column("tournament", String(26), ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("one", Integer, nullable=False),
    Column("two", Integer, nullable=False),  # -1: nobody
    Column("seating", String(26), nullable=False),  # kept when the table is gone
    Column("result", Float),  # what the first of them got
    Index(None, "seating"),
)

lease: Final = Table(
    "lease",
    metadata,
    Column("seating", String(26), ForeignKey("seating.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(16), nullable=False),  # the process that lets the bots of the table move
    Column("until", Float, nullable=False),  # seconds since 1970, by the clock of the database
)

content_pack: Final = Table(
    "content_pack",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the game's name and the files
    Column("game", String(32), nullable=False),
    Column("content", String(64), nullable=False),  # the digest of what the rules read in it
    Column("files", LargeBinary, nullable=False),
    Column("at", String(32), nullable=False),
    Column("name", String(60), nullable=False, server_default=""),  # as whoever brought it calls it
    Index(None, "game", "content", "at"),
)

shelf_pack: Final = Table(
    "shelf_pack",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("person", Integer, ForeignKey("person.id", ondelete="CASCADE")),
    Column("game", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("of_house", Boolean, nullable=False),  # whether everybody may play with it
    Column("files", LargeBinary, nullable=False),
    Column("at", String(32), nullable=False),
    Index(None, "person"),
)

recording: Final = Table(
    "recording",
    metadata,
    Column("seating", String(26), ForeignKey("seating.id", ondelete="CASCADE"), primary_key=True),
    Column("part", String(32), primary_key=True),  # the outline or the views of somebody, in a language
    Column("body", LargeBinary, nullable=False),
)

review: Final = Table(
    "review",
    metadata,
    Column("seating", String(26), ForeignKey("seating.id", ondelete="CASCADE"), primary_key=True),
    Column("depth", String(8), primary_key=True),
    Column("made_by", String(64), nullable=False),  # rules, content and version of reviews; of others it is made anew
    Column("body", LargeBinary, nullable=False),
    Column("at", String(32), nullable=False),
)

snapshot: Final = Table(
    "snapshot",
    metadata,
    Column("seating", String(26), ForeignKey("seating.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("made_by", String(64), nullable=False),  # rules and content; of others it is of no use
    Column("body", LargeBinary, nullable=False),
)

ban: Final = Table(
    "ban",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("person.id", ondelete="CASCADE")),
    Column("address", String(64), nullable=False),
    Column("until", String(32), nullable=False),  # empty: for ever
    Column("why", String(200), nullable=False),
    Column("at", String(32), nullable=False),
    Index(None, "person"),
    Index(None, "address"),
)

report: Final = Table(
    "report",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seating", String(26), nullable=False),  # kept when the table is gone
    Column("seat", Integer, nullable=False),
    Column("person", Integer, ForeignKey("person.id", ondelete="SET NULL")),  # whom it is about
    Column("by", Integer, ForeignKey("person.id", ondelete="SET NULL")),
    Column("text", String(400), nullable=False),
    Column("at", String(32), nullable=False),
    Column("state", String(6), nullable=False),
)

"""How one proves to be somebody: a name with a password, passkeys, codes; and the devices one is there on."""

from typing import Annotated, Any

from msgspec import Meta

from teahouse.server.wire.basics import FromClient, FromServer, Name

Password = Annotated[str, Meta(min_length=8, max_length=128)]
Code = Annotated[str, Meta(min_length=1, max_length=64)]
Credential = dict[str, Any]
"""What a browser says of a passkey, as WebAuthn writes it in JSON."""


class SessionShown(FromServer, frozen=True):
    """A device on which somebody is there."""

    id: int
    device: str
    """The browser and the system; empty where nobody knows."""
    at: str
    seen: str
    here: bool
    """Whether it is the one that asks."""


class PasskeyShown(FromServer, frozen=True):
    id: int
    name: str
    at: str


class Account(FromServer, frozen=True):
    """How I can come back, and where I am."""

    login: str
    """The name I sign in with; empty without a password."""
    passkeys: list[PasskeyShown]
    codes: int
    """Recovery codes that have not been used."""
    sessions: list[SessionShown]
    passkeys_work: bool
    """Whether browsers have passkeys for the address at which the house was opened."""


class KeepMe(FromClient, frozen=True):
    """A name and a password to come back with; in place of the old ones, `current` must be the old password."""

    login: Name
    password: Password
    current: Annotated[str, Meta(max_length=128)] = ""


class SignIn(FromClient, frozen=True):
    """Come back with name and password; what a guest has played here until now comes along if they wish."""

    login: Annotated[str, Meta(min_length=1, max_length=64)]
    password: Annotated[str, Meta(min_length=1, max_length=128)]
    bring: bool = False


class Recover(FromClient, frozen=True):
    """Come back with a recovery code; a new password takes the place of the forgotten one."""

    code: Code
    password: Password | None = None
    bring: bool = False


class Arrive(FromClient, frozen=True):
    """Be the one who made this code, on this device, too."""

    code: Code
    bring: bool = False


class RecoveryCodes(FromServer, frozen=True):
    """Each opens once; they are shown once."""

    codes: list[str]


class DeviceCode(FromServer, frozen=True):
    """A short while in which another device can become mine, too."""

    code: str
    path: str
    """Where the other device opens the house; the code stands behind #, so that no server on the way reads it."""
    qr: str
    """The same as a picture, an address of data."""
    until: str


class ShowDevice(FromClient, frozen=True):
    """Ask for a code for another device, which then opens a table, or the start page."""

    origin: Annotated[str, Meta(max_length=200, pattern=r"^https?://[^\s/#?]+$")]
    """Where that device finds the house."""
    table: Annotated[str, Meta(max_length=40, pattern=r"^[\w-]*$")] = ""


class CeremonyOffered(FromServer, frozen=True):
    """What a browser needs to make or use a passkey."""

    options: str
    """JSON, as WebAuthn writes it."""


class NewPasskey(FromClient, frozen=True):
    """A passkey that was just made."""

    credential: Credential


class UsePasskey(FromClient, frozen=True):
    """Come back with a passkey."""

    credential: Credential
    bring: bool = False

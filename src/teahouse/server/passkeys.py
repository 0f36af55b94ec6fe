"""Passkeys (WebAuthn): a device proves that it holds a key, and nothing that could be stolen is sent or kept.

A ceremony has two steps: we offer a challenge, which is good once and for a few minutes, and the browser answers it.
"""

from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from litestar import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    generate_challenge,
    parse_authentication_credential_json,
    parse_client_data_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from teahouse.server.accounts import Passkey
from teahouse.server.errors import ApiError
from teahouse.server.models import Person
from teahouse.server.one_time import What, later
from teahouse.server.sites import site_of

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

HOUSE: Final = "Teahouse"
LASTS: Final = timedelta(minutes=5)
ODD: Final = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError)
"""What the library says of an answer that is none."""


class Passkeys:
    def __init__(self, context: "AppContext") -> None:
        self.context = context

    async def challenge(self, what: What, person: Person | None) -> bytes:
        made = generate_challenge()
        whose = person.id if person is not None else None
        await self.context.one_time.add(what, [made.hex()], whose, later(LASTS), alone=False)
        return made

    async def answered(self, what: What, said: dict[str, Any]) -> tuple[bytes, int | None]:
        """The challenge that a browser answers, and for whom it was; it is good once."""
        try:
            client = parse_client_data_json(base64url_to_bytes(said["response"]["clientDataJSON"]))
        except ODD:
            raise ApiError("passkey-refused") from None
        return client.challenge, await self.context.one_time.use(what, client.challenge.hex())

    # -- made --------------------------------------------------------------------------------

    async def offer_making(self, request: Request[Any, Any, Any], person: Person) -> str:
        have = await self.context.accounts.passkeys_of(person.id)
        options = generate_registration_options(
            rp_id=site_of(request)[0],
            rp_name=HOUSE,
            user_id=await self.context.accounts.mark_of(person),
            user_name=person.name,
            challenge=await self.challenge("make", person),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=each.raw) for each in have],
        )
        return options_to_json(options)

    async def made(self, request: Request[Any, Any, Any], person: Person, said: dict[str, Any], name: str) -> None:
        challenge, whose = await self.answered("make", said)
        site, origin = site_of(request)
        try:
            proved = verify_registration_response(
                credential=said, expected_challenge=challenge, expected_rp_id=site, expected_origin=origin
            )
        except ODD:
            raise ApiError("passkey-refused") from None
        if whose != person.id:
            raise ApiError("passkey-refused")
        await self.context.accounts.add_passkey(
            person, proved.credential_id, proved.credential_public_key, proved.sign_count, name
        )

    # -- used --------------------------------------------------------------------------------

    async def offer_use(self, request: Request[Any, Any, Any]) -> str:
        challenge = await self.challenge("use", None)
        return options_to_json(generate_authentication_options(rp_id=site_of(request)[0], challenge=challenge))

    async def used(self, request: Request[Any, Any, Any], said: dict[str, Any]) -> int:
        """Whose passkey it is that has answered."""
        challenge, _ = await self.answered("use", said)
        passkey = await self.passkey_of(said)
        site, origin = site_of(request)
        try:
            proved = verify_authentication_response(
                credential=said,
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=origin,
                credential_public_key=passkey.key,
                credential_current_sign_count=passkey.count,
            )
        except ODD:
            raise ApiError("passkey-refused") from None
        await self.context.accounts.count_passkey(passkey.id, proved.new_sign_count)
        return passkey.person

    async def passkey_of(self, said: dict[str, Any]) -> Passkey:
        try:
            raw = parse_authentication_credential_json(said).raw_id
        except ODD:
            raise ApiError("passkey-refused") from None
        found = await self.context.accounts.passkey(raw)
        if found is None:
            raise ApiError("passkey-unknown")
        return found

"""A device that makes and uses passkeys, as browsers do; in memory."""

import hashlib
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from msgspec import json
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 1, 4, 64
Json = dict[str, Any]


class SoftKey:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.raw = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def client(self, kind: str, options: Json) -> bytes:
        return json.encode({"type": kind, "challenge": options["challenge"], "origin": self.origin})

    def authenticator(self, site: str, flags: int, rest: bytes = b"") -> bytes:
        self.count += 1
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big") + rest

    def credential(self, response: Json) -> Json:
        written = bytes_to_base64url(self.raw)
        kept = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": written, "rawId": written, "type": "public-key", "response": kept, "clientExtensionResults": {}}

    def make(self, options: Json) -> Json:
        """Answer an offer to make a passkey."""
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        attested = bytes(16) + len(self.raw).to_bytes(2, "big") + self.raw + public
        said = self.authenticator(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED, attested)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": said})
        client = self.client("webauthn.create", options)
        return self.credential({"clientDataJSON": client, "attestationObject": attestation})

    def use(self, options: Json) -> Json:
        """Answer a challenge."""
        said, client = self.authenticator(options["rpId"], PRESENT | VERIFIED), self.client("webauthn.get", options)
        signature = self.key.sign(said + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self.credential({"clientDataJSON": client, "authenticatorData": said, "signature": signature})

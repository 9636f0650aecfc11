"""Web Push: a message that only one browser can read (RFC 8291), from a server it knows (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import os
import re
import ssl
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from fnmatch import fnmatchcase
from hashlib import sha256
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bauhuette.server.notifications.smtp import NotSent

PLAIN = re.compile(r"[!#-\[\]-~]+")  # visible ASCII but quotes and backslashes, which programs read differently
CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD_BYTES = 4096
PADDED = 1024  # all messages are as long: their size says nothing
KEPT_S = 3 * 86_400  # a push service keeps it so long for a device that is off
SIGNED_S = 6 * 3600
TIMEOUT_S = 15.0
GONE = (404, 410)


class Gone(Exception):
    """The browser is not there any more."""


class PushSubscription(NamedTuple):
    """Where a browser can be reached, and by which keys."""

    endpoint: str
    p256dh: str
    auth: str


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_device(device: PushSubscription, services: Sequence[str]) -> bool:
    """Check the keys, and that the push service is one this server may call."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(device.p256dh))
        return _is_at(device.endpoint, services) and len(unb64(device.auth)) == 16
    except (ValueError, binascii.Error):
        return False


def _is_at(endpoint: str, services: Sequence[str]) -> bool:
    """Tell whether a service is there: by HTTPS at the usual port, unless the host has named a whole origin."""
    place = urlsplit(endpoint)
    if not PLAIN.fullmatch(endpoint) or "@" in place.netloc:
        return False
    if f"{place.scheme}://{place.netloc}" in services:
        return True
    usual = place.scheme == "https" and place.port in (None, 443)
    return usual and any(fnmatchcase(place.hostname or "", service) for service in services)


class VapidSigner:
    """Sign messages to push services with a key made from this installation's secret."""

    def __init__(self, secret: bytes, contact: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(secret, "big") % (ORDER - 1) + 1, CURVE)
        self.contact = contact

    @property
    def public(self) -> str:
        return b64(_point(self.key.public_key()))

    def header(self, endpoint: str) -> str:
        place = urlsplit(endpoint)
        claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": int(time.time()) + SIGNED_S, "sub": self.contact}
        parts = [b64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))},k={self.public}"


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def sealed(
    device: PushSubscription, plain: bytes, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """What only that browser can read; `key` and `salt` are made anew for every message."""
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, ours = unb64(device.p256dh), _point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(unb64(device.auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    lock = AESGCM(_derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + lock.encrypt(nonce, plain + b"\x02", None)


def packed(message: dict[str, Any]) -> bytes:
    """As JSON, filled up with blanks."""
    return json.dumps(message, ensure_ascii=False).encode().ljust(PADDED)


class _NoDetours(urllib.request.HTTPRedirectHandler):
    """Refuse redirects."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


def send(signer: VapidSigner, device: PushSubscription, message: dict[str, Any], topic: str) -> None:
    """Returns when the push service has taken it. `Gone`, `NotSent`, or another error that leaves it open."""
    headers = {
        "authorization": signer.header(device.endpoint),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_S),
        "urgency": "normal",
        "topic": b64(sha256(topic.encode()).digest())[:32],  # a newer one takes the place of one that waits
    }
    request = urllib.request.Request(device.endpoint, sealed(device, packed(message)), headers, method="POST")
    secure = urllib.request.HTTPSHandler(context=ssl.create_default_context())
    try:
        urllib.request.build_opener(_NoDetours, secure).open(request, timeout=TIMEOUT_S).close()
    except urllib.error.HTTPError as error:
        error.close()
        if error.code in GONE:
            raise Gone from None
        raise NotSent(later=error.code == 429 or error.code >= 500) from None
    except urllib.error.URLError as error:
        if isinstance(error.reason, ConnectionRefusedError):
            raise NotSent(later=True) from None
        raise

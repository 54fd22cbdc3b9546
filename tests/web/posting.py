"""Doubles for what carries reminders: a mail server and a push service, spoken to like the true ones."""

import json
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.test_reminders import opened

from tavola.server.reminders.push import encoded, point, private

SERVICE = "fcm.googleapis.com"
BROWSER, SALT = private(b"\7" * 32), b"s" * 16
# A browser without a push service: what it would be given is made up, the key is one that the test can read with.
PUSHES = (
    """
Object.defineProperty(Notification, 'requestPermission', { value: async () => 'granted' });
PushManager.prototype.subscribe = async function () {
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
  const keys = { p256dh: bytes('POINT').buffer, auth: bytes('SALT').buffer };
  return { endpoint: 'https://SERVICE/fcm/send/ada', getKey: (name) => keys[name] };
};
""".replace("POINT", encoded(point(BROWSER)))
    .replace("SALT", encoded(SALT))
    .replace("SERVICE", SERVICE)
)


class MailDouble(socketserver.ThreadingTCPServer):
    """Takes every letter."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Letters)
        self.letters: list[str] = []


class Letters(socketserver.StreamRequestHandler):
    server: MailDouble

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline().strip().upper():
            if line == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                self.server.letters.append(b"".join(iter(self.rfile.readline, b".\r\n")).decode())
            self.wfile.write(b"221 bye\r\n" if line == b"QUIT" else b"250 well\r\n")


class PushDouble(BaseHTTPRequestHandler):
    """Takes what is left for our browser, and reads it as that would."""

    notes: ClassVar[list[dict[str, Any]]]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        assert self.headers["authorization"].startswith("vapid t=")
        self.notes.append(json.loads(opened(body, BROWSER, SALT)))
        self.send_response(201)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: who reads the test's output looks for something else."""


@contextmanager
def mail_double() -> Iterator[tuple[int, list[str]]]:
    """Its port, and the letters it got."""
    with MailDouble() as double:
        threading.Thread(target=double.serve_forever, daemon=True).start()
        yield double.server_address[1], double.letters
        double.shutdown()


@contextmanager
def push_double(folder: Path) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    """Its port, and what it was told; `folder` gets its certificate, `push.pem`."""
    safe = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    safe.load_cert_chain(certified(folder))
    notes: list[dict[str, Any]] = []
    handler = type("OwnPushDouble", (PushDouble,), {"notes": notes})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as double:
        double.socket = safe.wrap_socket(double.socket, server_side=True)
        threading.Thread(target=double.serve_forever, daemon=True).start()
        yield double.server_address[1], notes
        double.shutdown()


def certified(folder: Path) -> Path:
    """A certificate for the name of the service, and its key, in one file."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([])
    now, names = datetime.now(UTC), x509.SubjectAlternativeName([x509.DNSName(SERVICE)])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=30))
    signed = made.add_extension(names, critical=True).sign(key, hashes.SHA256())
    plain = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    file = folder / "push.pem"
    file.write_bytes(signed.public_bytes(serialization.Encoding.PEM) + key.private_bytes(*plain))
    return file

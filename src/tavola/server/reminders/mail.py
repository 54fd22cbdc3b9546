"""Reminders by mail, where whoever runs the server named one that takes it."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from tavola.service.by_days.reminding import Fate, Note
from tavola.store.by_days import Subscription

PATIENCE = 20.0  # seconds
WHOLE = SMTP.clone(max_line_length=900)  # a link that is folded is none for mail programs
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")

Deliver = Callable[[EmailMessage], None]


class MailServer(msgspec.Struct, frozen=True):
    """`smtp://name:password@host:587?from=tavola@example.org`; `smtps` speaks TLS from the first byte."""

    host: str
    port: int
    tls: bool
    name: str
    password: str
    sender: str

    @classmethod
    def read(cls, text: str) -> MailServer:
        parts = urlsplit(text)
        sender = parse_qs(parts.query).get("from", [""])[0]
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not is_address(sender):
            raise ValueError("write it as smtp://name:password@host:587?from=tavola@example.org")
        tls = parts.scheme == "smtps"
        name, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, parts.port or (465 if tls else 587), tls, name, password, sender)


def is_address(text: str) -> bool:
    """One plain address: no names, no lists, nothing that a mail server could read as more than one."""
    return len(text) <= 200 and ADDRESS.fullmatch(text) is not None and ".." not in text


def deliverer(server: MailServer) -> Deliver:
    def deliver(message: EmailMessage) -> None:
        safe = ssl.create_default_context()
        line: smtplib.SMTP
        if server.tls:
            line = smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=safe)
        else:
            line = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
        with line:
            if not server.tls and server.name:
                line.starttls(context=safe)  # a password never goes in clear
            if server.name:
                line.login(server.name, server.password)
            line.send_message(message)

    return deliver


class Mail:
    """Sends reminders as plain text, each with the way to end them."""

    def __init__(self, sender: str, origin: str, deliver: Deliver) -> None:
        self.sender, self.origin, self.deliver = sender, origin.rstrip("/"), deliver

    async def send(self, to: Subscription, note: Note) -> Fate:
        try:
            await asyncio.to_thread(self.deliver, self.message(to.address, note))
        except smtplib.SMTPRecipientsRefused:
            return "gone"
        except (OSError, smtplib.SMTPException, ValueError):
            return "failed"
        return "sent"

    def message(self, to: str, note: Note) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, note.title
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if note.stop:
            message["List-Unsubscribe"] = f"<{self.origin}{note.stop}>"
        lines = [note.text, "", self.origin + note.path]
        if note.stop:
            lines += ["", "--", self.origin + note.stop]
        message.set_content("\n".join(lines) + "\n")
        message.policy = WHOLE  # what is said is written as before, only its heads are not folded
        return message

"""How reminders travel: to browsers by their push services, and by mail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.server.reminders.mail import Mail, MailServer, deliverer
from tavola.service.by_days.reminding import Sender

if TYPE_CHECKING:
    from tavola.server.reminders.push import WebPush
    from tavola.server.settings import Settings


def contact_of(settings: Settings) -> str:
    """Push services want to know whom to write to when something goes wrong."""
    safe = [origin for origin in settings.origins if origin.startswith("https://")]
    return settings.contact or (safe[0] if safe else "mailto:nobody@localhost.invalid")


def senders_of(settings: Settings, push: WebPush) -> dict[str, Sender]:
    """The ways there are here. Mail needs to know where the links in it lead."""
    found: dict[str, Sender] = {"push": push} if settings.push_services else {}
    if settings.mail_server and settings.origins:
        server = MailServer.read(settings.mail_server)
        found["mail"] = Mail(server.sender, settings.origins[0], deliverer(server))
    return found

"""How a server is run: where tables are kept, who may come, how much is too much."""

from __future__ import annotations

from typing import Literal

import msgspec

from tavola.server.reminders.push import SERVICES
from tavola.service.ceilings import Ceilings

LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]")


class Limits(msgspec.Struct, frozen=True):
    """Generous for people, narrow for floods. Rates are a second, bursts are how many may come at once."""

    head: int = 16 * 1024  # bytes of a request's head
    headers: int = 100  # lines of it
    url: int = 4 * 1024  # bytes of its address
    body: int = 64 * 1024  # bytes of a request
    message: int = 16 * 1024  # bytes of a stream's message
    address_rate: float = 50.0  # requests of one address
    address_burst: int = 200
    work_rate: float = 0.4  # seconds of processor time that what one address asks for may take
    work_burst: float = 1.0
    queue_of_address: int = 100  # requests that wait for their address's turn
    refusal_pause: float = 0.5  # seconds that a refusal for too many requests is kept back
    open_rate: float = 0.5  # tables opened by one address
    open_burst: int = 30
    next_rate: float = 0.1  # tables opened with one key: rematches, campaigns, branches
    next_burst: int = 10
    person_rate: float = 0.1  # persons made and devices brought by one address, links made by one person
    person_burst: int = 20
    try_rate: float = 0.0003  # tries that count, begun from one address
    try_burst: int = 24
    hall_rate: float = 0.2  # tables one person opens in the hall or sits down at
    hall_burst: int = 20
    letter_rate: float = 0.0003  # letters that ask whether an address is one's own, asked for from one address
    letter_burst: int = 5
    talk_rate: float = 1.0  # what is said with one key, and at one table
    talk_burst: int = 20
    ask_rate: float = 2.0  # taken back, proposed or voted with one key, and at one table
    ask_burst: int = 40
    imports: int = 8  # files being read at a time in one worker
    imports_of_address: int = 2
    thought_rate: float = 0.5  # hints and analyses asked for by one address
    thought_burst: int = 10
    key_rate: float = 0.2  # wrong keys of one address: guessing is hopeless, and slow
    key_burst: int = 20
    stream_rate: float = 20.0  # messages of one stream
    stream_burst: int = 60
    streams: int = 5_000  # open at a time in one worker
    streams_of_address: int = 200
    hello: float = 10.0  # seconds for the first message
    unread: int = 1 << 20  # bytes that may wait for one stream
    unread_of_all: int = 256 << 20  # and for all of one worker
    connections: int = 6_000  # lines open at a time in one worker
    connections_of_address: int = 300
    arrival_rate: float = 100.0  # lines opened by one address
    arrival_burst: int = 500
    head_time: float = 10.0  # seconds for a request's head
    body_time: float = 60.0  # seconds for its body
    send_time: float = 10.0  # seconds for a reader to take 64 KiB of what waits for it
    control_rate: float = 1.0  # pings and other frames of one stream that say nothing
    control_burst: int = 30


class Settings(msgspec.Struct, frozen=True):
    """What `tavola serve` was told."""

    db: str
    origins: tuple[str, ...] = ()  # "https://tavola.example": pages that may use it besides its own
    hosts: tuple[str, ...] = LOCAL_HOSTS  # names it answers to; empty for any
    password: str = ""  # asked of who opens a table
    proxied: bool = False  # behind a proxy that sets X-Forwarded-For
    bot_processes: int = 1
    metrics: Literal["off", "local", "all"] = "local"  # who may read the figures: nobody, this machine, everybody
    limits: Limits = Limits()
    contact: str = ""  # whom push services may write to: "mailto:…" or the address of a page
    mail_server: str = ""  # that takes reminders: "smtp://name:password@host:587?from=tavola@example.org"
    push_services: tuple[str, ...] = SERVICES  # whose addresses we speak to
    any_number: bool = False  # answers to every address in numbers as well, whoever may have it
    ceilings: Ceilings = Ceilings()

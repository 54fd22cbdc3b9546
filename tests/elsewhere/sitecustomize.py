"""Read first by every Python of a server that a test has started: its clock and its names are the test's.

`TEST_CLOCK` names a file with the seconds by which the clock is ahead; `TEST_NAMES` says where the machines of some
names are ("fcm.googleapis.com=127.0.0.1:4433"). Nothing of the server is another because of it.
"""

import os
import socket
import time
from pathlib import Path
from typing import Any

CLOCK, NAMES = Path(os.environ.get("TEST_CLOCK", "")), os.environ.get("TEST_NAMES", "")
true_time, true_addresses = time.time, socket.getaddrinfo
led = dict(name.split("=") for name in NAMES.split() if name)


def moved_time() -> float:
    return true_time() + float(CLOCK.read_text(encoding="ascii"))


def led_addresses(host: Any, port: Any, *how: Any, **named: Any) -> Any:
    if host in led:
        host, _, port = led[host].partition(":")
    return true_addresses(host, port, *how, **named)


if "TEST_CLOCK" in os.environ:
    time.time = moved_time
if led:
    socket.getaddrinfo = led_addresses

"""Logs as one JSON object a line. Nothing secret is ever given to them: keys travel in headers and are not logged."""

from __future__ import annotations

import logging
import re
import sys
import time
from typing import Any

import msgspec

ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
KEY = re.compile(r"(t[a-z]_)[A-Za-z0-9_-]{43}")  # of seats, devices, links, clubs, drafts: whatever opens something


class JsonLines(logging.Formatter):
    """A record as JSON; should a key ever come by, it is blotted out."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "from": record.name}
        line["event"] = record.getMessage()
        line |= {name: value for name, value in vars(record).items() if name not in ORDINARY}
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = self.formatException(record.exc_info)
        text = msgspec.json.encode(line, enc_hook=str).decode()
        return KEY.sub(r"\1...", text)


def as_it_is(record: logging.LogRecord) -> bool:
    """Requests that are broken off when a server goes down are no fault of its own."""
    if str(record.msg).startswith("Cancel %s running task"):
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(as_it_is)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())

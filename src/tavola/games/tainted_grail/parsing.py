"""Numbers in what somebody has sent: any text at all, so it is looked at before it is read."""

from __future__ import annotations

LONGEST = 9  # digits; nothing on the table has more


def number_in(text: str) -> int | None:
    """The number that this text is, in plain digits; None for anything else, superscripts and the like included."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST else None

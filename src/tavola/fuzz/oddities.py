"""Odd answers: what a broken client, a curious player or an attacker might send instead of a legal key."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

REMEMBERED = 600  # keys of earlier moments
GAP = re.compile(r"([:+#,])")  # where keys are joined
TOO_LONG = 20_000  # characters

# Numbers that are none, and some that int() would take for one.
FALSE_NUMBERS = (
    *("²", "①", "٣", "३", "１", "Ⅳ", "½", "-1", "+1", "01", "00", "1_0", " 1", "1 ", "1.0", "1e3", "0x1", "∞", "nan"),
    *("999999999", "9999999999", "-0", "9" * 5000, "0" * 5000, "²" * 200),
)
BARE = (
    *("", ":", "::", ":::::::", "+", "#", "#1", "+:+", " ", "\n", "\t", "\x00", "\x00:\x00", "\ufeff", "\u202e", "🂡"),
    *(
        "\ud800",
        "None",
        "null",
        "true",
        "[]",
        "{}",
        "%s",
        "{0}",
        "{ $name }",
        "../..",
        "'; --",
        "<b>",
        "é:è",
        "a" * 300,
    ),
    *("x" * TOO_LONG, ":" * TOO_LONG, "7:" * TOO_LONG, "no:such:key", "pass:pass", "__class__", "peek", "peek:0"),
)


class Oddities:
    """The odd answers of one game. It remembers what was legal before, and what keys are made of."""

    def __init__(self, random: Random, vocabulary: Sequence[str]) -> None:
        self.random = random
        self.keys: list[str] = list(vocabulary)
        self.parts: list[str] = sorted({part for key in vocabulary for part in GAP.split(key)} - {""})
        self.ways: tuple[Callable[[str], str], ...] = (
            self.other_part,
            self.other_number,
            self.false_number,
            self.cut_short,
            self.repeat,
            self.exchange,
            self.append,
            self.touch_a_letter,
            self.graft,
        )

    def note(self, legal: Sequence[str]) -> None:
        """Some of the answers of this moment, for later moments."""
        random = self.random
        for _ in range(min(len(legal), 3)):
            key = legal[int(random.random() * len(legal))]
            if len(self.keys) < REMEMBERED:
                self.keys.append(key)
            else:
                self.keys[int(random.random() * REMEMBERED)] = key

    def next(self, legal: Sequence[str], looked_for: Sequence[str] = ()) -> str:
        """Something to send now: nearly legal, legal at another moment or for another seat, or nothing at all."""
        kind = self.random.random()
        if kind < 0.4:
            return self.changed(self.pick(legal))
        if kind < 0.65:
            return self.pick(self.keys)
        if kind < 0.8:
            return self.changed(self.pick(self.keys))
        if kind < 0.87 and looked_for:
            return self.pick(looked_for)
        if kind < 0.95:
            return self.made_up()
        return self.pick(BARE)

    def pick(self, texts: Sequence[str]) -> str:
        return texts[int(self.random.random() * len(texts))] if texts else ""

    def changed(self, key: str) -> str:
        """A near miss; now and then two changes at once."""
        changed = self.random.choice(self.ways)(key)
        return changed if self.random.random() < 0.8 else self.random.choice(self.ways)(changed)

    def made_up(self) -> str:
        """A word that is known, and something behind it."""
        some = [self.pick(self.parts) if self.random.random() < 0.7 else self.pick(FALSE_NUMBERS) for _ in range(3)]
        return ":".join([self.pick(self.keys).partition(":")[0], *some[: self.random.randint(0, 3)]])

    # -- near misses
    def other_part(self, key: str) -> str:
        return self.at_one_place(key, lambda part: self.pick(self.parts))

    def other_number(self, key: str) -> str:
        return self.at_one_place(key, lambda part: str(self.random.choice((0, 1, 2, 3, 4, 5, 6, 7, 9, 42, 103, 999))))

    def false_number(self, key: str) -> str:
        return self.at_one_place(key, lambda part: self.pick(FALSE_NUMBERS))

    def cut_short(self, key: str) -> str:
        return key[: int(self.random.random() * (len(key) + 1))]

    def repeat(self, key: str) -> str:
        return self.at_one_place(key, lambda part: f"{part}{self.random.choice((':', '+', ''))}{part}")

    def exchange(self, key: str) -> str:
        """Two of its parts have changed places."""
        parts = GAP.split(key)
        one, two = (self.random.randrange(0, len(parts), 2) for _ in range(2))
        parts[one], parts[two] = parts[two], parts[one]
        return "".join(parts)

    def append(self, key: str) -> str:
        return key + self.random.choice(
            (":", "+", "#", "#1", " ", "\n", "\x00", ":0", ":x", "²", ":all", ":m1", ":2:2")
        )

    def touch_a_letter(self, key: str) -> str:
        at = int(self.random.random() * (len(key) + 1))
        return (
            key[:at] + self.random.choice((":", "X", "1", "\x00", "é", "-", "")) + key[at + self.random.randint(0, 1) :]
        )

    def graft(self, key: str) -> str:
        """The first word of one key before the rest of another."""
        return f"{key.partition(':')[0]}:{self.pick(self.keys).partition(':')[2]}"

    def at_one_place(self, key: str, change: Callable[[str], str]) -> str:
        parts = GAP.split(key)
        at = self.random.randrange(0, len(parts), 2)
        parts[at] = change(parts[at])
        return "".join(parts)

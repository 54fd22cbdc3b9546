"""A view reaches its viewer in words: messages in it are said, everything else stays as it is."""

import msgspec

from tavola.content.words import FluentWords
from tavola.kernel.codec import plain
from tavola.kernel.text import Message, say
from tavola.service.present import translated


class Card(msgspec.Struct):
    id: str
    name: Message
    rules: tuple[Message, ...]
    counts: dict[str, int]


def test_messages_in_a_view_are_said() -> None:
    words = FluentWords("en", [("a.ftl", "axe = Axe\nbreaks = { $what } breaks { $n } times\n")])
    card = Card("axe#1", say("axe"), (say("breaks", what=say("axe"), n=2),), {"left": 3})
    assert translated(plain(card), words) == {
        "id": "axe#1",
        "name": "Axe",
        "rules": ["Axe breaks 2 times"],
        "counts": {"left": 3},
    }

"""Whatever is shown has words in every language, and the table can be read as text."""

from __future__ import annotations

from collections.abc import Iterator

from tests.contract.moment import Moment
from tests.contract.table import Table, require

from tavola.kernel.event import Event, all_seen_by
from tavola.kernel.state import State
from tavola.kernel.text import Message

MANY = 12  # labels of one decision that are looked up


def everything_has_words(moment: Moment) -> None:
    """The question, the answers, the refusals and what follows."""
    game, g, decision, keys = moment.table.game, moment.g, moment.decision, moment.decision.legal()
    some = keys if len(keys) <= MANY else [moment.luck.pick(keys) for _ in range(MANY)]
    said = [game.prompt(g, decision), *(game.label(g, decision, key) for key in some)]
    said += [refusal.message() for refusal in game.refused(g, decision)]
    after = moment.answered(g.clone())
    said += [game.tell(after.g, event) for event in events_as_seen(moment.table, after.events)]
    for message in said:
        has_words(moment.table, message, str(moment))


def table_reads_as_text(table: Table, g: State, where: str) -> None:
    """Every viewer's view can be described, and no two languages describe it with the same words."""
    outcome = table.game.outcome(g)
    if outcome is not None and outcome.ending:
        has_words(table, Message("ending-" + outcome.ending.replace("_", "-")), where)
    for viewer in table.viewers():
        texts = [table.game.describe(table.game.view(g, viewer), words) for words in table.words]
        require(all(text.strip() for text in texts), "words", f"viewer {viewer} reads nothing ({where})")
        require(len(set(texts)) == len(texts), "words", f"viewer {viewer} reads one language only ({where})")


def events_as_seen(table: Table, events: list[Event]) -> Iterator[Event]:
    for viewer in table.viewers():
        yield from all_seen_by(events, viewer)


def has_words(table: Table, message: Message, where: str) -> None:
    for inner in parts(message):
        for words in table.words:
            require(words.has(inner.id), "words", f"no {words.language} words for {inner.id} ({where})")


def parts(message: Message) -> Iterator[Message]:
    """A message and every message among its arguments."""
    yield message
    for arg in message.args.values():
        for inner in arg if isinstance(arg, list) else [arg]:
            if isinstance(inner, Message):
                yield from parts(inner)

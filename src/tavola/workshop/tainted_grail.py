"""Tainted Grail in the workshop: the rules text of cards, places and verses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from tavola.content.faults import rebuilder
from tavola.content.source import STORY_FILE, PackSource, Problem
from tavola.games.tainted_grail.authoring.walk import begin_walk
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.open_box import MANIFEST, Collected, collect_entries
from tavola.games.tainted_grail.content.schema import PackEntries
from tavola.games.tainted_grail.content.survey import Text, texts
from tavola.games.tainted_grail.journal.graph import BOOK
from tavola.games.tainted_grail.lint.lint import vocabulary
from tavola.games.tainted_grail.lint.pack import Pack
from tavola.games.tainted_grail.lint.references import references, tasks_of
from tavola.games.tainted_grail.rules_text.effects import effects_text
from tavola.games.tainted_grail.rules_text.rules_text import rules_text
from tavola.games.tainted_grail.rules_text.values import Voice
from tavola.games.tainted_grail.state import Avalon, Cards
from tavola.kernel.text import Words
from tavola.workshop.kinds import GRAIL
from tavola.workshop.ranges import steps_of
from tavola.workshop.wire import StartAsk

LISTS = {kind.kind: kind.list for kind in GRAIL if kind.list}


def entry_text(kind: str, steps: tuple[str, ...], value: dict[str, Any], words: Words) -> Iterator[str]:
    held: dict[str, Any]
    if kind == "verse" and len(steps) > 2:
        section = {"start": steps[-1], "verses": {steps[-1]: value}}
        kept = section if steps[2] == "journal" else {"verses": section}
        held = {"locations": [{"number": int(steps[1]), steps[2]: kept}]}
    elif kind == "verse":
        held = {"book": {steps[-1]: value}}
    else:
        held = {LISTS[kind] or "": [value]}
    entries = msgspec.convert(held, PackEntries, str_keys=True, dec_hook=rebuilder(None))
    for text in texts(entries):
        yield from lines_of(text, words)


def lines_of(text: Text, words: Words) -> Iterator[str]:
    voice = Voice(text.spot.alone, text.spot.default, text.spot.base)
    if text.ability is not None:
        yield " ".join(words.say(message) for message in rules_text(text.ability, voice))
    elif text.effects:
        yield words.say(effects_text(text.effects, voice))


def options_for(box: AvalonBox, start: StartAsk, seats: int) -> dict[str, Any]:
    """An Encounter alone, with the hero of one's choice; a card is met in one of its own kind."""
    hero, met = start.hero, start.encounter
    if start.card:
        if start.card not in box.cards:
            raise LookupError(f"there is no card {start.card!r}")
        card = box.cards[start.card]
        hero = hero or card.owner or ""
        met = met or next((id for id, one in box.encounters.items() if one.kind == card.kind), "")
    if start.verse:
        return {}
    if met not in box.encounters:
        raise LookupError(f"there is no Encounter {met!r}")
    others = [name for name in box.characters if name != hero]
    names = ",".join([hero, *others][:seats]) if hero else ""
    return {"tg.encounter": met, **({"tg.characters": names} if names else {})}


def suits(_: Avalon, __: StartAsk) -> bool:
    """Chance decides nothing here that is asked for."""
    return True


def put(g: Avalon, start: StartAsk, seats: int) -> Avalon:
    """The verse is read; or the card lies on top of its deck, or in the hand if that was drawn already."""
    if start.verse:
        steps = steps_of(start.verse)
        section = steps[1] if steps[:1] == ("locations",) and len(steps) > 3 else BOOK
        prefix = f"{steps[2]}:" if section != BOOK and steps[2] != "journal" else ""
        heroes = [start.hero] if start.hero else []
        heroes += [name for name in g.box.campaigns[g.campaign].roster if name not in heroes][: seats - len(heroes)]
        return begin_walk(g.box, f"{prefix}{section}", heroes, start.statuses, rng=g.rng or 1, verse=steps[-1])
    if start.deck:
        redeal(g, start.deck)
    if start.card:
        cards = getattr(g.heroes[0], g.box.cards[start.card].kind)
        for pile in (cards.deck, cards.hand, cards.spare, cards.discard):
            if start.card in pile:
                pile.remove(start.card)
        (cards.hand if cards.hand else cards.deck).append(start.card)
    return g


def redeal(g: Avalon, deck: Sequence[str]) -> None:
    """These cards are the first hero's, from the top; as many as were in hand are in hand again."""
    for card in deck:
        if card not in g.box.cards:
            raise LookupError(f"there is no card {card!r}")
    for kind in ("combat", "diplomacy"):
        own = [card for card in deck if g.box.cards[card].kind == kind]
        if own:
            cards: Cards = getattr(g.heroes[0], kind)
            held = min(len(cards.hand), len(own))
            cards.hand, cards.deck, cards.discard = own[:held], own[held:][::-1], []


def hurried(source: PackSource, touched: Sequence[str]) -> list[Problem]:
    """The words of these files and the names in them; what many entries say together comes later."""
    collected = collect_entries(source)
    if collected.problems:
        return collected.problems
    box = AvalonBox(source.id, source.digest, collected.entries)
    files = [name for name in source.names() if name != MANIFEST]
    tasks = {task for name in files for task in tasks_in(name, source.files[name])}
    found: list[Problem] = []
    for file in touched:
        if file not in (MANIFEST, STORY_FILE):
            part = Collected(source.read(file, PackEntries), collected.files, [])
            found += vocabulary(part)
            found += references(Pack(source, part, box, standard=False), tasks)
    return found


@lru_cache(maxsize=2_000)
def tasks_in(name: str, data: bytes) -> frozenset[str]:
    """Of one file, remembered by its content."""
    return frozenset(tasks_of(PackSource("", {name: data}).read(name, PackEntries)))

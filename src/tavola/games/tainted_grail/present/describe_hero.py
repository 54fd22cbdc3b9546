"""A Character in lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.games.tainted_grail.content.card_ids import source_kind
from tavola.games.tainted_grail.content.message_ids import character_name
from tavola.games.tainted_grail.present.names import location_name
from tavola.games.tainted_grail.present.view import AvalonView
from tavola.games.tainted_grail.present.view_hero import HeldView, HeroView
from tavola.games.tainted_grail.rules_text.values import kind_name
from tavola.kernel.text import Message, Words, say


def hero_name_seen(view: AvalonView, seat: int) -> Message:
    """By the Character's name, and whether it is the viewer's own."""
    name = character_name(view.heroes[seat].character)
    return say("view-you", name=name) if seat == view.viewer else name


def sentence(words: Words, line: Message) -> str:
    """Rules text as a sentence of its own: it begins with a capital."""
    said = words.say(line)
    return said[:1].upper() + said[1:]


def sentences(words: Words, lines: tuple[Message, ...]) -> list[str]:
    return [sentence(words, line) for line in lines]


def hero(view: AvalonView, seen: HeroView, words: Words) -> Iterator[str]:
    yield hero_line(view, seen, words)
    if not seen.alive:
        return
    yield "  " + words(
        "view-attributes",
        attributes=[say("view-counted", name=kind_name(name), n=n) for name, n in seen.attributes.items()],
    )
    for held in (*seen.items, *seen.secrets):
        yield "  " + held_line(view, held, words)
    for skill in seen.skills:
        yield "  " + face_line(view, "view-skill", f"skill:{skill}", words)
    for condition in seen.conditions:
        yield "  " + face_line(view, "view-condition", f"condition:{condition}", words)
    for line in view.faces[f"character:{seen.character}"].rules:
        yield "  " + sentence(words, line)
    yield "  " + decks(seen, words)


def hero_line(view: AvalonView, seen: HeroView, words: Words) -> str:
    """Name, place, tracks, resources, states: what one looks at all the time."""
    name = hero_name_seen(view, seen.seat)
    if not seen.alive:
        return words("view-hero-gone", name=name)
    energy, health, terror = (seen.tracks[track] for track in ("energy", "health", "terror"))
    states = [say(f"state-{state}") for state in seen.states]
    states += [say("state-passed")] if seen.passed else [say("state-acted")] if seen.acted else []
    line = words(
        "view-hero",
        name=name,
        place=location_name(seen.at),
        energy=energy.value,
        cap=energy.cap,
        health=health.value,
        most=health.max,
        terror=terror.value,
        worst=terror.max,
        resources=[say("view-counted", name=say(f"kind-{kind}"), n=n) for kind, n in seen.resources.items()],
    )
    return words("view-hero-states", line=line, states=states) if states else line


def held_line(view: AvalonView, held: HeldView, words: Words) -> str:
    """An Item or Secret: its keyword, whether it is in use, what it does."""
    face = view.faces[held.face]
    signs = [say(f"keyword-{face.kind}")] if face.kind else []
    if held.flipped:
        signs.append(say("held-flipped"))
    elif held.aside or not held.up:
        signs.append(say("held-unused"))
    if face.crafted:
        signs.append(say("held-crafted"))
    if face.personal:
        signs.append(say("held-personal"))
    if held.charges:
        signs.append(say("held-charges", n=held.charges))
    kind = "secret" if source_kind(held.face) == "secret" else "item"
    said = words(f"view-{kind}", name=face.name)
    if signs:
        said = words("view-held-signs", line=said, signs=signs)
    return " ".join([said, *sentences(words, face.rules)])


def face_line(view: AvalonView, id: str, source: str, words: Words) -> str:
    face = view.faces[source]
    return " ".join([words(id, name=face.name), *sentences(words, face.rules)])


def decks(seen: HeroView, words: Words) -> str:
    return words(
        "view-own-decks",
        combat=seen.combat.deck,
        combat_reserve=seen.combat.reserve,
        diplomacy=seen.diplomacy.deck,
        diplomacy_reserve=seen.diplomacy.reserve,
        spare=len(seen.combat.spare) + len(seen.diplomacy.spare),
    )

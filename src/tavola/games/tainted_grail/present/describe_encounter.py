"""An Encounter in text: the enemy, the Sequence, hands with their keys, and what would connect."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.games.tainted_grail.present.describe_hero import hero_name_seen, sentence, sentences
from tavola.games.tainted_grail.present.faces import FaceView, HalfView
from tavola.games.tainted_grail.present.names import card_name, key_name
from tavola.games.tainted_grail.present.view import AvalonView
from tavola.games.tainted_grail.present.view_encounter import EncounterView, FoeView, LaidView, StageView
from tavola.games.tainted_grail.rules_text.values import signed
from tavola.kernel.text import Message, Words, message_id, say

HERE, SLOT = "◆", "◇"


def encounter(view: AvalonView, fight: EncounterView, words: Words) -> Iterator[str]:
    yield from enemy(fight.foe, fight, words)
    yield from course(view, fight, words)
    yield from the_sequence(view, fight, words)
    for seat in fight.members:
        yield from hand(view, fight, seat, words)


def enemy(foe: FoeView, fight: EncounterView, words: Words) -> Iterator[str]:
    yield words("view-foe", name=foe.name, kind=say(f"contest-{foe.kind}"), deck=say(f"deck-{foe.deck}"))
    yield words.say(foe.story)
    if fight.traits:
        yield words("view-traits", traits=[trait_name(trait) for trait in fight.traits])
    yield from sentences(words, foe.rules)
    if foe.kind == "combat":
        yield from combat_table(foe, fight, words)
    elif foe.kind == "diplomacy":
        yield from affinity(foe, fight, words)
    for name in ("opportunity", "reward", "loot", "failure", "text"):
        effects: Message | None = getattr(foe, name)
        if effects is not None:
            yield words(f"view-{name}", effects=effects)


def trait_name(trait: str) -> Message:
    return say("view-trait", name=say(f"trait-{trait}"), rule=say(f"trait-{trait}-rule"))


def combat_table(foe: FoeView, fight: EncounterView, words: Words) -> Iterator[str]:
    yield words("view-pool", pool=fight.pool, value=foe.value)
    for nth, row in enumerate(foe.table):
        mark = ">" if nth == fight.row else " "
        yield f"{mark} {row.low}-{row.high}: {sentence(words, row.effects)}"


def affinity(foe: FoeView, fight: EncounterView, words: Words) -> Iterator[str]:
    """The track from left to right, the marker filled; then the Stage being played."""
    slots = " ".join(
        f"{HERE if nth == fight.marker else SLOT}{words(f'zone-{zone}')}" for nth, zone in enumerate(foe.track)
    )
    yield words("view-affinity", track=slots)
    if foe.avoid is not None:
        price = foe.avoid.price or say("rule-for-nothing")
        said = words("view-avoid", price=price)
        if foe.avoid.requirement is not None:
            said += " " + words("view-menhir-needs", requirement=foe.avoid.requirement)
        yield said
    stage = foe.stages[fight.stage]
    yield words("view-stage", n=fight.stage + 1, of=len(foe.stages), name=stage.name)
    for way in stage.approaches:
        if fight.approach in ("", way.key):
            yield "  " + words("view-approach", name=way.name)
            yield from stage_lines(way, words)
    if not stage.approaches:
        yield from stage_lines(stage, words)


def stage_lines(stage: StageView, words: Words) -> Iterator[str]:
    if stage.reaction is not None:
        yield "  " + words("view-reaction", effects=stage.reaction)
    for topic, effects in stage.topics.items():
        yield "  " + words("view-topic", key=key_name(topic), effects=effects)


def course(view: AvalonView, fight: EncounterView, words: Words) -> Iterator[str]:
    """Whose turn it is, and what limits it."""
    if fight.active not in fight.members:
        return
    name = hero_name_seen(view, fight.active)
    phase = say(message_id("phase", "encounter", fight.phase or "window"))
    yield words("view-activation", turn=fight.turn, name=name, phase=phase, played=fight.played)
    if fight.limit is not None:
        yield words("view-card-limit", n=fight.limit)
    if fight.panic:
        yield words("view-panic")


def the_sequence(view: AvalonView, fight: EncounterView, words: Words) -> Iterator[str]:
    if fight.sequence:
        yield words("view-sequence")
    for laid in fight.sequence:
        yield "  " + laid_line(view, laid, words)
    if fight.placing is not None:
        yield words("view-placing", card=card_name(fight.placing.card))
    yield words("view-edge", keys=[half_name(half) for half in reversed(fight.edge)])


def laid_line(view: AvalonView, laid: LaidView, words: Words) -> str:
    face = view.faces[f"card:{laid.card}"]
    signs = [hero_name_seen(view, laid.owner)]
    signs += [say("laid-connected", keys=[key_name(key) for key in laid.connected])] if laid.connected else []
    signs += [say("laid-time", n=laid.time)] if laid.time else []
    signs += [say("held-charges", n=laid.charges)] if laid.charges else []
    said = words("view-held-signs", line=words.say(face.name), signs=signs)
    return " ".join([said, *sentences(words, face.rules)]) if laid.shows else said


def hand(view: AvalonView, fight: EncounterView, seat: int, words: Words) -> Iterator[str]:
    seen = view.heroes[seat]
    cards = seen.diplomacy if fight.foe.kind == "diplomacy" else seen.combat
    yield words("view-hand", name=hero_name_seen(view, seat), n=len(cards.hand), deck=cards.deck)
    for card in cards.hand:
        face = view.faces[f"card:{card}"]
        yield "  " + " ".join([words("view-card", name=face.name), *sentences(words, face.rules)])
        yield from edges(face, words)
        for join in fight.joins.get(card, ()) if seat == fight.active else ():
            gives = [icon_said(icon) for icon in join.gives]
            yield "    " + words("view-join" if gives else "view-join-nothing", key=key_name(join.key), gives=gives)


def edges(face: FaceView, words: Words) -> Iterator[str]:
    for side, halves in (("left", face.left), ("right", face.right)):
        yield "    " + words(f"view-{side}", keys=[half_name(half) for half in reversed(halves)])


def half_name(half: HalfView) -> Message:
    """A half of a key with its icons: "Courage 2", "Free: +1 in the Pool"."""
    name = say("half-attribute", name=key_name(half.attr), level=half.level) if half.attr else say(f"half-{half.key}")
    return say("half-icons", name=name, icons=[icon_said(icon) for icon in half.icons]) if half.icons else name


def icon_said(icon: str) -> Message:
    name, _, n = icon.partition(":")
    return say("icon-affinity", n=signed(int(n))) if name == "affinity" else say(f"icon-{name}", n=int(n or 1))

"""What is printed on cards that lie open: names, rules in words, keys. Made once for each box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.effect import Ability
from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.content.schema import Half, Icon, QuestEntry
from tavola.games.tainted_grail.rules_text.rules_text import effects_line, price_line, rules_text
from tavola.games.tainted_grail.rules_text.values import Voice, chained
from tavola.kernel.text import Message, say


class HalfView(msgspec.Struct, frozen=True):
    """One half of a key. Icons read "cubes:2", "affinity:-1", "draw:1", "x:2", "continue", "topic", "tear", "void"."""

    key: str  # free, magic, bonus, attribute, none
    attr: str
    level: int
    icons: tuple[str, ...]


class FaceView(msgspec.Struct, frozen=True):
    """The face of a card. `kind` is a card's Encounter, an Item's keyword or a Skill's Attribute."""

    name: Message
    rules: tuple[Message, ...] = ()
    story: Message | None = None
    kind: str = ""
    number: str = ""
    passive: bool = False
    crafted: bool = False
    personal: bool = False
    left: tuple[HalfView, ...] = ()
    right: tuple[HalfView, ...] = ()
    goal: Message | None = None  # of a Quest
    hint: Message | None = None


def faces(box: AvalonBox, sources: Iterable[str]) -> dict[str, FaceView]:
    """The faces of these cards: "card:<id>", "item:<id>", "secret:<number>", "skill:<id>.<side>" and so on."""
    return {source: face(box, source) for source in dict.fromkeys(sources)}


def face(box: AvalonBox, source: str) -> FaceView:
    return box.once(source, lambda: _face(box, *source.split(":", 1)))


def _face(box: AvalonBox, kind: str, name: str) -> FaceView:
    return MAKERS[kind](box, name)


def halves(edge: Sequence[Half]) -> tuple[HalfView, ...]:
    """Rows from the bottom."""
    return tuple(HalfView(half.key, half.attr or "", half.level, tuple(map(icon_name, half.icons))) for half in edge)


def icon_name(icon: Icon) -> str:
    if isinstance(icon, str):
        return "draw:1" if icon == "draw" else icon
    ((name, n),) = icon.items()
    return f"{name}:{n}"


def _rules(abilities: Sequence[Ability], base: str) -> tuple[Message, ...]:
    voice = Voice(base=base)
    return tuple(line for ability in abilities for line in rules_text(ability, voice))


def _card(box: AvalonBox, id: str) -> FaceView:
    entry, base = box.cards[id], f"card-{hyphenated(id)}"
    return FaceView(
        say(base),
        _rules(entry.abilities, base),
        kind=entry.kind,
        number=entry.number,
        passive=entry.passive,
        left=halves(entry.left),
        right=halves(entry.right),
    )


def _item(box: AvalonBox, id: str) -> FaceView:
    entry, base = box.items[id], f"item-{hyphenated(id)}"
    return FaceView(say(base), _rules(entry.abilities, base), kind=entry.keyword or "", crafted=entry.crafted)


def _secret(box: AvalonBox, number: str) -> FaceView:
    entry, base = box.secrets[int(number)], f"secret-{number}"
    goal, hint = _quest(entry.quest, base)
    return FaceView(
        say(base),
        _rules(entry.abilities, base),
        say(f"{base}-text"),
        kind=entry.keyword or "",
        personal=entry.personal,
        goal=goal,
        hint=hint,
    )


def _skill(box: AvalonBox, name: str) -> FaceView:
    id, _, side = name.rpartition(".")
    entry, base = box.skills[id], f"skill-{hyphenated(id)}-{side}"
    abilities = entry.sides[side].abilities  # type: ignore[index]  # "a" or "b"
    return FaceView(say(base), _rules(abilities, base), kind=entry.attr)


def _condition(box: AvalonBox, id: str) -> FaceView:
    entry, base = box.conditions[id], f"condition-{hyphenated(id)}"
    gained = (effects_line(entry.on_gain, Voice(base=base)),) if entry.on_gain else ()
    return FaceView(say(base), (*gained, *_rules(entry.abilities, base)), say(f"{base}-text"))


def _event(box: AvalonBox, id: str) -> FaceView:
    entry, base = box.events[id], f"event-{hyphenated(id)}"
    goal, hint = _quest(entry.quest, base)
    return FaceView(say(base), _rules(entry.abilities, base), say(f"{base}-text"), goal=goal, hint=hint)


def _quest(entry: QuestEntry | None, base: str) -> tuple[Message | None, Message | None]:
    """What to do, and where the text gives one, a hint."""
    if entry is None:
        return None, None
    return say(f"{base}-goal"), say(f"{base}-hint") if entry.hint else None


def _character(box: AvalonBox, id: str) -> FaceView:
    """The tile: the Character's own Action first, then the flaw."""
    entry, base = box.characters[id], f"character-{hyphenated(id)}"
    action = say(
        "face-action",
        name=say(f"{base}-action"),
        price=price_line(entry.action.cost),
        effects=effects_line(entry.action.do, Voice(base=base)),
    )
    flaw_rules = _rules(entry.flaw, f"flaw-{hyphenated(id)}")
    flaw = say("face-flaw", name=say(f"{base}-flaw"), rules=chained("face-lines", flaw_rules))
    return FaceView(say(base), (action, flaw), say(f"{base}-letter"), number=str(entry.number))


MAKERS = {
    "card": _card,
    "item": _item,
    "secret": _secret,
    "skill": _skill,
    "condition": _condition,
    "event": _event,
    "character": _character,
}

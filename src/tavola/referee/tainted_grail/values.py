"""Numbers and conditions as cards write them (Part D of the catalogue)."""

from __future__ import annotations

from typing import Any

from tavola.referee.tainted_grail.facts import Plain
from tavola.referee.tainted_grail.pack import printed
from tavola.referee.tainted_grail.table import Source, Table


def number(t: Table, value: Any, seat: int, source: Source) -> int:
    """A number, or a word that says where to look for one."""
    if isinstance(value, int):
        return value
    word, what = only(value)
    if word == "attr":
        return t.points(seat, what)
    if word == "connected":
        return t.connected(what)
    raise NotImplementedError(f"the value {value}")


def only(entry: Plain) -> tuple[str, Any]:
    (pair,) = entry.items()
    return pair


def compares(found: int, wanted: Any) -> bool:
    """`>=2`, `<=1`, `==0`, or a bare number."""
    if isinstance(wanted, int):
        return found == wanted
    sign, than = wanted[:2], int(wanted[2:])
    return {">=": found >= than, "<=": found <= than, "==": found == than}[sign]


def holds(t: Table, condition: Plain | None, seat: int, source: Source) -> bool:
    """Whether a condition is met, for the Character that is being treated (D.3); -1 asks the whole company."""
    if not condition:
        return True
    return all(one_holds(t, word, what, seat, source) for word, what in condition.items())


def one_holds(t: Table, word: str, what: Any, seat: int, source: Source) -> bool:
    if word == "all":
        return all(holds(t, one, seat, source) for one in what)
    if word == "any":
        return any(holds(t, one, seat, source) for one in what)
    if word == "not":
        return not holds(t, what, seat, source)
    tested = t.members() if seat < 0 else [seat]
    if word == "track":
        return all(any(compares(t.track(one, name), by) for one in tested) for name, by in what.items())
    if word == "res":
        return all(any(compares(t.who(one).resources[name], by) for one in tested) for name, by in what.items())
    if word == "attr":
        return all(any(compares(t.points(one, name), by) for one in tested) for name, by in what.items())
    if word == "is":
        return any(t.who(one).character == what for one in tested)
    if word == "at":
        return any(t.who(one).at in (what if isinstance(what, list) else [what]) for one in tested)
    if word == "state":
        return any(is_in_state(t, what, one) for one in tested)
    if word == "has":
        return any(has(t, what, one) for one in (t.members() if what.get("by") == "party" else tested))
    if word == "dial":
        return all(dial_is(t, target, by, source) for target, by in what.items())
    if word == "played" and t.scene.active < 0:  # at the end of a Turn: in the Activation that its owner had
        return compares(t.played_by[source.seat], what)
    return scene_holds(t, word, what)


def scene_holds(t: Table, word: str, what: Any) -> bool:
    scene, card = t.scene, t.encounter()
    if word == "pool":
        return t.is_combat() and compares(scene.pool, what)
    if word == "played":
        return compares(scene.played, what)
    if word == "connected":
        return all(compares(t.connected(name), by) for name, by in what.items())
    if word == "party":
        return compares(len(scene.members), what)
    if word == "zone":
        return scene.kind == "diplomacy" and t.zone() == what
    if word == "trait":
        return what in card.get("traits", [])
    if word == "status":
        if isinstance(what, str):
            return what in t.facts.statuses
        return all(has_status(t, key, by) for key, by in what.items())
    if word == "menhir":
        return what in t.menhirs
    if word == "chapter":
        return bool(t.facts.chapter == what)
    plain = {"deck": card["deck"], "kind": scene.kind, "encounter": card["id"]}
    if word in plain:
        return bool(plain[word] == what)
    raise NotImplementedError(f"the condition {word}: {what}")


def dial_is(t: Table, target: str, by: Any, source: Source) -> bool:
    """The dial of the card that speaks, or of one named; of a Secret that nobody holds nothing is true (W-9)."""
    if target == "self_card":
        return compares(dial_value(t, source), by)
    return any(dial.target == target and compares(dial.value, by) for dial in t.facts.dials)


def dial_value(t: Table, source: Source) -> int:
    """The dial on the card that speaks (`self_card`)."""
    return sum(dial.value for dial in t.facts.dials if dial.target == source.name)


def has_status(t: Table, key: str, by: Any) -> bool:
    """A part by its number, or how many parts are marked."""
    marked = t.facts.statuses.get(key, [])
    return by in marked if isinstance(by, int) else compares(len(marked), by)


def is_in_state(t: Table, state: str, seat: int) -> bool:
    if state == "panic":
        return t.is_in_panic(seat)
    if state == "insane":
        return "cond.insane" in t.who(seat).conditions
    raise NotImplementedError(f"the state {state}")


def has(t: Table, what: Plain, seat: int) -> bool:
    if "secret" in what:
        return any(int(printed(one.id)) == what["secret"] for one in t.who(seat).secrets)
    found = [one for one in t.belongings_in_use(seat) if t.keyword(one.id) == what["item"]]
    return any(not one.flipped for one in found) if what.get("ready") else bool(found)

"""Small tables for tests: a box made in Python, Characters on the map, and ways to ask and answer."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import tavola.games.tainted_grail as grail
from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.effect import from_plain
from tavola.games.tainted_grail.content.schema import PackEntries
from tavola.games.tainted_grail.encounter.start import EndEncounter
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Decision
from tavola.kernel.do import Do
from tavola.kernel.event import Event
from tavola.kernel.flow import run, take, then

for module in pkgutil.iter_modules(grail.__path__):
    importlib.import_module(f"{grail.__name__}.{module.name}")

CHARACTERS = ("beor", "ailei", "arev", "maggot")  # Character Numbers 1 to 4
LETTERS = {"beor": "G", "ailei": "U", "arev": "B", "maggot": "Y"}
TRACKS = {
    "energy": {"max": 8, "start": 6, "red": [0, 1]},
    "health": {"max": 9, "start": 8},
    "terror": {"max": 9, "start": 2, "red": [8, 9]},
}
NO_ATTRIBUTES = dict.fromkeys(("aggression", "empathy", "courage", "caution", "practicality", "spirituality"), 0)
SOME_RESOURCES = {"food": 2, "wealth": 1, "rep": 1, "magic": 1, "exp": 0}


# -- what is in the box


def boards() -> list[dict[str, Any]]:
    return [{"id": f"board_{name}", "letter": letter, "tracks": TRACKS} for name, letter in LETTERS.items()]


def characters() -> list[dict[str, Any]]:
    return [
        {
            "id": name,
            "number": number,
            "campaign": "first",
            "board": f"board_{name}",
            "start": {"attributes": NO_ATTRIBUTES, "resources": SOME_RESOURCES},
            "action": {"cost": {"energy": 2}, "do": [{"gain": {"wealth": 1}}]},
        }
        for number, name in enumerate(CHARACTERS, start=1)
    ]


def cards() -> list[dict[str, Any]]:
    """For each colour 25 basic cards of each kind, 15 of them with the banner, and 15 advanced ones."""
    found = []
    for name, letter in LETTERS.items():
        for kind in ("combat", "diplomacy"):
            sets = [("starter" if n <= 15 else "basic", n) for n in range(1, 26)] + [
                ("advanced", n) for n in range(1, 16)
            ]
            found += [card(name, letter, kind, which, n) for which, n in sets]
    return found


def card(name: str, letter: str, kind: str, which: str, n: int) -> dict[str, Any]:
    icon: dict[str, int] = {"cubes": 1} if kind == "combat" else {"affinity": 1}
    entry: dict[str, Any] = {
        "id": f"{kind}.{name}.{'advanced' if which == 'advanced' else 'basic'}{n}",
        "number": f"{n}{letter}",
        "kind": kind,
        "set": which,
        "left": [
            {"key": "free", "icons": [icon]},
            {"key": "magic", "icons": ["continue"]},
            {"key": "bonus", "icons": [icon]},
        ],
        "right": [{"key": "free"}, {"key": "magic"}, {"key": "attribute", "attr": "courage", "level": 1}],
    }
    return entry | ({"owner": name} if which == "advanced" else {})


def wolf(id: str, deck: str = "green", **more: Any) -> dict[str, Any]:
    """A weak enemy: one cube beats it, and its attacks do nothing."""
    return {
        "id": id,
        "deck": deck,
        "kind": "combat",
        "difficulty": 1,
        "value": 1,
        "right": [{"key": "free"}, {"key": "attribute", "attr": "courage", "level": 1}],
        "table": [{"pool": [0, 0], "do": []}],
    } | more


def encounters() -> list[dict[str, Any]]:
    guards = [
        wolf(f"guardian{n}", "violet", guardian=True, traits=["guardian"], difficulty=2, value=50) for n in (1, 2, 3)
    ]
    return [wolf("wolf"), wolf("boar"), wolf("first_wolf", difficulty="first"), wolf("thug", "grey"), *guards]


def place(number: int, **more: Any) -> dict[str, Any]:
    return {"number": number} | more


def locations() -> list[dict[str, Any]]:
    """A cross: 102 north, 103 west, 104 east, 105 south of 101; 106 north of 104; 107 and 108 further out."""
    return [
        place(
            101,
            seals=["menhir"],
            keys={"north": 102, "west": 103, "east": 104, "south": 105},
            menhir={
                "dial": {"players": {"base": 8, "each": -1}},
                "cost": {"food": {"players": {"base": 0, "each": 1}}},
            },
            journal={"start": "v1", "verses": {"v1": {"goto": "end"}}},
        ),
        place(102, keys={"south": 101, "east": 106, "north": 107}),
        place(103, keys={"east": 101}),
        place(104, keys={"west": 101, "north": 106, "east": 108}),
        place(105, keys={"north": 101}),
        place(106, keys={"south": 104, "west": 102}),
        place(107, keys={"south": 102}, seals=["menhir"], menhir={"dial": 6}),
        place(108, keys={"west": 104}),
    ]


def entries(**changes: list[dict[str, Any]]) -> dict[str, Any]:
    """The default content; what is given replaces the entry with the same id or number, or is added."""
    plain: dict[str, list[dict[str, Any]]] = {
        "boards": boards(),
        "characters": characters(),
        "cards": cards(),
        "encounters": encounters(),
        "locations": locations(),
        "events": [{"id": f"omen{n}", "copies": 1} for n in range(1, 5)]
        + [{"id": f"tale{n}", "chapter": 1, "part": n} for n in range(1, 9)],
        "items": [{"id": "rope"}, {"id": "axe", "keyword": "weapon"}, {"id": "club", "keyword": "weapon"}],
        "secrets": [
            {"number": 7},
            {"number": 9, "personal": True},
            {"number": 42},
        ],
        "skills": [
            {"id": f"{name}{n}", "attr": name, "sides": {"a": {"abilities": []}, "b": {"abilities": []}}}
            for name in NO_ATTRIBUTES
            for n in (1, 2)
        ],
        "conditions": [
            {
                "id": "dying.solo",
                "when": {"track": {"health": "==0"}},
                "remove_if": {"track": {"health": ">=1"}},
                "mode": "solo",
            },
            {
                "id": "dying.coop",
                "when": {"track": {"health": "==0"}},
                "remove_if": {"track": {"health": ">=1"}},
                "mode": "coop",
            },
            {"id": "insane", "when": {"zone": {"terror": "red"}}, "remove_if": {"not": {"zone": {"terror": "red"}}}},
        ],
        "chapters": [
            {
                "id": "ch1",
                "number": 1,
                "events": {"deck": [f"tale{n}" for n in range(1, 9)]},
                "encounters": {
                    colour: {"add": {"difficulty": [1, 2]}} for colour in ("green", "grey", "violet", "blue")
                },
                "grace": {"verse": 500, "restore": {"location": 101, "resources": {"food": 2}}},
            }
        ],
        "campaigns": [{"id": "first", "start_location": 101, "roster": list(CHARACTERS), "chapters": ["ch1"]}],
    }
    for name, added in changes.items():
        key = "number" if name in ("locations", "secrets") else "key" if name == "statuses" else "id"
        by_key = {entry.get(key): entry for entry in plain.get(name, [])}
        for entry in added:
            by_key.pop(entry.get(key), None)  # what is replaced goes to the end, as what is new does
            by_key[entry.get(key)] = entry
        plain[name] = list(by_key.values())
    return plain | {"book": {"500": {"goto": "end"}}}


def make_box(**changes: list[dict[str, Any]]) -> AvalonBox:
    return AvalonBox("tainted_grail/tests", "", from_plain(entries(**changes), PackEntries))


PLAIN_BOX = make_box()


# -- tables


def table(*names: str, box: AvalonBox | None = None, seed: int = 1, **options: Any) -> Avalon:
    """A map laid out with these Characters on 101; nothing is being done."""
    g = build_table(box or PLAIN_BOX, list(names or ("beor",)), AvalonOptions(**options), seed)
    for colour in g.encounter_decks:
        first = [id for id in sorted(g.box.encounters) if g.box.encounters[id].deck == colour]
        g.encounter_decks[colour] = [id for id in first if g.box.encounters[id].difficulty != "first"]
    g.encounters_unused = [
        id for id in g.encounters_unused if not any(id in deck for deck in g.encounter_decks.values())
    ]
    return g


def play(g: Avalon, *todo: Do) -> Avalon:
    """Do these things, up to the first question."""
    then(g, *todo)
    run(g)
    return g


def asked(g: Avalon, seat: int | None = None) -> Decision:
    """The open decision of a seat, or the only one there is."""
    decisions = [decision for decision in g.open if seat is None or decision.seat == seat]
    assert len(decisions) == 1, [(decision.seat, decision.prompt) for decision in g.open]
    return decisions[0]


def waiting(g: Avalon) -> Decision:
    """The first decision that nobody has answered yet."""
    return next(decision for decision in g.open if decision.seat not in g.held)


def keys(g: Avalon, seat: int | None = None) -> list[str]:
    return list(asked(g, seat).legal())


def prompts(g: Avalon) -> list[tuple[int, str]]:
    return [(decision.seat, decision.prompt) for decision in g.open]


def answer(g: Avalon, key: str, seat: int | None = None) -> Avalon:
    decision = asked(g, seat)
    assert key in decision.legal(), f"{key} is not among {decision.legal()}"
    take(g, decision, key)
    return g


def tracks(g: Avalon, seat: int = 0) -> tuple[int, int, int]:
    """Energy, Health, Terror."""
    hero = g.heroes[seat]
    return hero.energy, hero.health, hero.terror


def set_tracks(g: Avalon, seat: int, energy: int, health: int, terror: int) -> None:
    hero = g.heroes[seat]
    hero.energy, hero.health, hero.terror = energy, health, terror


def events(g: Avalon, kind: type[Event]) -> list[Any]:
    return [event for event in g.events if isinstance(event, kind)]


def end_encounter(g: Avalon, outcome: str) -> Avalon:
    """The Encounter ends like this, whatever was being asked in it: won, lost, fled, run_away."""
    assert g.encounter is not None
    g.open, g.held, g.mode = [], {}, ""
    return play(g, EndEncounter(outcome))

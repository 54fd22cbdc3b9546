"""Each invariant of a pack, broken in the real pack: the linter names the rule, the file, the entry and the field."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tavola.content.source import PackSource, Problem
from tavola.content.yaml import read_plain
from tavola.games.sangue_reale.lint import lint
from tavola.library.finding import find_pack

FOLDER = Path(__file__).resolve().parents[3] / "packs/sangue_reale/altavena"
FILES = {path.relative_to(FOLDER).as_posix(): path.read_bytes() for path in FOLDER.rglob("*") if path.is_file()}
Plain = dict[str, Any]
PLAIN: Plain = {name: read_plain(name, data)[0] for name, data in FILES.items() if name.endswith(".yaml")}


def problems_after(change: Callable[[Plain], object], *, worded: bool = False) -> list[Problem]:
    """Lets the pack's YAML files be changed as plain values and lints the result; its words take long to read."""
    plain = copy.deepcopy(PLAIN)
    change(plain)
    words = {name: data for name, data in FILES.items() if worded and not name.endswith(".yaml")}
    return lint(
        PackSource("sangue_reale/altavena", words | {name: json.dumps(v).encode() for name, v in plain.items()})
    )


def area(plain: Plain, era: int, id: str) -> Plain:
    return next(area for area in plain[f"maps/era-{era}.yaml"]["areas"] if area["id"] == id)


def edge(plain: Plain, era: int, id: str) -> Plain:
    return next(edge for edge in plain[f"maps/era-{era}.yaml"]["edges"] if edge["id"] == id)


def overlay(plain: Plain, id: str) -> Plain:
    return next(overlay for overlay in plain["campaign.yaml"]["overlays"] if overlay["id"] == id)


def column(plain: Plain, sheet: str, value: int) -> Plain:
    return plain[f"sheets/{sheet}.yaml"]["columns"][value - 1]


def put(where: Plain, **fields: Any) -> None:
    where.update(fields)


EDGE = {"effect": "edge", "kind": "any", "op": "toggle", "n": 1}


def swap_in_a_changer(plain: Plain) -> None:
    """A supporter of Era III, who changes borders, would stand in for one of Era II."""
    changers = [u["id"] for u in plain["supporters/pietra.yaml"]["uniques"] if "edge" in str(u["effects"])]
    first = plain[f"supporters/{plain['eras.yaml']['eras'][1]['sets'][0]}.yaml"]["uniques"][0]["id"]
    overlay(plain, "home-a")["ops"].append({"op": "swap_unique", "out": first, "into": changers[0]})


def add_thirteen_areas_without_a_box(plain: Plain) -> None:
    plain["maps/era-3.yaml"]["areas"] += [{"id": f"moor-{n}", "slots": [], "outline": []} for n in range(13)]


# the rule, the file, the entry and the field that are named; how the pack is broken
BREAKS: list[tuple[str, Callable[[Plain], object]]] = [
    ("C-1 | eras.yaml | eras | number", lambda p: p["eras.yaml"]["eras"][3].update(number=3)),
    ("C-1 | eras.yaml | era 1 | characters", lambda p: p["eras.yaml"]["eras"][0]["characters"].reverse()),
    ("C-1 | characters.yaml | folca | line_of", lambda p: put(p["characters.yaml"]["characters"][2], line_of="nobody")),
    ("C-2 | sheets/i.yaml | i | columns", lambda p: p["sheets/i.yaml"]["columns"].pop()),
    ("C-2 | sheets/i.yaml | column 2 | rows", lambda p: put(column(p, "i", 2), rows="")),
    ("C-3 | sheets/i.yaml | column 3 | rows", lambda p: put(column(p, "i", 3), rows="s s | t* | s |")),
    ("C-4 | sheets/ii-a.yaml | column 1 | rows", lambda p: put(column(p, "ii-a", 1), rows="s | s s | s d | s s | s |")),
    ("C-4 | sheets/ii-b.yaml | ii-b | columns", lambda p: put(column(p, "ii-b", 2), rows=column(p, "ii-b", 3)["rows"])),
    ("C-5 | supporters/rame.yaml | rame | uniques", lambda p: p["supporters/rame.yaml"]["uniques"].pop()),
    ("C-6 | maps/era-2.yaml | lan-3 | slots", lambda p: put(area(p, 2, "lan")["slots"][1], id="lan-3")),
    ("C-6 | supporters/strada.yaml | balia | id", lambda p: put(p["supporters/strada.yaml"]["uniques"][0], id="balia")),
    ("C-6 | maps/era-4.yaml | staio | boxes", lambda p: put(p["maps/era-4.yaml"]["groups"][3], boxes=["gra", "iso"])),
    ("C-7 | sheets/iii-b.yaml | column 1 | rows", lambda p: put(column(p, "iii-b", 1), rows="s s | s s* | d")),
    ("C-8 | maps/era-1.yaml | cor-lan | mutable", lambda p: put(edge(p, 1, "cor-lan"), mutable=True)),
    ("C-8 | maps/era-1.yaml | pon | box", lambda p: area(p, 1, "pon").pop("box")),
    (
        "C-8 | supporters/gabelle.yaml | mugnaia | effects",
        lambda p: put(p["supporters/gabelle.yaml"]["uniques"][0], effects=[EDGE]),
    ),
    ("C-8 | characters.yaml | ulthar | powers", lambda p: put(p["characters.yaml"]["characters"][0], powers=[EDGE])),
    ("C-8 | campaign.yaml | home-a | ops", swap_in_a_changer),
    ("C-13 | maps/era-3.yaml | era-3 | areas", add_thirteen_areas_without_a_box),
    ("C-9 | maps/era-3.yaml | era-3 | edges", lambda p: [e.pop("mutable", 0) for e in p["maps/era-3.yaml"]["edges"]]),
    (
        "C-9 | supporters/pietra.yaml | pietra | uniques",
        lambda p: [u.update(effects=[]) for u in p["supporters/pietra.yaml"]["uniques"]],
    ),
    ("C-10 | maps/era-1.yaml | cap-mon | b", lambda p: put(edge(p, 1, "cap-mon"), b="moon")),
    ("C-10 | maps/era-1.yaml | cap-mon | b", lambda p: put(edge(p, 1, "cap-mon"), b="cap")),
    ("C-10 | maps/era-1.yaml | cap-mon | b", lambda p: put(edge(p, 1, "cap-mon"), b="lan")),
    ("C-10 | sheets/iv-a.yaml | iv-a | absent", lambda p: p["sheets/iv-a.yaml"]["absent"].append("gol-gra")),
    ("C-11 | sheets/i.yaml | column 5 | rows", lambda p: put(column(p, "i", 5), rows="s s s s d s* s s |")),
    (
        "C-12 | sheets/iv-b.yaml | column 6 | rows",
        lambda p: [put(s, number=1) for id in ("cap", "pon") for s in area(p, 4, id)["slots"] if s["number"] == 6],
    ),
    ("C-13 | maps/era-3.yaml | bia | box", lambda p: put(edge(p, 3, "bia-foc"), mutable=False)),
    ("C-14 | maps/era-3.yaml | gra | slots", lambda p: put(area(p, 3, "gra"), slots=[])),
    (
        "C-15 | sheets/i.yaml | side a | numbers",
        lambda p: put(p["sheets/i.yaml"], sides={"a": {"numbers": {"moon-1": 1}}}),
    ),
    ("C-15 | sheets/i.yaml | side b | box_vp", lambda p: put(p["sheets/i.yaml"], sides={"b": {"box_vp": {"moon": 1}}})),
    (
        "C-15 | sheets/i.yaml | side b | columns",
        lambda p: put(p["sheets/i.yaml"], sides={"b": {"columns": [{"value": 1, "rows": "s |"}]}}),
    ),
    (
        "C-15 | campaign.yaml | purse | ops",
        lambda p: overlay(p, "purse")["ops"].append(
            {"op": "edge_state", "edge": "fra-gra", "present": False, "for": "loser"}
        ),
    ),
    ("C-16 | campaign.yaml | branching | history", lambda p: p["campaign.yaml"]["branching"].pop(0)),
    ("C-16 | campaign.yaml | branching 1 | sheet", lambda p: put(p["campaign.yaml"]["branching"][0], sheet="iii-a")),
    (
        "C-16 | campaign.yaml | branching 1 | overlays",
        lambda p: put(p["campaign.yaml"]["branching"][0], overlays=["nothing"]),
    ),
    ("C-16 | campaign.yaml | tomb-a1 | ops", lambda p: put(overlay(p, "tomb-a1")["ops"][0], box="moon")),
    ("C-16 | sheets/iv-b.yaml | iv-b | alone", lambda p: put(p["sheets/iv-b.yaml"], alone=["nothing"])),
    ("C-16 | eras.yaml | era 2 | default_sheet", lambda p: put(p["eras.yaml"]["eras"][1], default_sheet="i")),
    ("C-16 | eras.yaml | era 3 | sets", lambda p: p["eras.yaml"]["eras"][2]["sets"].pop()),
    (
        "C-17 | supporters/fiere.yaml | fiere > carrettiere | effects[0]",
        lambda p: put(p["supporters/fiere.yaml"]["uniques"][0], effects=[{"effect": "teleport"}]),
    ),
    (
        "C-17 | supporters/fiere.yaml | fiere > carrettiere | effects[0].roll",
        lambda p: put(
            p["supporters/fiere.yaml"]["uniques"][0], effects=[{"effect": "extra_dice", "roll": "two", "keep": 1}]
        ),
    ),
    (
        "C-17 | supporters/fiere.yaml | carrettiere | effects",
        lambda p: put(
            p["supporters/fiere.yaml"]["uniques"][0], effects=[{"effect": "extra_dice", "roll": 1, "keep": 2}]
        ),
    ),
    (
        "C-17 | sheets/i.yaml | i | scoring",
        lambda p: p["sheets/i.yaml"]["scoring"].append({"term": "group_complete", "group": "canna", "vp": 1}),
    ),
    (
        "C-17 | campaign.yaml | will-a1 | scoring",
        lambda p: put(overlay(p, "will-a1")["ops"][0]["term"], tags=["cheese"]),
    ),
    (
        "C-18 | campaign.yaml | home-a | ops",
        lambda p: overlay(p, "home-a")["ops"].append({"op": "pre_blacken", "column": 2, "rows": 4}),
    ),
    (
        "C-18 | campaign.yaml | home-a | ops",
        lambda p: overlay(p, "home-a")["ops"].extend(
            {"op": "pre_circle", "slot": s["id"]} for s in area(p, 2, "cor")["slots"]
        ),
    ),
    (
        "C-20 | sheets/i.yaml | i | columns",
        lambda p: [put(c, rows="s s s s s s* s s d |") for c in p["sheets/i.yaml"]["columns"]],
    ),
    ("G-1 | maps/era-1.yaml | cap | outline", lambda p: area(p, 1, "cap")["outline"].append("moon")),
    ("G-1 | maps/era-1.yaml | cap | outline", lambda p: area(p, 1, "cap")["outline"].reverse()),
    ("G-1 | maps/era-1.yaml | foc | outline", lambda p: put(area(p, 1, "foc"), outline=["X", "H", "Y", "J"])),
    ("G-2 | maps/era-1.yaml | pon | outline", lambda p: area(p, 1, "gra")["outline"].remove("U")),
    (
        "G-2 | maps/era-1.yaml | era-1 | areas",
        lambda p: put(
            p["maps/era-1.yaml"],
            areas=[a for a in p["maps/era-1.yaml"]["areas"] if a["id"] != "lan"],
            edges=[e for e in p["maps/era-1.yaml"]["edges"] if "lan" not in (e["a"], e["b"])],
        ),
    ),
    ("G-2 | maps/era-1.yaml | MOON | corners", lambda p: put(p["maps/era-1.yaml"]["corners"], MOON=[5, 5])),
    ("G-3 | maps/era-1.yaml | cap-mon | edges", lambda p: p["maps/era-1.yaml"]["edges"].remove(edge(p, 1, "cap-mon"))),
    ("G-3 | maps/era-1.yaml | cap-mon | along", lambda p: put(edge(p, 1, "cap-mon"), b="foc")),
    ("G-3 | maps/era-1.yaml | gra-pon | along", lambda p: put(edge(p, 1, "gra-pon"), along=["Q", "X"])),
    ("G-4 | maps/era-1.yaml | cap | label", lambda p: put(area(p, 1, "cap"), label=[10, 10])),
    ("G-4 | maps/era-1.yaml | bos | at", lambda p: put(area(p, 1, "bos")["box"], at=area(p, 1, "lan")["label"])),
    (
        "G-4 | maps/era-1.yaml | foc-2 | at",
        lambda p: put(area(p, 1, "foc")["slots"][1], at=area(p, 1, "foc")["slots"][0]["at"]),
    ),
    (
        "G-5 | maps/era-1.yaml | spring | corners",
        lambda p: put(p["maps/era-1.yaml"]["drawings"][0], line=[[500, -5], [500, 210]]),
    ),
]


@pytest.mark.parametrize(("named", "change"), BREAKS, ids=[named for named, _ in BREAKS])
def test_a_broken_invariant_is_named(named: str, change: Callable[[Plain], object]) -> None:
    found = [" | ".join((p.rule, p.file, p.entry, p.field)) for p in problems_after(change)]
    assert named in found


@pytest.mark.parametrize("language", ["it", "en"])
def test_a_text_missing_in_one_language_is_named(language: str) -> None:
    """C-19."""
    name = f"locale/{language}/era-1.ftl"
    lines = [line for line in FILES[name].splitlines() if not line.startswith(b"unique-balia-line")]
    found = lint(PackSource("sangue_reale/altavena", FILES | {name: b"\n".join(lines)}))
    assert [(p.rule, p.entry, p.field) for p in found] == [("C-19", "unique-balia-line", language)]


def test_the_real_pack_is_sound() -> None:
    assert problems_after(lambda plain: None, worded=True) == []


def test_every_invariant_of_the_catalogue_has_been_broken() -> None:
    broken = {named.split(" ")[0] for named, _ in BREAKS} | {"C-19"}
    assert broken == {f"C-{n}" for n in range(1, 21)} | {f"G-{n}" for n in range(1, 6)}


def test_more_than_one_power_over_planning_is_warned_of() -> None:
    found = problems_after(
        lambda p: put(p["supporters/palazzo.yaml"]["uniques"][0], effects=[{"effect": "open_plan", "rounds": 1}]),
        worded=True,
    )
    assert [(p.rule, p.warning, p.entry) for p in found] == [("C-17", True, "palazzo")]


def test_a_pack_that_is_not_standard_may_leave_the_numbers_of_a_standard_one() -> None:
    """C-4 and C-12 bind standard packs only; a drawing is not asked of the others."""

    def change(plain: Plain) -> None:
        plain["pack.yaml"]["standard"] = False
        column(plain, "i", 1)["rows"] = "s s | s s* s s s s s s |"
        for one in plain["maps/era-1.yaml"]["areas"]:
            one["outline"] = []

    assert problems_after(change, worded=True) == []


def test_a_pack_that_is_not_standard_may_end_after_any_era():
    """C-1 binds standard packs only."""
    found = find_pack("sangue_reale/oltremonte")
    assert lint(found) == []
    standard = found.files["pack.yaml"].replace(b"standard: false", b"standard: true")
    problems = lint(PackSource(found.id, {**found.files, "pack.yaml": standard}))
    assert "there must be Eras 1, 2, 3, 4, not [1]" in {problem.message for problem in problems}

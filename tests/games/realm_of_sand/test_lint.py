"""The linter: our pack is clean, and each invariant is broken once."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.games.realm_of_sand.table import CARDS, fixture_files, source_of, vetra

from tavola import library
from tavola.content.source import PackError, PackSource
from tavola.content.yaml import decode
from tavola.games.realm_of_sand import lint, open_box
from tavola.games.realm_of_sand.content import read_content
from tavola.games.realm_of_sand.lint import CHECKS, laid_out

Files = dict[str, Any]


def ours() -> PackSource:
    return library.find_pack("realm_of_sand/vetra")


def changed(change: Callable[[Files], object]) -> PackSource:
    """Our pack with one thing wrong."""
    source = ours()
    files: Files = {name: decode(name, data, Any) for name, data in source.files.items() if name.endswith(".yaml")}
    files |= {name: data.decode() for name, data in source.files.items() if name.endswith(".ftl")}
    change(files)
    raw = {
        name: value.encode() if isinstance(value, str) else msgspec.json.encode(value) for name, value in files.items()
    }
    return PackSource(source.id, raw)


def card(files: Files, id: str) -> dict[str, Any]:
    return next(entry for entry in files["cards.yaml"] if entry["id"] == id)


def put(place: Any, key: Any, value: Any) -> None:
    place[key] = value


def advanced(files: Files, nth: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = files["boards.yaml"][nth]["advanced"]
    return found


BROKEN: dict[str, list[Callable[[Files], object]]] = {
    "R-1": [
        lambda f: f["cards.yaml"].pop(),
        lambda f: f["tiles.yaml"].pop(),
        lambda f: put(f["elements.yaml"][0], "squares", 27),
        lambda f: put(f["elements.yaml"][4], "discs", 6),
        lambda f: put(advanced(f), "power", "blue"),
    ],
    "R-2": [lambda f: put(advanced(f)["rows"], 0, "X...DD")],
    "R-3": [
        lambda f: put(f["boards.yaml"][2]["basic"], "level_max", 5),
        lambda f: put(f["boards.yaml"][0]["basic"]["rows"], 2, "D.X...D"),
        lambda f: put(f["boards.yaml"][5]["basic"], "power", "red"),
    ],
    "R-4": [lambda f: put(advanced(f), "rows", [row.replace("X", ".") for row in advanced(f)["rows"]])],
    "R-5": [lambda f: put(advanced(f), "rows", ["X.----", "...DDD", "......", "....X.", "DD-DDD", "--.---"])],
    "R-6": [
        lambda f: put(advanced(f), "level_max", 9),
        lambda f: put(advanced(f), "level_max", 2),
        lambda f: put(advanced(f), "rows", ["X..---", "...---", "......", "....X.", "DDDDD-"]),
    ],
    "R-7": [
        lambda f: put(f["tiles.yaml"][0], "rows", ["E.C", "..."]),
        lambda f: put(f["tiles.yaml"][0], "rows", ["EECC"]),
        lambda f: put(f["tiles.yaml"][1], "rows", ["CEE"]),
    ],
    "R-8": [lambda f: put(f["tiles.yaml"][0], "rows", ["EEE"])],
    "R-9": [
        lambda f: put(card(f, "boxed-garden"), "pattern", ["E.E", "E.."]),
        lambda f: put(card(f, "boxed-garden"), "pattern", ["EEEEE"]),
        lambda f: put(card(f, "boxed-garden"), "pattern", ["E"]),
        lambda f: put(card(f, "boxed-garden"), "pattern", ["C.", "CC"]),
    ],
    "R-10": [lambda f: put(card(f, "boxed-garden"), "pattern", ["EEEE", "E..E", "EEE."])],
    "R-11": [lambda f: put(card(f, "sky-aqueduct"), "pattern", ["SCSS", ".CCE"])],
    "R-12": [
        lambda f: put(card(f, "boxed-garden"), "pattern", ["EE", "S."]),
        lambda f: [put(entry, "discs", ["E"]) for entry in f["cards.yaml"] if "S" in entry.get("discs", [])],
    ],
    "R-13": [lambda f: [put(entry, "hourglasses", 0) for entry in f["cards.yaml"] if entry["level"] > 1]],
    "R-14": [
        lambda f: put(f["rules.yaml"]["solo"]["ranks"][1], "min", 25),
        lambda f: f["rules.yaml"]["solo"]["ranks"].reverse(),
    ],
    "R-15": [
        lambda f: [
            put(entry, "pattern", [row.replace("C", "E") for row in entry["pattern"]]) for entry in f["cards.yaml"][:8]
        ]
    ],
    "R-16": [
        lambda f: [put(entry, "discs", []) for entry in f["cards.yaml"] if "O" in entry.get("discs", [])],
        lambda f: put(card(f, "mute-belfry"), "discs", ["E"]),
    ],
    "R-17": [
        lambda f: put(f["elements.yaml"][0], "glyph", "drop"),
        lambda f: put(f, "locale/en/cards.ftl", f["locale/en/cards.ftl"].replace("card-quay-crane =", "card-quay =")),
        lambda f: put(
            f, "locale/it/vetra.ftl", f["locale/it/vetra.ftl"].replace("    .line = Legge", "    .riga = Legge")
        ),
    ],
    "R-18": [
        lambda f: put(f["rules.yaml"]["solo"], "rounds", 27),
        lambda f: put(f, "tiles.yaml", f["tiles.yaml"][:13]),
        lambda f: put(f["rules.yaml"].setdefault("limits", {}), "active", 0),
        lambda f: put(f["rules.yaml"].setdefault("limits", {}), "display", -1),
    ],
}
CASES = [pytest.param(rule, nth, id=f"{rule}-{nth}") for rule, changes in BROKEN.items() for nth in range(len(changes))]


def test_our_pack_is_clean():
    assert lint(ours()) == []


def test_every_invariant_has_a_check_and_a_test():
    assert list(BROKEN) == [f"R-{nth}" for nth in range(1, 19)]
    assert [str(check.__doc__).split(":")[0] for check in CHECKS] == list(BROKEN)


@pytest.mark.rule("RS-1.8", "RS-1.9")
@pytest.mark.parametrize(("rule", "nth"), CASES)
def test_a_broken_invariant_is_named(rule, nth):
    source = changed(BROKEN[rule][nth])
    (check,) = [check for check in CHECKS if str(check.__doc__).startswith(f"{rule}:")]
    found = list(check(laid_out(source, read_content(source))))
    assert {(problem.rule, problem.warning) for problem in found} == {(rule, False)}


def test_a_pack_that_is_not_standard_is_held_to_less():
    files = fixture_files()
    files["cards.yaml"] = files["cards.yaml"][: len(CARDS)]
    problems = lint(source_of(files))
    assert {problem.rule for problem in problems if problem.warning} == {"R-13", "R-15", "R-16"}
    assert {problem.rule for problem in problems if not problem.warning} == {"R-12", "R-17"}, (
        "no card gives M; no words"
    )


UNREADABLE: dict[str, Callable[[Files], object]] = {
    "elements.yaml": lambda f: f["elements.yaml"].pop(),
    "rules.yaml": lambda f: f["rules.yaml"]["disc_table"].pop("3"),
    "boards.yaml: four players": lambda f: put(f, "boards.yaml", f["boards.yaml"][:3]),
    "boards.yaml: lens advanced: Q": lambda f: put(advanced(f)["rows"], 0, "XQ.DDD"),
    "boards.yaml: lens advanced: order": lambda f: put(advanced(f), "order", ["a1", "b2"]),
    "cards.yaml: boxed-garden pattern: Z": lambda f: put(card(f, "boxed-garden"), "pattern", ["EZ", "E."]),
    "cards.yaml: boxed-garden pattern: there is no cell": lambda f: put(
        card(f, "boxed-garden"), "pattern", ["..", ".."]
    ),
    "tiles.yaml: t01 rows: S": lambda f: put(f["tiles.yaml"][0], "rows", ["EES"]),
}


@pytest.mark.parametrize("place", UNREADABLE)
def test_what_cannot_be_laid_out_is_refused_when_the_box_is_opened(place):
    source = changed(UNREADABLE[place])
    with pytest.raises(PackError) as error:
        open_box(source)
    assert str(error.value).startswith(place)
    assert lint(source) == list(error.value.problems)


def test_an_unknown_field_names_file_entry_and_line():
    with pytest.raises(PackError) as error:
        open_box(changed(lambda f: put(card(f, "quay-crane"), "starz", 3)))
    (problem,) = error.value.problems
    assert (problem.file, problem.entry, problem.field) == ("cards.yaml", "quay-crane", "starz")


def test_dark_cells_open_in_the_order_of_the_pack():
    usual = vetra().sides["lens", "advanced"]
    order = [usual.names_of(bit)[0] for bit in usual.order][::-1]
    box = open_box(changed(lambda f: put(advanced(f), "order", order)))
    side = box.sides["lens", "advanced"]
    assert [side.names_of(bit)[0] for bit in side.order] == order

"""The game of the tutorial does what the tutorial promises: laws, bots, numbers, a table online."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from tests.contract.suite import examine, secrets_are_redrawn
from tests.contract.table import ContractBroken, Table
from tests.guests.conftest import LANTERNS
from typer.testing import CliRunner

from tavola import games, library
from tavola.adapters.table import Play, lay
from tavola.cli.main import app
from tavola.devtools.citations import named_in_code
from tavola.kernel.chance import shuffle
from tavola.kernel.decision import Refused
from tavola.library import guests
from tavola.library.clauses import catalogue, clauses_in
from tavola.server.games import game_offer
from tavola.service.catalogue import LibraryCatalogue


def table(seats: int, **ruled: bool) -> Table:
    game, words = games.find("lanterns").GAME, [library.words("lanterns", language=each) for each in ("it", "en")]
    return Table("lanterns", game, library.open_box("lanterns"), seats, game.options(**ruled), words, longest=60)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("stays", [False, True])
def test_lanterns_keeps_the_contract(lanterns: str, seats: int, stays: bool) -> None:
    laid = table(seats, drift_stays=stays)
    assert sum(examine(laid, f"seed {nth}", 3) for nth in range(5)) > 5 * seats
    secrets_are_redrawn(laid, ["a"])


def test_an_old_order_that_shines_through_is_found(lanterns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    laid = table(2)

    def without_sorting(g: Any, viewer: Any, rng: int) -> Any:
        clone = g.clone()
        clone.rng = rng
        shuffle(clone, clone.upstream)
        return clone

    monkeypatch.setattr(laid.game, "resample", without_sorting)
    with pytest.raises(ContractBroken, match="shines through"):
        secrets_are_redrawn(laid, ["a"])


def test_a_cup_is_poured_once(lanterns: str) -> None:
    laid = table(2)
    g = laid.open("twice")
    for seat in (0, 1):
        laid.game.answer(g, seat, "pour:6")
    with pytest.raises(Refused) as refused:
        laid.game.answer(g, 0, "pour:6")
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("LA_E_POURED", "LA-1.3")


def test_two_equal_cups_take_nothing_unless_the_table_rules_that_the_lantern_waits(lanterns: str) -> None:
    for stays, drifted, taken in ((False, 1, 1), (True, 0, 2)):
        laid = table(2, drift_stays=stays)
        g = laid.open("equal")
        for first, second in ((4, 4), (6, 1)):
            laid.game.answer(g, 0, f"pour:{first}")
            laid.game.answer(g, 1, f"pour:{second}")
        view: Any = laid.game.view(g, None)
        assert (len(view.sea), len(view.players[0].taken)) == (drifted, taken)


def told(command: str) -> Any:
    ran = CliRunner().invoke(app, command.split())
    assert ran.exit_code == 0, ran.output
    return json.loads(ran.stdout)


def test_bots_play_it_to_its_end(lanterns: str) -> None:
    said = told("simulate lanterns --games 6 --seats companion,greedy --json")
    assert (said["finished"], said["errors"]) == (6, 0)
    ranked = told("arena lanterns --bots random,companion --games 4 --jobs 1 --json")
    assert (ranked["games"], ranked["errors"]) == (4, 0)


def test_it_is_an_environment(lanterns: str) -> None:
    """Every byte has a name, every legal answer a number, and what others hold is not among them."""
    play = Play(lay(lanterns, 2), "numbers")
    for _ in range(40):
        if play.decision() is None:
            break
        assert len(play.look(0)) == len(play.table.encoder.names)
        play.act(min(play.choices()))
    assert play.outcome() is not None


def test_it_is_offered_online_in_its_own_words(lanterns: str) -> None:
    offer = game_offer(LibraryCatalogue(), lanterns)
    assert (offer.title, offer.players, offer.packs) == ("Lanterns", (2, 4), ["lanterns/quay"])
    assert offer.about["it"].startswith("Versate olio")
    assert [option.key for option in offer.options] == ["la.drift_stays"]
    assert game_offer(LibraryCatalogue(), "sangue_reale").about == {}


def test_its_rulebook_is_read_in_both_languages(lanterns: str) -> None:
    english, italian = catalogue(lanterns), clauses_in(lanterns, "it")
    assert [clause.id for clause in english] == [clause.id for clause in italian]
    assert {clause.chapter for clause in italian} == {"1. Prima della prima sera", "2. Una sera", "3. Il mattino"}
    assert {clause.text for clause in english}.isdisjoint(clause.text for clause in italian)


def test_what_its_code_cites_stands_in_its_rulebook(lanterns: str) -> None:
    cited = {cite.clause for cite in named_in_code(LANTERNS, LANTERNS.parent)}
    assert {"LA-1.3", "LA-2.3"} <= cited <= {clause.id for clause in catalogue(lanterns)}


def test_its_rules_are_listed_in_the_terminal(lanterns: str) -> None:
    shown = CliRunner().invoke(app, ["rules", lanterns])
    assert shown.exit_code == 0
    assert "rule  lanterns/rules.py::a_cup_is_poured_once" in shown.output


def test_a_guest_without_a_rulebook_has_none(lanterns: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(guests, "folder_of", lambda package: tmp_path)
    with pytest.raises(LookupError):
        catalogue(lanterns)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("prompt-pour", "rules.py:"),
        ("option-pour", "game.py:"),
        ("refusal-la-e-poured", "rules.py:"),
        ("event-oil-shown", "state.py:"),
        ("ending-morning", "game.py:"),
        ("river-cups", "game.py:"),
        ("game-about", "missing in every language"),
    ],
)
def test_a_missing_word_of_the_game_is_named_with_the_code_that_says_it(
    word: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = shutil.copytree(LANTERNS, tmp_path / "lanterns")
    for file in folder.glob("packs/lanterns/locale/*/game.ftl"):
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        file.write_text("".join(line for line in lines if not line.startswith(word)), encoding="utf-8")
    monkeypatch.setattr(guests, "folder_of", lambda package: folder)
    monkeypatch.setenv(guests.NAMED, str(LANTERNS))
    assert guests.invite() == ["lanterns"]
    told = CliRunner().invoke(app, ["pack", "lint", "lanterns/quay"])
    assert told.exit_code == 2
    assert re.search(rf"^error: lanterns/locale: {word}: .*{re.escape(said)}", told.output, re.MULTILINE)
    assert "1 error, no warnings" in told.output

"""Runs of balance: what is played and kept, how figures are judged, what the page shows, how the command ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from distributed import LocalCluster
from typer.testing import CliRunner

from tavola.cli.failure import CommandFailed
from tavola.cli.main import app
from tavola.lab import balance
from tavola.lab.figures import Change, Figure, Report, Series, changes
from tavola.lab.measuring import mean, rank, share
from tavola.lab.overview import place, swarm
from tavola.lab.report import page
from tavola.lab.study import study_of
from tavola.lab.workers import Alone, Cluster, NoCluster, Processes

PLAN = balance.Plan("sangue_reale", "", "random", "test", 7, ("eras",))


def asked(*words: str) -> Any:
    return CliRunner().invoke(app, ["lab", "balance", *words])


# -- figures


@pytest.mark.parametrize(
    ("figure", "low", "high", "verdict", "sure"),
    [
        (50, 48, 52, "on target", True),
        (55, 50, 60, "off target", False),
        (55, 54, 56, "off target", True),
        (70, 58, 82, "alarm", False),
        (70, 66, 74, "alarm", True),
        (30, 28, 32, "alarm", True),
    ],
)
def test_a_figure_is_judged_by_where_it_lies(figure: float, low: float, high: float, verdict: str, sure: bool) -> None:
    found = Figure("wins", figure, low, high, 100, (45, 53), (40, 60))
    assert (found.verdict(), found.is_sure(), found.trips()) == (verdict, sure, verdict == "alarm" and sure)


def test_a_share_and_its_interval() -> None:
    half = share("half", 50, 100, (48, 52), (47, 53))
    assert (half.figure, round(half.low, 1), round(half.high, 1)) == (50, 40.4, 59.6)
    assert share("much", 65, 100, (48, 52), (47, 53)).trips()
    assert not share("perhaps", 54, 100, (48, 52), (47, 53)).trips()
    surest = share("all", 40, 40)
    assert surest.figure == surest.high == 100
    assert 90 < surest.low < 93, "near the edge the interval stays honest"
    assert share("none", 0, 0, (48, 52)).verdict() == "", "of nothing there is nothing to judge"


def test_intervals_shrink_with_the_sample() -> None:
    widths = [(figure.high - figure.low) / 2 for n in (2401, 9604) for figure in [share("x", n // 2, n)]]
    assert widths == pytest.approx([2.0, 1.0], abs=0.01)
    even = mean("x", [1, 1, 1])
    assert even.low == even.figure == even.high == 1


def test_means_and_ranks() -> None:
    assert mean("mean", [1, 2, 3], (None, 4)).figure == 2
    assert mean("of nothing", []).sample == 0
    middle = rank("median", list(range(1, 102)), 0.5)
    assert middle.figure == 51
    assert middle.low < 51 < middle.high


def test_without_a_target_nothing_is_judged() -> None:
    assert Figure("stars", 3, 2, 4, 10).verdict() == ""


def test_a_change_is_sure_when_it_is_wider_than_both_intervals_together() -> None:
    then, now = Figure("wins", 50, 47, 53, 10), Figure("wins", 54, 50, 58, 10)
    assert not Change("x", then, now).is_sure()
    assert Change("x", then, Figure("wins", 56, 52, 60, 10)).is_sure()
    report = Report("1", "g", "p", "b", (Series("x", "X", 1, (now, Figure("new", 1, 1, 1, 1))),))
    earlier = Report("1", "g", "p", "b", (Series("x", "X", 1, (then,)),))
    assert [each.now.name for each in changes(earlier, report)] == ["wins"]


# -- runs


def test_a_run_plays_what_is_missing_and_goes_on_from_its_file(tmp_path: Path) -> None:
    file, what = tmp_path / "run.jsonl", balance.what_is_played(PLAN)
    first = balance.SavedGames(file, what)
    assert list(balance.play_all(msgspec.structs.replace(PLAN, games=3), first, Alone())) == [3]
    again = balance.SavedGames(file, what)
    assert len(again.games) == 3
    assert list(balance.play_all(PLAN, again, Alone())) == [7]
    whole = balance.SavedGames(None, what)
    list(balance.play_all(PLAN, whole, Alone()))
    assert whole.of("eras") == again.of("eras")
    with pytest.raises(ValueError, match="another pack, bots or seed"):
        balance.SavedGames(file, "something else")
    file.write_text('{"what": 3')
    with pytest.raises(ValueError, match="no file of a balance run"):
        balance.SavedGames(file, what)


def test_processes_play_the_same_games() -> None:
    alone, many = balance.SavedGames(None, ""), balance.SavedGames(None, "")
    list(balance.play_all(PLAN, alone, Alone()))
    list(balance.play_all(PLAN, many, Processes(2)))
    assert alone.of("eras") == many.of("eras")


def test_every_kind_of_realm_of_sand_can_be_studied() -> None:
    plan = balance.Plan("realm_of_sand", "", "random", "test", 4)
    kept = balance.SavedGames(None, "")
    list(balance.play_all(plan, kept, Alone()))
    report = balance.report_of(plan, kept.of)
    played = [kind.id for kind in study_of("realm_of_sand").kinds if kind.id != "rivals"]
    assert [series.id for series in report.series] == played
    assert all(series.figures for series in report.series)
    assert any(figure.label.endswith("Workshop") for figure in report.figures())


def test_stubborn_players_lose_to_a_bot_that_plans() -> None:
    plan = balance.Plan("sangue_reale", "", "duelist", "test", 40, ("rivals",))
    kept = balance.SavedGames(None, "")
    list(balance.play_all(plan, kept, Alone()))
    (series,) = balance.report_of(plan, kept.of).series
    names = {figure.name for figure in series.figures}
    assert names == {"beats random", "beats greedy", *(f"beats always planning {n}" for n in range(1, 7))}
    assert next(figure.figure for figure in series.figures if figure.name == "beats random") == 100


# -- a cluster


def test_without_dask_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match="extra `cluster`"):
        Cluster("tcp://localhost:1")
    assert isinstance(asked("sangue_reale", "--dask", "tcp://localhost:1").exception, CommandFailed)


def test_the_workers_of_a_dask_cluster_play_the_same_games() -> None:
    """A scheduler and a worker reached by address, as far ones would be: the report is the same to the letter."""
    words = ("sangue_reale", "--bots", "random", "--games", "7", "--kind", "eras", "--json")
    with LocalCluster(n_workers=1, processes=False, protocol="tcp://", dashboard_address=None) as cluster:
        assert cluster.scheduler_address.startswith("tcp://")
        far = asked(*words, "--dask", cluster.scheduler_address)
    near = asked(*words, "--jobs", "1")
    assert msgspec.json.decode(far.stdout, type=Report).games() == 7
    assert (far.stdout, far.exit_code) == (near.stdout, near.exit_code)


def test_a_cluster_that_does_not_answer_is_said() -> None:
    with pytest.raises(NoCluster, match="no Dask scheduler answers at"):
        Cluster("tcp://127.0.0.1:1", patience="200ms")


# -- the page


def made(*figures: Figure) -> Report:
    return Report("1", "sangue_reale", "sangue_reale/altavena@1", "duelist", (Series("eras", "Eras", 9, figures),))


def test_the_page_shows_every_figure_and_needs_nothing_else() -> None:
    alone = Figure("seat <A> wins", 50, 48, 52, 100, (49, 51), (45, 55))
    cards = tuple(
        Figure(f"wins with {n}", 40 + n, 35 + n, 45 + n, 50, (45, 60), (None, 63), "Cards", f"Card {n}")
        for n in range(12)
    )
    html = page(made(alone, *cards), made(Figure("seat <A> wins", 40, 39, 41, 100)))
    assert "seat &lt;A&gt; wins" in html
    assert "<A>" not in html
    assert all(f"Card {n}" in html for n in range(12))
    assert html.count("<svg") == 4  # the patterns, all at a glance, one strip, one family
    assert "http" not in html
    assert "↑ 10.0" in html
    assert "prefers-color-scheme:dark" in html


@pytest.mark.parametrize(
    ("figure", "target", "lies"),
    [(50, (45, 55), 0.0), (55, (45, 55), 1.0), (40, (45, 55), -2.0), (4, (None, 8), 0.5), (90, (60, None), -2 / 3)],
)
def test_a_dot_lies_where_its_target_puts_it(figure: float, target: Any, lies: float) -> None:
    assert place(Figure("wins", figure, figure, figure, 9, target)) == pytest.approx(lies)


def test_what_has_no_target_is_no_dot() -> None:
    assert place(Figure("stars", 3, 2, 4, 9)) is None
    assert swarm([Figure("stars", 3, 2, 4, 9)]) == ""


def test_a_page_of_figures_on_target_says_so() -> None:
    assert "every figure is on target" in page(made(Figure("wins", 50, 48, 52, 9, (45, 55))))


# -- the command


def test_the_command_reports_keeps_compares_and_draws(tmp_path: Path) -> None:
    plain = ("sangue_reale", "--bots", "random", "--kind", "eras", "--jobs", "1")
    first = asked(*plain, "--games", "8", "--json")
    earlier = tmp_path / "earlier.json"
    earlier.write_text(first.stdout)
    assert msgspec.json.decode(first.stdout, type=Report).games() == 8
    html = tmp_path / "report.html"
    again = asked(*plain, "--games", "6", "--seed", "x", "--against", str(earlier), "--html", str(html))
    assert "(chance)" in again.stdout
    assert "Against sangue_reale/altavena, 8 games by random" in html.read_text()
    assert {first.exit_code, again.exit_code} <= {0, 1}


def test_the_command_ends_with_one_when_an_alarm_is_tripped(tmp_path: Path) -> None:
    kept = balance.SavedGames(None, "")
    list(balance.play_all(msgspec.structs.replace(PLAN, games=40), kept, Alone()))
    records = tmp_path / "eras.jsonl"
    records.write_bytes(b"\n".join(kept.of("eras")))
    result = asked("sangue_reale", "--games", "0", "--bots", "random", "--read", f"eras={records}")
    assert result.exit_code == 1  # random bots leave most of the land alone
    assert "boxes controlled" in result.stdout.rpartition("alarms tripped")[2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "there is no game"),
        (("sangue_reale", "--bots", "companiom"), "did you mean companion"),
        (("sangue_reale", "--kind", "epochs"), "there are eras, campaigns"),
        (("sangue_reale", "--pack", "sangue_reale/nowhere"), "nowhere"),
        (("sangue_reale", "--games", "0", "--read", "eras"), "KIND=FILE"),
        (("sangue_reale", "--games", "0", "--read", "eras=/nowhere/at/all"), "cannot be read"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    failure = asked(*words).exception
    assert isinstance(failure, CommandFailed)
    assert said in str(failure)


def test_bots_are_ready_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot compiles while it plays would change the games of a seed."""
    ready: list[object] = []

    def prepare(bot: object) -> None:
        ready.append(bot)

    monkeypatch.setattr("tavola.bots.generic.random.RandomBot.prepare", prepare)
    (game,) = balance.play_job(balance.Job(PLAN, "eras", (0,)))
    assert len(ready) == 2
    assert game.n == 0

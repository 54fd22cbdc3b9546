"""The grandmaster of Sangue Reale: it mixes, it knows its pack, and what it does not know the master plays."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.games.sangue_reale import boxes

from tavola import games, library
from tavola.bots import nets
from tavola.bots.advice import advise
from tavola.bots.arena import play_games
from tavola.bots.bot import Bot, BotRng, find_bot, seat_access
from tavola.bots.nets import NoNet
from tavola.bots.sangue_reale import duel_net
from tavola.bots.sangue_reale.duel_net import COMPILED, LEARNT, PLAIN, DuelNet, known_words
from tavola.bots.sangue_reale.grandmaster import Grandmaster
from tavola.games.sangue_reale.options import Rulings
from tavola.kernel.flow import take
from tavola.kernel.game import owed
from tavola.lab.study import study_of

GAME = games.find("sangue_reale").GAME
BOX: Any = library.open_box("sangue_reale")


@pytest.fixture(autouse=True)
def _nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(COMPILED, "now", lambda: None)
    monkeypatch.setattr(COMPILED, "waited_for", lambda: None)


def begun(rounds: int, options: Rulings | None = None, box: Any = BOX) -> Any:
    """A table that asks for plans, after so many rounds of chance."""
    g, rng = GAME.open_table(box, 2, options or Rulings(), "grandmaster"), BotRng.of("chance")
    while g.open and (g.round <= rounds or g.open[0].prompt != "plan"):
        decision = owed(g)[0]
        take(g, decision, rng.pick(decision.legal()))
    return g


def access(g: Any, luck: str = "luck") -> Any:
    return seat_access(GAME, g, owed(g)[0], BotRng.of(luck))


def test_it_mixes_and_draws_from_its_mix() -> None:
    bot = find_bot("grandmaster", "sangue_reale")
    mixes = {rounds: bot.mix(access(begun(rounds))) for rounds in range(4, 20, 3)}
    assert all(sum(mix.values()) == pytest.approx(1.0) for mix in mixes.values())
    rounds = max(mixes, key=lambda each: sum(share > 0 for share in mixes[each].values()))
    g, mix = begun(rounds), mixes[rounds]
    drawn = {bot.choose(access(g, str(nth))) for nth in range(12)}
    assert drawn <= {key for key, share in mix.items() if share}
    assert len([share for share in mix.values() if share]) > 1


def test_no_plan_against_its_mix_is_worth_more_than_the_game_by_its_own_reckoning() -> None:
    g = begun(6)
    look = duel_net.net_for(g).look(PLAIN, g)  # type: ignore[union-attr]
    keys = [f"plan:{nth}" for nth in range(1, 7)]
    mix, worth = Grandmaster().stage(look, 0, keys)
    assert (mix @ worth) == pytest.approx(worth.max(), abs=0.01)


def test_its_advice_is_a_mix_and_tells_chances() -> None:
    g = begun(3)
    advice = advise("grandmaster", GAME, 2, access(g))
    assert advice.is_race
    assert advice.best.share is not None
    assert all(0 < each.value < 1 for each in (advice.best, *advice.others))


def test_other_answers_are_compared_by_the_chance_after_them() -> None:
    g, bot = begun(2), Grandmaster()
    while owed(g)[0].prompt == "plan":
        take(g, owed(g)[0], "plan:5" if owed(g)[0].seat == 0 else "plan:4")
    chances = bot.chances(access(g))
    assert set(chances) == set(owed(g)[0].legal())
    assert bot.choose(access(g)) == max(chances, key=lambda key: chances[key])


def test_it_plays_a_whole_era() -> None:
    tally = play_games(
        GAME,
        BOX,
        Rulings(),
        [find_bot("grandmaster", "sangue_reale"), find_bot("random", "sangue_reale")],
        "era",
        range(1),
    )
    assert tally.errors == []
    assert tally.wins == [1, 0]


@pytest.mark.parametrize("options", [Rulings(number_pass="must"), Rulings(pair_fill="half_allowed")])
def test_rulings_it_has_not_learnt_by_are_left_to_the_master(options: Rulings) -> None:
    assert same_as_master(begun(2, options))


def test_a_pack_it_has_not_learnt_is_left_to_the_master() -> None:
    g = begun(2, box=boxes.F1)
    assert duel_net.net_for(g) is None
    assert same_as_master(g)
    with pytest.raises(NoNet, match="does not know"):
        DuelNet(boxes.F1, Rulings())


def same_as_master(g: Any) -> bool:
    bots: list[Bot] = [find_bot(name, "sangue_reale") for name in ("grandmaster", "master")]
    return bots[0].mix(access(g)) == bots[1].mix(access(g)) and bots[0].chances(access(g)) == {}


def test_the_net_that_travels_with_the_program_knows_the_pack_that_does() -> None:
    about = nets.read(LEARNT).about
    assert nets.why_not(about, BOX.name(), nets.mark_of(known_words(BOX))) == ""
    assert LEARNT.stat().st_size < nets.MOST_BYTES
    assert {row["era"] for row in about.curve} == {1, 2, 3, 4}


def test_a_file_that_is_no_net_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.npz").write_bytes(b"no")
    with pytest.raises(NoNet):
        DuelNet(BOX, Rulings(), tmp_path / "a.npz")


def test_both_seats_see_the_same_chances_from_either_side() -> None:
    g = begun(4)
    look = duel_net.net_for(g).look(PLAIN, g)  # type: ignore[union-attr]
    assert np.allclose(look.plans(0), 1 - look.plans(1).T, atol=1e-5)


def test_who_knows_its_mix_answers_it_by_a_plan_of_its_own() -> None:
    white = study_of("sangue_reale").bot("whitebox")
    g = begun(5)
    assert white.choose(access(g)) in owed(g)[0].legal()
    assert {white.choose(access(g, str(nth))) for nth in range(4)} == {white.choose(access(g))}

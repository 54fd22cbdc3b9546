"""Part G through the game itself: whoever tries what is not allowed is told the code and the clause, in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.tainted_grail.coast import give_item
from tests.games.tainted_grail.fights import enemy, fight, meet, say, speaker, start
from tests.games.tainted_grail.seats import (
    BOTH,
    BOX,
    answer,
    ask_again,
    at_work,
    ended_on_day_one,
    opened,
    question,
    refusal,
    said,
    words,
)
from tests.games.tainted_grail.tables import play, set_tracks

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.character.items import receive_item
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.deeds.day import Progress, RebuildDecks
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon, SkillHeld
from tavola.kernel.decision import Refused
from tavola.kernel.flow import run

ROOT = Path(__file__).parents[3]
Case = tuple[Callable[[], Avalon], int, str, str, str]  # a table, a seat, what it answers, the code, the clause


def exploring() -> Avalon:
    return answer(at_work(), 0, "explore")


def with_energy(n: int, seats: int = 1) -> Avalon:
    g = at_work(seats)
    for hero in g.heroes:
        hero.energy = n
    return ask_again(g)


def apart() -> Avalon:
    """The second Character is somewhere else, and the first one is about to be asked for a choice."""
    g = at_work(2)
    g.heroes[1].at = 102
    return answer(ask_again(g), 0, "explore")


def acted() -> Avalon:
    """The first Character has acted in this round, the second not yet."""
    return answer(answer(at_work(2), 0, "menhir"), 1, "stay")


def turned_away() -> Avalon:
    g = answer(at_work(2), 0, "explore")
    return answer(answer(g, 1, "join"), 0, "refuse:1")


def frightened() -> Avalon:
    g = at_work(4)
    g.heroes[3].terror = 8
    g.heroes[3].conditions = ["cond.insane"]
    return ask_again(g)


def hunted() -> Avalon:
    g = at_work()
    g.heroes[0].energy = 6
    g.places[101].used["mend_nets"] = 1
    return ask_again(g)


def before_the_stone() -> Avalon:
    g = at_work()
    g.heroes[0].at = 104
    return answer(ask_again(g), 0, "menhir")


def trading() -> Avalon:
    g = at_work(2)
    gain_secret(g, 0, 9)
    run(g)
    return answer(ask_again(g), 0, "trade:1")


def two_weapons() -> Avalon:
    g = at_work()
    give_item(g, 0, "eel_spear")
    g.open, g.mode = [], ""
    g.item_deck.remove("boat_hook#1")
    receive_item(g, 0, "boat_hook#1")
    run(g)
    return g


def learning(exp: int = 3) -> Avalon:
    g = at_work()
    g.open, g.mode = [], ""
    g.heroes[0].resources["exp"] = exp
    return play(g, Progress(0))


def nothing_to_learn() -> Avalon:
    g = at_work()
    g.open, g.mode = [], ""
    g.heroes[0].resources["exp"] = 30
    g.heroes[0].combat.reserve = []
    g.heroes[0].markers["courage"] = 2
    g.skill_pool = [card for card in g.skill_pool if BOX.skills[card].attr != "courage"]
    return play(g, Progress(0))


def skill_taken() -> Avalon:
    g = at_work(2)
    g.open, g.mode = [], ""
    g.heroes[1].skills = [SkillHeld("sk.courage.01", "a")]
    g.skill_pool.remove("sk.courage.01")
    g.heroes[0].resources["exp"] = 30
    g.heroes[0].markers["courage"] = 2
    return answer(play(g, Progress(0)), 0, "raise:courage")


def rebuilding() -> Avalon:
    g = at_work()
    g.open, g.mode = [], ""
    hero = g.heroes[0]
    hero.combat.spare = [hero.combat.reserve.pop()]
    return play(g, RebuildDecks(0))


def sharing() -> Avalon:
    """Two of three go exploring; the last one could pay for the poor one in Energy only."""
    g = at_work(2)
    return answer(answer(answer(g, 0, "explore"), 1, "join"), 0, "accept:1")


def a_full_board() -> Avalon:
    return opened(2, dawn_changes=True)


def helped() -> Avalon:
    """The first Character's own Action, with a helper; how much of it is its own?"""
    return answer(answer(at_work(2), 0, "character"), 1, "help")


CASES: list[Case] = [
    (helped, 0, "pay:energy:0", "TG_E_CHAR_ACTION_MIN", "TG-10.2"),
    (at_work, 0, "learn:combat", "TG_E_PHASE", "TG-28.8"),
    (at_work, 0, "raise:courage", "TG_E_PHASE", "TG-28.8"),
    (at_work, 0, "eat", "TG_E_PHASE", "TG-14.2"),
    (at_work, 0, "fast", "TG_E_PHASE", "TG-14.2"),
    (at_work, 0, "in:c.fowler.bite", "TG_E_PHASE", "TG-14.7"),
    (rebuilding, 0, "learn:combat", "TG_E_PHASE", "TG-28.8"),
    (exploring, 0, "out:c.fowler.bite", "TG_E_PHASE", "TG-14.7"),
    (acted, 0, "learn:combat", "TG_E_PHASE", "TG-28.8"),
    (exploring, 0, "character", "TG_E_PHASE", "TG-10.1"),
    (acted, 0, "explore", "TG_E_ACTED", "TG-6.5"),
    (lambda: answer(at_work(2), 0, "pass"), 0, "explore", "TG_E_PASSED", "TG-12.2"),
    (exploring, 0, "explore", "TG_E_BUSY", "TG-6.10"),
    (ended_on_day_one, 0, "explore", "TG_E_GAME_OVER", "TG-29.10"),
    (lambda: with_energy(1), 0, "character", "TG_E_COST", "TG-6.7"),
    (sharing, 1, "cover:0:food:1", "TG_E_COST_OTHERS", "TG-21.7"),
    (lambda: with_energy(0), 0, "explore", "TG_E_COST", "TG-6.7"),
    (frightened, 3, "character", "TG_E_TERROR_ROOM", "TG-6.7"),
    (apart, 1, "join", "TG_E_JOIN_PLACE", "TG-21.1"),
    (exploring, 0, "join", "TG_E_JOIN_LATE", "TG-21.2"),
    (turned_away, 1, "join", "TG_E_JOIN_REFUSED", "TG-21.1"),
    (exploring, 0, "leave_party", "TG_E_LEAVE_MID", "TG-21.2"),
    (at_work, 0, "travel:152", "TG_E_NOT_REVEALED", "TG-8.5"),
    (at_work, 0, "location:dance", "TG_E_NO_ACTION", "TG-9.1"),
    (hunted, 0, "location:mend_nets", "TG_E_ONCE_PER_DAY", "TG-9.2"),
    (before_the_stone, 0, "light:rite", "TG_E_MENHIR_REQ", "TG-11.2"),
    (trading, 0, "give:rep", "TG_E_TRADE_KIND", "TG-17.4"),
    (trading, 0, "give:9#1", "TG_E_PERSONAL", "TG-27.4"),
    (exploring, 0, "trade:1", "TG_E_TRADE_BUSY", "TG-17.6"),
    (two_weapons, 0, "equip:both", "TG_E_KEYWORD_LIMIT", "TG-26.3"),
    (learning, 0, "raise:courage", "TG_E_EXP", "TG-28.3"),
    (nothing_to_learn, 0, "learn:combat", "TG_E_RESERVE_EMPTY", "TG-28.1"),
    (nothing_to_learn, 0, "raise:courage", "TG_E_SKILL_NONE", "TG-28.7"),
    (skill_taken, 0, "skill:sk.courage.01:a", "TG_E_SKILL_TAKEN", "TG-28.6"),
    (rebuilding, 0, "out:c.fowler.bite", "TG_E_DECK_MIN", "TG-14.7"),
    (rebuilding, 0, "in:c.bellman.bite", "TG_E_CARD_NOT_OWNED", "TG-14.7"),
    (exploring, 0, "sing", "TG_E_MUST_CHOOSE", "TG-23.2"),
    (a_full_board, 0, "add:fowler", "TG_E_CHARACTER_TAKEN", "TG-2.1"),
    (a_full_board, 0, "add:saltwife", "TG_E_SEATS_TAKEN", "TG-31.4"),
    (at_work, 0, "shelve:0", "TG_E_ROSTER_MID", "TG-31.4"),
    (lambda: at_work(grace=False), 0, "grace", "TG_E_GRACE_OFF", "TG-40.16"),
    (lambda: fight(enemy(9)), 0, "play:plain1", "TG_E_NOT_IN_HAND", "TG-34.6"),
    (lambda: say(fight(enemy(9), heroes=2), "active:0"), 1, "flee", "TG_E_FLEE_PHASE", "TG-36.10"),
]


@pytest.mark.rule("TG-6.10", "TG-21.2", "TG-10.2", "TG-28.8", "TG-14.2", "TG-14.7")
@pytest.mark.parametrize(
    ("table", "seat", "key", "code", "rule"), CASES, ids=[f"{case[3]}: {case[2]}" for case in CASES]
)
def test_what_is_refused_and_why(table: Callable[[], Avalon], seat: int, key: str, code: str, rule: str) -> None:
    found = refusal(table(), seat, key)
    assert (found.code, found.rule) == (code, rule)
    it, en = said(found.message())
    assert it != en


@pytest.mark.rule("TG-29.7")
def test_the_dead_do_nothing() -> None:
    g = at_work(2)
    g.heroes[1].alive = False
    assert refusal(ask_again(g), 1, "explore").code == "TG_E_DEAD"


def test_at_set_up_nobody_is_played_twice() -> None:
    g = GAME.open_table(BOX, 2, AvalonOptions(), "choose")
    answer(g, 0, "play:fowler")
    assert refusal(g, 1, "play:fowler").code == "TG_E_CHARACTER_TAKEN"
    assert refusal(g, 0, "play:bellman").code == "TABLE_E_NOT_YOUR_DECISION"
    assert refusal(g, 1, "play:nobody").code == "TABLE_E_NOT_AN_OPTION"


def test_a_table_of_five_is_refused() -> None:
    with pytest.raises(Refused, match="TABLE_E_SEATS"):
        GAME.open_table(BOX, 5, AvalonOptions(), "five")


def test_what_a_player_would_look_for_is_announced_with_its_reason() -> None:
    found = {each.key: each.code for each in GAME.refused(with_energy(1), question(with_energy(1)))}
    assert found == {"character": "TG_E_COST", "location:mend_nets": "TG_E_COST"}
    found = {each.key: each.code for each in GAME.refused(before_the_stone(), question(before_the_stone()))}
    assert found == {"light:rite": "TG_E_MENHIR_REQ"}


def test_the_equipment_and_avoid_are_closed_later() -> None:
    g = start(meet(speaker(avoid={"cost": {"wealth": 1}})))
    assert refusal(g, 0, "avoid").code == "TG_E_AVOID_LATE"
    assert refusal(g, 0, "take_up:axe#1").code == "TG_E_EQUIP_CLOSED"
    g = meet(enemy(9))
    set_tracks(g, 0, 3, 3, 4)
    start(g)
    assert refusal(g, 0, "stop").code == "TG_E_PANIC_FIRST"
    assert refusal(say(fight(enemy(9), heroes=2), "active:0"), 1, "play:plain16").code == "TG_E_NOT_ACTIVE"
    g = play(meet(speaker()), MeetEncounter(members=[0], id="enemy"))
    assert refusal(g, 0, "avoid").code == "TG_E_AVOID_NONE"


def codes_of_the_catalogue() -> set[str]:
    text = (ROOT / "docs" / "rules" / "tainted_grail.md").read_text(encoding="utf-8")
    return {f"TG_{code}" for code in re.findall(r"^\| (E_[A-Z_]+) \|", text, re.MULTILINE)}


def test_every_code_of_the_catalogue_is_given_somewhere_and_said_in_both_languages() -> None:
    sources = (ROOT / "src" / "tavola" / "games" / "tainted_grail").rglob("*.py")
    given = set(re.findall(r'"(TG_E_[A-Z_]+)"', "".join(path.read_text(encoding="utf-8") for path in sources)))
    known = codes_of_the_catalogue()
    assert len(known) == 61
    assert known - given == set()
    for language in BOTH:
        assert not [code for code in given if not words(language).has("refusal-" + code.lower().replace("_", "-"))]

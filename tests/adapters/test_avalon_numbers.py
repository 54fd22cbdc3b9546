"""Tainted Grail as numbers: what lies open by what it is, answers with numbers of their own, the numbers of before."""

import random
from typing import Any

import gymnasium
import pytest

from tavola.adapters.gymnasium_solo import TavolaSolo, register
from tavola.adapters.table import Play, lay
from tavola.coding import coding_of

ANSWERS = 8  # bytes


def random_play(seats: int, seed: str, most: int, **more: Any) -> Any:
    going, dice = Play(lay("tainted_grail", seats, **more), seed), random.Random(seed)
    for _ in range(most):
        if going.decision() is None:
            return
        yield going
        going.act(dice.choice(list(going.choices())))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_two_decisions_with_other_answers_look_alike_and_no_number_is_shared(seats: int) -> None:
    seen: dict[bytes, tuple[str, ...]] = {}
    for seed in ("numbers 1", "numbers 2"):
        for going in random_play(seats, seed, 150):
            decision = going.decision()
            answers = tuple(sorted(decision.legal()))
            look = bytes(going.table.encoder.look(going.g, decision.seat))
            assert len(look) == len(going.table.encoder.names)
            assert seen.setdefault(look, answers) == answers
            assert max(going.choices()) < len(going.table.code.table)
    assert len(seen) > 200


def test_what_somebody_holds_is_shown_by_what_it_is() -> None:
    going = next(iter(play for play in random_play(2, "hold", 200) if play.g.heroes and play.g.heroes[0].items))
    hero, names = going.g.heroes[0], going.table.encoder.names
    look = dict(zip(names, going.table.encoder.look(going.g, 1), strict=True))
    item = hero.items[0]
    state = "in_use" if item.up else "aside"
    assert look[f"seat1_item_{state}:{item.id.partition('#')[0]}"] > 0
    for card in set(hero.combat.deck):
        assert look[f"seat1_combat_deck:{card}"] == hero.combat.deck.count(card)
    assert sum(look[name] for name in names if name.startswith("seat1_skill:")) == len(hero.skills)


@pytest.mark.filterwarnings("ignore:.*out of date:DeprecationWarning")
def test_the_numbers_of_before_keep_their_name() -> None:
    assert {"tavola/TaintedGrail-v2"} < set(register())
    old, new = (gymnasium.make(f"tavola/TaintedGrail-v{nth}").unwrapped for nth in (1, 2))
    assert isinstance(old, TavolaSolo)
    assert isinstance(new, TavolaSolo)
    assert len(old.table.encoder.names) < len(new.table.encoder.names)
    assert old.table.code.size == coding_of("tainted_grail", 1).SHARED + len(old.table.code.table)
    old.reset(seed=1, options={"tg.max_days": 3})
    assert old.table.laid[-1] == 1


def test_an_encoding_that_never_was_is_refused() -> None:
    with pytest.raises(LookupError, match="no encoding number 7"):
        coding_of("tainted_grail", 7)

"""The invariants of the catalogue, section 17, in random play on every Era and at many tables."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.sangue_reale.boxes import F1, box_of
from tests.games.sangue_reale.duels import A, B

from tavola import library
from tavola.bots.bot import BotRng
from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.events import (
    DiceLost,
    DiceRolled,
    DiceSplit,
    DieUsed,
    FaceChosen,
    LineCrossed,
    NumberCircled,
    PlansRevealed,
    TerritoryControlled,
)
from tavola.games.sangue_reale.options import Rulings
from tavola.games.sangue_reale.state import FREE, Duel, layout_of, turn_of
from tavola.kernel.codec import state_hash
from tavola.kernel.event import Event, take_events

ALTAVENA: DuelBox = library.open_box("sangue_reale")  # type: ignore[assignment]

TABLES = [
    Rulings(era=1),
    Rulings(era=2, sheet="ii-b", number_pass="must"),
    Rulings(era=3, trigger_order="player_choice", a5_equal="all_repeated"),
    Rulings(era=4, modifier_wrap=True, dice_use="optional"),
    Rulings(era=4, sheet="iv-b", modifier_timing="before_split", modifier_target="any_die"),
    Rulings(
        era=3, sheet="iii-b", map_change_scope="own_sheet", controlled_edges_fixed=False, recheck_on_map_change=False
    ),
    Rulings(
        era=2, modifier_stack="one_per_die", modifier_section_cap=1, modifier_past_turn="allow", a1_excluded="none"
    ),
    Rulings(length="campaign", trigger_order="unique_first", multibox_slots="closed", zero_box_slots="closed"),
]
Step = tuple[Duel, list[Event], tuple[int, str]]


def play(options: Rulings, seed: str, box: DuelBox = ALTAVENA) -> Iterator[Step]:
    """A random game: after each answer the state, what happened, and the answer."""
    luck = BotRng.of(f"invariants/{seed}")
    g = GAME.open_table(box, 2, options, seed)
    take_events(g)
    while g.open:
        decision = luck.pick([one for one in g.open if one.seat not in g.held])
        key = luck.pick(decision.legal())
        GAME.answer(g, decision.seat, key)
        yield g, take_events(g), (decision.seat, key)


@pytest.mark.parametrize(
    "options", TABLES, ids=lambda options: f"era-{options.era}{options.sheet[-2:]}-{options.length}"
)
def test_invariants_hold_after_every_answer(options: Rulings) -> None:
    for seed in ("1", "2"):
        last: tuple[int, list[int]] = (0, [])
        for g, _, _ in play(options, seed):
            one, two = g.sheets
            assert len(one.chronology) == len(two.chronology) <= 25  # 1
            for sheet in g.sheets:
                side = layout_of(g).sides[sheet.side]
                assert all(rows <= column.rows for rows, column in zip(sheet.rows, side.columns, strict=True))  # 2
                assert sheet.half == 0
                assert not any(sheet.modifiers[: turn_of(max(g.round, 1)) - 1])  # 7
            assert set(g.boxes + g.uniques) <= {FREE, A, B}  # 4, and one record for both sheets
            marks = [*one.rows, *two.rows, one.circled.bit_count(), two.circled.bit_count()]
            marks += [owner != FREE for owner in g.boxes + g.uniques]
            if last[0] == g.era and len(last[1]) == len(marks):
                assert all(now >= before for now, before in zip(marks, last[1], strict=True))  # 3
            last = (g.era, marks)
        assert g.round == 25 or g.ending == "all_taken"  # 12


@pytest.mark.rule("SR-9.12", "SR-11.5")
@pytest.mark.parametrize("era", [1, 3, 4])
def test_control_is_gained_only_over_one_box(era: int) -> None:
    """Invariant 5."""
    seen = 0
    for seed in range(4):
        for g, events, _ in play(Rulings(era=era, controlled_edges_fixed=True), f"control-{seed}"):
            for event in events:
                if isinstance(event, TerritoryControlled):
                    layout = layout_of(g)
                    lands = layout.lands(g.sheets[event.seat].present)
                    box = layout.boxes.index(event.box)
                    assert lands.territories[lands.of_box[box]].boxes == (box,)
                    seen += 1
    assert seen > 5


@pytest.mark.rule("SR-9.6")
def test_no_more_numbers_than_lines_and_abilities_grant() -> None:
    """Invariant 6, on a box whose only ability that circles is U2 (one number)."""
    for seed in range(4):
        lines, numbers = Counter(), Counter()
        for step in play(Rulings(), f"lines-{seed}", F1):
            g = step[0]
            for event in step[1]:
                if isinstance(event, LineCrossed):
                    lines[event.seat, event.number] += 1
                elif isinstance(event, NumberCircled):
                    numbers[event.seat, event.number] += 1
        granted = Counter(seat for seat in (g.uniques[1],) if seat != FREE)
        for seat in (A, B):
            over = sum(max(0, numbers[seat, n] - lines[seat, n]) for n in range(1, 7))
            assert over <= granted[seat]


@pytest.mark.rule("SR-6.9", "SR-7.15")
def test_dice_used_and_lost_are_the_dice_received() -> None:
    """Invariant 8, for each player and each action, on a box whose supporters roll no dice."""
    quiet = box_of(dict.fromkeys(range(1, 7), ()))
    for seed in range(6):
        received, spent = Counter(), Counter()
        rolled: tuple[int, ...] = ()
        for g, events, _ in play(Rulings(), f"dice-{seed}", quiet):
            for event in events:
                if isinstance(event, DiceRolled):
                    rolled = event.dice
                    received[event.seat] += 2 if len(rolled) == 2 else 0
                elif isinstance(event, FaceChosen):
                    received[event.seat] += 1
                elif isinstance(event, DiceSplit):
                    received[event.seat] += len(event.own)
                    received[1 - event.seat] += len(event.others)
                    check_split(rolled, event)
                elif isinstance(event, DieUsed | DiceLost):
                    spent[event.seat] += len(event.dice)
            if not g.hands:
                assert received == spent
        assert sum(spent.values()) > 30


def check_split(rolled: tuple[int, ...], split: DiceSplit) -> None:
    """Three and four dice are shared out whole; of five the other gets what is missing."""
    if len(rolled) == 5:
        assert len(split.others) == 6 - len(set(rolled))
        assert len(split.own) == len(set(rolled)) or len(set(split.own)) == 1
    else:
        assert sorted(split.own + split.others) == sorted(rolled)


def test_the_same_seed_and_answers_give_the_same_state() -> None:
    """Invariant 9."""
    for options in TABLES[:4]:
        steps = list(play(options, "replay"))
        g, answers = steps[-1][0], [answer for _, _, answer in steps]
        again = GAME.open_table(ALTAVENA, 2, options, "replay")
        for seat, key in answers:
            GAME.answer(again, seat, key)
        assert state_hash(again) == state_hash(g)


@pytest.mark.rule("SR-2.8")
@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_no_seat_has_a_privilege(era: int) -> None:
    """Invariant 10: seats and decisions swapped, the same dice give the mirrored state."""
    options = Rulings(era=era)
    mirrored = GAME.open_table(ALTAVENA, 2, options, "mirror")
    steps = list(play(options, "mirror"))
    g = steps[-1][0]
    for _, _, (seat, key) in steps:
        GAME.answer(mirrored, 1 - seat, key)
    one, two = g.sheets
    assert [one, two] == list(reversed(mirrored.sheets))
    assert [owner if owner == FREE else 1 - owner for owner in g.boxes] == mirrored.boxes
    assert [owner if owner == FREE else 1 - owner for owner in g.uniques] == mirrored.uniques
    assert g.results[0].vp == tuple(reversed(mirrored.results[0].vp))


@settings(max_examples=12, deadline=None)
@given(seed=st.text(max_size=8), era=st.integers(1, 4))
def test_any_seed_plays_to_its_end(seed: str, era: int) -> None:
    steps = list(play(Rulings(era=era), seed))
    g = steps[-1][0]
    revealed = sum(isinstance(event, PlansRevealed) for _, events, _ in steps for event in events)
    assert revealed == len(g.sheets[A].chronology) == g.round
    assert GAME.outcome(g) is not None

"""The machine that pauses before dice is the machine, and what a net sees tells positions apart."""

from random import Random

from tests.kernels.sangue_reale.games import usual

from tavola.kernels.chance import below
from tavola.kernels.compiling import Building, as_it_is
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.actions import roll_dice
from tavola.kernels.sangue_reale.features import see
from tavola.kernels.sangue_reale.machine import act, asked, legal
from tavola.kernels.sangue_reale.pausing import CHANCE, ENDED, PAUSES, WORDS, dice_to_roll, fall, has_won

TABLE = usual(era=3)
PAUSING = Building(as_it_is, PAUSES)
_act, _fall, _asked, _legal, _see = (PAUSING.outside(each) for each in (act, fall, asked, legal, see))


ROLLED: list[int] = []


def noted(s: list[int], n: int) -> None:
    """Rolls as the machine does, and remembers."""
    dice = 0
    for nth in range(n):
        dice |= below(s, 0, 6) + 1 << 3 * nth
    s[w.ROLLED] = dice
    ROLLED.append(dice)


def begun(seed: int) -> list[int]:
    s = [0] * WORDS
    s[0] = seed
    TABLE.scalars.plain().begin(TABLE.tables, s)
    return s


def seen(s: list[int], seat: int) -> list[int]:
    out = [0] * 4096
    return out[: _see(TABLE.tables, s, seat, out)]


def test_with_the_same_dice_it_plays_the_same_game() -> None:
    usual_act = Building(as_it_is, {roll_dice: noted}).outside(act)
    random, out = Random(4), [0] * 200
    one = begun(7)
    two = list(one)
    while one[w.PROMPT]:
        action = out[random.randrange(_legal(TABLE.tables, one, out))]
        ROLLED.clear()
        usual_act(TABLE.tables, one, action)
        _act(TABLE.tables, two, action)
        for dice in ROLLED:
            assert two[w.PROMPT] == CHANCE
            assert dice_to_roll(two) == len(f"{dice:o}")
            _fall(TABLE.tables, two, dice)
        if one[w.PROMPT]:
            if two[w.MODE] != w.ONE:
                two[w.SEAT] = one[w.SEAT]  # nobody is asked alone: what is left of a pause
            assert one[2 : w.WORDS] == two[2 : w.WORDS]
    assert two[w.PROMPT] == ENDED
    assert has_won(two, 0) + has_won(two, 1) == 2


def test_each_seat_sees_as_many_numbers_all_of_them_bytes() -> None:
    random, out, s = Random(1), [0] * 200, begun(3)
    lengths = set()
    while s[w.PROMPT] != ENDED:
        if s[w.PROMPT] == CHANCE:
            _fall(TABLE.tables, s, int("".join(random.choices("123456", k=dice_to_roll(s))), 8))
            continue
        for seat in (0, 1):
            numbers = seen(s, seat)
            lengths.add(len(numbers))
            assert all(0 <= number <= 255 for number in numbers)
        _act(TABLE.tables, s, out[random.randrange(_legal(TABLE.tables, s, out))])
    assert len(lengths) == 1


def test_a_mark_on_either_sheet_is_seen_from_both_sides() -> None:
    s = begun(3)
    while s[w.PROMPT] != 2:
        out = [0] * 200
        _legal(TABLE.tables, s, out)
        _act(TABLE.tables, s, out[0])
    before = [seen(s, 0), seen(s, 1)]
    s[w.SHEETS + w.ROWS] += 1
    after = [seen(s, 0), seen(s, 1)]
    assert before[0] != after[0]
    assert before[1] != after[1]

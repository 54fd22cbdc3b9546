"""The kernel of Encounters and the rules play the same fights, answer by answer, word by word."""

from tests.kernels.tainted_grail.fights import box, fight, fights

from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.lockstep import FightPair, ended, lockstep


def test_fights_made_up_by_chance():
    decisions = 0
    for seed, g in fights("lockstep", 40):
        compared, difference = lockstep(g, 0, seed)
        assert difference is None
        decisions += compared
    assert decisions > 150


def test_a_fight_with_every_encounter_claims_nearly_all():
    """What is refused is counted, so that no change of a pack takes more away unseen."""
    cards = sorted(id for id, entry in box().encounters.items() if entry.kind != "text")
    refused = [card for card in cards[::4] if not any(fight(f"claims/{nth}", card) for nth in range(2))]
    assert len(refused) <= 1


def test_the_same_answers_bring_the_same_end():
    """Always the first answer: to the end of the fight, whose outcome both name alike."""
    seed, g = next(fights("to the end", 1))
    pair = FightPair(g, 0)
    for _ in range(200):
        assert list(pair.faults()) == []
        if ended(pair.g):
            break
        pair.answer(0)
    assert ended(pair.g) == w.OUTCOMES[pair.s[w.OVER]]
    assert seed

"""What a state owes: clones are independent, the same answer has the same consequences, a save is the whole game."""

from __future__ import annotations

from tests.contract.moment import Moment, play_on
from tests.contract.table import Table, require

from tavola.kernel.codec import load, save, state_bytes
from tavola.kernel.decision import Refused
from tavola.kernel.game import waiting_for
from tavola.kernel.state import State

FAR = 6  # answers that a clone plays on before the table is looked at again


def clone_is_independent(moment: Moment) -> None:
    before = state_bytes(moment.g)
    clone = moment.g.clone()
    require(state_bytes(clone) == before, "clone", f"a clone differs from its original ({moment})")
    moment.answered(clone)
    play_on(clone, moment.luck, FAR)
    require(state_bytes(moment.g) == before, "clone", f"playing on a clone changed the original ({moment})")


def same_answer_same_consequences(moment: Moment) -> None:
    first, second = moment.answered(moment.g.clone()), moment.answered(moment.g.clone())
    require(first.same_as(second), "determinism", f"the same answer twice gave two tables ({moment})")


def save_is_the_whole_game(moment: Moment) -> None:
    """Saved, read back and played on, the game is the same."""
    table = moment.table
    read_back = load(table.game, save(table.game, moment.g, table.box), table.box)
    require(state_bytes(read_back) == state_bytes(moment.g), "save", f"read back, the table differs ({moment})")
    require(read_back.open == moment.g.open, "save", f"read back, the open decisions differ ({moment})")
    straight_on, after_reading = moment.answered(moment.g.clone()), moment.answered(read_back)
    require(straight_on.same_as(after_reading), "save", f"read back, the game goes on differently ({moment})")


def refusals_change_nothing(moment: Moment) -> None:
    """What is not a legal answer is refused, with the refusal that was announced, and the table stays as it is."""
    game, g, decision = moment.table.game, moment.g, moment.decision
    before, legal = state_bytes(g), decision.legal()
    announced = game.refused(g, decision)
    for refusal in announced:
        require(refusal.key not in legal, "refusal", f"{refusal.key} is both legal and refused ({moment})")
        by_name = refusal.code.startswith(f"{game.clauses}_E_") and refusal.rule.startswith(f"{game.clauses}-")
        require(by_name, "refusal", f"{refusal} names no code or clause of its game ({moment})")
    for key in ("no:such:key", *[refusal.key for refusal in announced[:3] if refusal.key]):
        try:
            game.answer(g, decision.seat, key)
        except Refused:
            continue
        require(False, "refusal", f"{key!r} was accepted ({moment})")
    require(state_bytes(g) == before, "refusal", f"asking in vain changed the table ({moment})")


def nobody_is_stuck(table: Table, g: State, where: str) -> None:
    """Either the game is over and nobody is asked, or somebody is, and whoever is asked has a legal answer."""
    over = table.game.outcome(g) is not None
    require(over or bool(waiting_for(g)), "stuck", f"the game is not over and nobody is asked ({where})")
    require(not (over and g.open), "stuck", f"the game is over and somebody is asked ({where})")
    for decision in g.open:
        keys = decision.legal()
        require(bool(keys), "stuck", f"{decision.prompt} has no legal answer ({where})")
        require(len(set(keys)) == len(keys), "stuck", f"{decision.prompt} has the same key twice ({where})")


def pieces_are_conserved(table: Table, g: State, at_first: dict[str, int], where: str) -> None:
    now = dict(table.game.pieces(g))
    changed = {piece: (count, now.get(piece)) for piece, count in at_first.items() if now.get(piece) != count}
    require(now == at_first, "pieces", f"pieces changed from the beginning: {changed or now} ({where})")

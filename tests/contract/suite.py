"""The laws that every game keeps, and the walk that plays a random game under their eyes.

`examine(table, seed)` raises `ContractBroken` with the name of the first law that does not hold.
"""

from __future__ import annotations

from tests.contract import laws_of_secrecy as secrecy
from tests.contract import laws_of_state as of_state
from tests.contract.laws_of_choices import Offered, every_key_is_a_choice, what_is_legal_is_offered
from tests.contract.laws_of_progress import Rings
from tests.contract.laws_of_replay import GAME_LAWS
from tests.contract.laws_of_words import events_as_seen, everything_has_words, has_words, table_reads_as_text
from tests.contract.moment import Moment, any_answer
from tests.contract.table import Table, require

from tavola.bots.bot import BotRng
from tavola.kernel.codec import state_bytes, state_hash
from tavola.kernel.event import take_events
from tavola.kernel.match import Answer
from tavola.kernel.state import State

# In this order: a shallow clone would make every later law fail under another name.
MOMENT_LAWS = (
    of_state.clone_is_independent,
    of_state.same_answer_same_consequences,
    of_state.save_is_the_whole_game,
    of_state.refusals_change_nothing,
    every_key_is_a_choice,
)
TEXT_EVERY = 10  # so many examined moments to one whose words are looked up


def examine(table: Table, seed: str, stride: int = 1, until: int | None = None) -> int:
    """One random game; the number of decisions there were. It is played to its end, or for `until` answers.

    Saves, pieces, rings and stuck questions are looked at everywhere, all the rest at one decision out of `stride`.
    """
    luck = BotRng.of(f"{table.name}/{seed}/walk")
    g = table.open(seed)
    opening = take_events(g)
    for event in events_as_seen(table, opening):
        has_words(table, table.game.tell(g, event), f"{table.name} {seed}: opening")
    pieces = dict(table.game.pieces(g))
    rings = Rings(table, g)
    answers: list[Answer] = []
    hashes: list[bytes] = []
    offered = Offered()
    while True:
        nth = len(answers)
        where = f"{table.name} {seed}, after {nth} answers"
        of_state.nobody_is_stuck(table, g, where)
        of_state.pieces_are_conserved(table, g, pieces, where)
        rings.look(g, where)
        if not g.open or nth == until:
            break
        require(nth < table.longest, "endless", where)
        moment = Moment(table, g, *any_answer(g, luck), luck, nth)
        if (nth + len(seed)) % stride == 0:
            examine_moment(moment, nth // stride)
            what_is_legal_is_offered(moment, offered)
        else:
            of_state.save_is_the_whole_game(moment)
        offered.note(moment.decision)
        hashes.append(state_hash(g))
        answers.append(Answer(moment.decision.seat, moment.decision.id, moment.key))
        moment.answered(g)
        rings.answered(moment.decision, moment.key, g)
    table_reads_as_text(table, g, f"{table.name} {seed}: the end")
    for law in GAME_LAWS:
        law(table, seed, answers, hashes)
    return len(answers)


def examine_moment(moment: Moment, count: int) -> None:
    table, seat = moment.table, moment.decision.seat
    for law in MOMENT_LAWS:
        law(moment)
    clone = secrecy.clone_of(moment, seat)
    secrecy.views_hide(moment, seat, clone)
    secrecy.undo_stops_at_news(moment, clone.clone())  # before options: a preview goes as far as undo would
    secrecy.options_hide(moment, clone)
    secrecy.events_hide(moment, seat, clone)
    others = [viewer for viewer in table.viewers() if viewer != seat]
    viewer = others[count % len(others)]
    clone = secrecy.clone_of(moment, viewer)
    secrecy.views_hide(moment, viewer, clone)
    secrecy.events_hide(moment, viewer, clone)
    if count % TEXT_EVERY == 0:
        everything_has_words(moment)
        table_reads_as_text(table, moment.g, str(moment))


def secrets_are_redrawn(table: Table, seeds: list[str]) -> None:
    """Somewhere in these games a clone differs in more than chance: otherwise the laws of secrecy would be empty."""
    require(any(_differs(table, seed) for seed in seeds), "resample", f"{table.name}: no clone ever differs")


def _differs(table: Table, seed: str) -> bool:
    luck = BotRng.of(f"{table.name}/{seed}/differs")
    g = table.open(seed)
    while g.open:
        for viewer in table.viewers():
            number = luck.number()
            clone: State = table.game.resample(g, viewer, number)
            again = table.game.resample(clone, viewer, number)
            same = state_bytes(again) == state_bytes(clone)
            require(same, "resample", f"{table.name}: what viewer {viewer} may not know shines through")
            clone.rng = g.rng
            if state_bytes(clone) != state_bytes(g):
                return True
        decision, key = any_answer(g, luck)
        table.game.answer(g, decision.seat, key)
    return False

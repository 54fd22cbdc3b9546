"""Four Eras in one match: each ends with a winner, and the winner decides on which sheet the next is played."""

from __future__ import annotations

import msgspec

from tavola.games.sangue_reale.content import Branch
from tavola.games.sangue_reale.deeds import Campaign, Era, LaterEra, Round
from tavola.games.sangue_reale.events import BranchChosen, CampaignWon, CoinTossed, EraScored, EraWon
from tavola.games.sangue_reale.options import Rulings
from tavola.games.sangue_reale.scoring import score, winner
from tavola.games.sangue_reale.setup import choose_characters, lay_out_the_sheets, open_the_era
from tavola.games.sangue_reale.state import ERAS, NO_ONE, SEATS, Duel, DuelDo, EraResult, layout_of
from tavola.kernel.chance import below
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, is_doing, procedure, run, then

MAJORITY = 3  # Eras won


def what_is_played(g: Duel, options: Rulings) -> DuelDo:
    """The whole campaign from Era I, or any Era alone on any of its sheets (SR-2.1, SR-13.7)."""
    if options.length == "campaign":
        if options.era != 1 or options.sheet:
            raise Refused(Refusal("SR_E_ERA_ORDER", "SR-2.1", f"era:{options.era}", {"n": 1}))
        if len(g.box.eras) < len(ERAS):
            raise Refused(Refusal("TABLE_E_OPTION_VALUE", "SR-2.1", "sr.length", {"problem": options.length}))
        return Campaign()
    if options.era not in g.box.eras:
        raise Refused(Refusal("TABLE_E_OPTION_VALUE", "SR-13.7", "sr.era", {"problem": str(options.era)}))
    era = g.box.eras[options.era]
    sheet = options.sheet or era.default_sheet
    if sheet not in era.sheets:
        raise Refused(Refusal("TABLE_E_OPTION_VALUE", "SR-13.7", "sr.sheet", {"problem": sheet}))
    return Era(options.era, sheet, g.box.sheets[sheet].alone)


# -- one Era


def play_round_after_round(g: Duel, do: Era) -> str | None:
    if g.ending:
        return None
    then(g, Round())
    return AGAIN


def count_points(g: Duel, do: Era) -> None:
    """The Era's own scoring decides (SR-12.5, SR-12.6)."""
    lines = score(g)
    vp = (sum(line.vp[0] for line in lines), sum(line.vp[1] for line in lines))
    emit(g, EraScored(g.era, vp, lines))
    who, by = winner(g, vp)
    characters = (g.sheets[0].character, g.sheets[1].character)
    if who == NO_ONE:
        emit(g, EraWon(g.era, NO_ONE, by))
    else:
        emit(g, EraWon(g.era, who, by, characters[who], "ab"[g.sheets[who].side]))
    if not is_to_be_replayed(g, who):
        g.results.append(EraResult(g.era, do.sheet, who, by, vp, characters))


def is_to_be_replayed(g: Duel, who: int) -> bool:
    """Where the table replays a drawn Era I, II or III (SR-13.2, `replay`)."""
    return who == NO_ONE and g.options.draw_branch == "replay" and is_campaign(g) and g.era < ERAS[-1]


def is_campaign(g: Duel) -> bool:
    return is_doing(g, Campaign) or is_doing(g, LaterEra)


procedure(Era, open_the_era, choose_characters, lay_out_the_sheets, play_round_after_round, count_points)


# -- the whole campaign


def play_the_next_era(g: Duel, do: Campaign) -> str | None:
    """All four Eras are played, unless the table stops at a majority (SR-13.4)."""
    if is_over(g):
        emit(g, CampaignWon(campaign_winner(g), eras_won(g)))
        return None
    then(g, next_era(g))
    return AGAIN


procedure(Campaign, play_the_next_era)


def play_one_later_era(g: Duel, do: LaterEra) -> str | None:
    """This table's Era, again where a draw is replayed; with the last one the campaign is won."""
    if len(g.results) < do.number:
        then(g, next_era(g))
        return AGAIN
    if is_over(g):
        emit(g, CampaignWon(campaign_winner(g), eras_won(g)))
    return None


procedure(LaterEra, play_one_later_era)


def next_table(g: Duel, rng: int) -> tuple[Rulings, Duel] | None:
    """Who played Era I alone may play on, an Era a table: the winner's sheet, the lines and the results carry over."""
    if len(g.box.eras) < len(ERAS):
        return None
    if g.stack or g.options.length != "era" or not g.results or g.results[0].era != ERAS[0] or is_over(g):
        return None
    replayed = g.results[-1].winner == NO_ONE and g.options.draw_branch == "replay"
    results = g.results[: len(g.results) - replayed]
    clone = Duel(box=g.box, options=g.options, rng=rng, history=g.history, results=results)
    then(clone, LaterEra(len(results) + 1))
    run(clone)
    clone.options = msgspec.structs.replace(g.options, era=clone.era, sheet=layout_of(clone).sheet)
    return clone.options, clone


def is_over(g: Duel) -> bool:
    return len(g.results) == len(ERAS) or (g.options.campaign_stop == "majority" and max(eras_won(g)) >= MAJORITY)


def next_era(g: Duel) -> Era:
    """The winner decides the sheet; nothing else is carried over but the overlay (SR-2.7, SR-13.1, SR-13.5)."""
    if not g.results:
        return Era(1, g.box.eras[1].default_sheet)
    if len(g.history) < len(g.results):
        g.history += slot_that_decides(g)
    branch = branch_after(g)
    emit(g, BranchChosen(len(g.results) + 1, branch.sheet))
    return Era(len(g.results) + 1, branch.sheet, branch.overlays, seat_of_slot(g, g.history[-1]))


def slot_that_decides(g: Duel) -> str:
    """The winner's slot; after a draw a fair coin, or the pack's third branch if it has one, written `d` (SR-13.2)."""
    last = g.results[-1]
    if last.winner != NO_ONE:
        return g.box.characters[last.characters[last.winner]].slot
    if g.options.draw_branch == "pack" and any(
        row.after_era == last.era and row.winner == "draw" for row in g.box.branching
    ):
        return "d"
    slot = "ab"[below(g, 2)]
    emit(g, CoinTossed(slot, "branch"))
    return slot


def branch_after(g: Duel) -> Branch:
    return g.box.branch(g.history, "draw" if g.history[-1] == "d" else g.history[-1])


def seat_of_slot(g: Duel, slot: str) -> int:
    """Who played the character of this slot in the Era just finished."""
    for seat in SEATS:
        if g.box.characters[g.results[-1].characters[seat]].slot == slot:
            return seat
    return NO_ONE


# -- who wins it all


def eras_won(g: Duel) -> tuple[int, int]:
    winners = [result.winner for result in g.results]
    return winners.count(0), winners.count(1)


def total_vp(g: Duel) -> tuple[int, int]:
    return sum(result.vp[0] for result in g.results), sum(result.vp[1] for result in g.results)


def campaign_winner(g: Duel) -> int:
    """More Eras won; when equal the winner of the last; then more points in all; then it is shared (SR-13.6)."""
    rule = g.options.campaign_winner
    last = g.results[-1].winner
    if rule == "none":
        return NO_ONE
    if rule == "final_era":
        return last
    if rule == "total_vp":
        return leader(total_vp(g))
    ahead = leader(eras_won(g))
    if ahead == NO_ONE:
        ahead = last
    return ahead if ahead != NO_ONE else leader(total_vp(g))


def leader(of: tuple[int, int]) -> int:
    if of[0] == of[1]:
        return NO_ONE
    return 0 if of[0] > of[1] else 1

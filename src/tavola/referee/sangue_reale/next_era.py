"""From one Era to the next: the winner decides the sheet, and after the fourth Era somebody has won the campaign."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tavola.referee.sangue_reale.action_phase import play_round
from tavola.referee.sangue_reale.before_play import (
    choose_characters,
    take_sheets,
    use_character_powers,
    write_what_is_given,
)
from tavola.referee.sangue_reale.ending import finish_era
from tavola.referee.sangue_reale.table import Table

LAST_ERA = 4


@dataclass
class Opening:
    """What an Era is begun with."""

    era: int
    sheet: str
    overlays: list[str] = field(default_factory=list)
    winner: int = -1  # who counts as the winner of the Era before, a seat
    line: dict[int, str] = field(default_factory=dict)  # the characters of the Era before, by seat


def play_alone(t: Table) -> None:
    """One Era by itself, with what its sheet says for such a game (SR-13.7); who has played the first may play on."""
    era = t.options["era"]
    sheet = t.options["sheet"] or t.pack.eras[era]["default_sheet"]
    play_era(t, Opening(era, sheet, t.pack.sheets[sheet].get("alone", [])))
    t.watch.the_end(t.results[-1]["winner"], list(t.results[-1]["vp"]), t.ending)
    if era == 1 and t.watch.chooser.plays_on():
        play_on(t)


def play_on(t: Table) -> None:
    """The Eras after the first, each at a table of its own (SR-13.5)."""
    while not is_told(t) and t.watch.chooser.plays_on():
        t.watch.next_table()
        if t.results[-1]["winner"] < 0 and t.options["draw_branch"] == "replay":
            t.results.pop()
            opening = Opening(1, t.pack.eras[1]["default_sheet"])
        else:
            opening = branch(t)
        play_until_decided(t, opening)
        if is_told(t):
            end_campaign(t)
        else:
            t.watch.the_end(t.results[-1]["winner"], list(t.results[-1]["vp"]), t.ending)


def play_campaign(t: Table) -> None:
    """Four Eras in their order (SR-2.1), or fewer where three wins are enough (SR-13.4)."""
    play_until_decided(t, Opening(1, t.pack.eras[1]["default_sheet"]))
    while not is_told(t):
        play_until_decided(t, branch(t))
    end_campaign(t)


def play_until_decided(t: Table, opening: Opening) -> None:
    """Where the table replays a drawn Era I, II or III, it is as if it had not been played (SR-13.2)."""
    play_era(t, opening)
    while opening.era < LAST_ERA and t.results[-1]["winner"] < 0 and t.options["draw_branch"] == "replay":
        t.results.pop()
        if opening.era > 1:
            t.watch.happened("SR-13.1", "BranchChosen", era=opening.era, sheet=opening.sheet)
        play_era(t, opening)


def is_told(t: Table) -> bool:
    enough = t.options["campaign_stop"] == "majority" and max(eras_won(t)) >= 3
    return enough or t.results[-1]["era"] == LAST_ERA


def end_campaign(t: Table) -> None:
    winner = campaign_winner(t)
    t.watch.happened("SR-13.6", "CampaignWon", seat=winner, eras=eras_won(t))
    counts = total_points(t) if t.options["campaign_winner"] == "total_vp" else eras_won(t)
    t.watch.the_end(winner, counts, "campaign_told")


def play_era(t: Table, opening: Opening) -> None:
    take_sheets(t, opening.era, opening.sheet, opening.overlays)
    last = t.results[-1]["winner"] if t.results else -1
    choose_characters(t, opening.era, opening.line, 1 - last if last >= 0 else -1)
    write_what_is_given(t, opening.winner)
    use_character_powers(t)
    crowned = next((result["winner"] for result in reversed(t.results) if result["winner"] >= 0), -1)
    while not t.ending:
        play_round(t)
    finish_era(t, crowned)


def branch(t: Table) -> Opening:
    """The next sheet depends on the winner (SR-13.1); after a draw a coin says on whom (SR-13.2)."""
    era = t.results[-1]["era"]
    slots = [t.pack.characters[player.character]["slot"] for player in t.players]
    winner = t.results[-1]["winner"]
    slot = slots[winner] if winner >= 0 else ""
    if not slot and t.options["draw_branch"] != "pack":
        event: Any = t.watch.happened("SR-13.2", "CoinTossed", why="branch")
        t.watch.check("SR-13.2", "sides of the coin", True, event.slot in ("a", "b"))
        slot = event.slot
    t.history += slot or "d"
    row = exactest_row(t, era, slot or "draw")
    t.watch.happened("SR-13.1", "BranchChosen", era=era + 1, sheet=row["sheet"])
    line = {player.seat: player.character for player in t.players}
    return Opening(era + 1, row["sheet"], row.get("overlays", []), slots.index(slot) if slot else -1, line)


def exactest_row(t: Table, era: int, winner: str) -> dict[str, Any]:
    """The row of the pack's table that names most of what has happened."""
    best: tuple[int, dict[str, Any]] = (-1, {})
    for row in t.pack.campaign["branching"]:
        pattern = row.get("history") or "." * len(t.history)
        fits = len(pattern) == len(t.history) and all(
            one in (".", past) for one, past in zip(pattern, t.history, strict=True)
        )
        named = len(pattern) - pattern.count(".")
        if row["after_era"] == era and row["winner"] == winner and fits and named > best[0]:
            best = (named, row)
    return best[1]


def eras_won(t: Table) -> list[int]:
    return [sum(result["winner"] == seat for result in t.results) for seat in (0, 1)]


def total_points(t: Table) -> list[int]:
    return [sum(result["vp"][seat] for result in t.results) for seat in (0, 1)]


def campaign_winner(t: Table) -> int:
    """More Eras won, then the fourth Era, then more points in all, then nobody (SR-13.6)."""
    final = [int(t.results[-1]["winner"] == seat) for seat in (0, 1)]
    points = total_points(t)
    measures = {
        "eras_won": [eras_won(t), final, points],
        "final_era": [final],
        "total_vp": [points],
        "none": [],
    }
    for one, two in measures[t.options["campaign_winner"]]:
        if one != two:
            return 0 if one > two else 1
    return -1

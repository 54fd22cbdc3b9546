"""Before play: the sheet of the Era, the two characters, an empty King's Track."""

from __future__ import annotations

from typing import Any

from tavola.referee.sangue_reale.printed import lay_out
from tavola.referee.sangue_reale.table import Player, Table


def take_sheets(t: Table, era: int, sheet_id: str, overlays: list[str]) -> None:
    """Both take a sheet of the Era; nothing is written on it yet, except what the campaign gives (SR-2.2, SR-2.6)."""
    event: Any = t.watch.happened("SR-2.2", "EraStarted", era=era, sheet=sheet_id)
    t.watch.check("SR-10.1", "set of Unique Supporters", True, event.supporters in t.pack.eras[era]["sets"])
    t.sheet = lay_out(t.pack, sheet_id, overlays, event.supporters)
    t.watch.check("SR-2.2", "king", t.sheet.king, event.king)
    t.players = [Player(0), Player(1)]
    t.boxes, t.uniques = {}, {}
    t.round, t.cancelled, t.ending = 0, 0, ""
    t.acting, t.rolled, t.hands, t.queue = -1, [], [], []


def choose_characters(t: Table, era: int, line: dict[int, str]) -> None:
    """Each plays another of the Era's two: the heir of the last character (SR-13.3), or whom one picks (SR-2.3)."""
    names = t.pack.eras[era]["characters"]
    heirs = {
        seat: name for seat, old in line.items() for name in names if t.pack.characters[name].get("line_of") == old
    }
    if len(heirs) == 2:
        taken = sorted(heirs.items())
    else:
        seat, name = draw_lots(t, names) if t.options["character_pick"] == "random" else pick(t, names)
        (other,) = [one for one in names if one != name]
        taken = [(seat, name), (1 - seat, other)]
    for seat, name in taken:
        if not t.players[seat].character:
            t.players[seat].character = name
            t.watch.happened("SR-2.3", "CharacterTaken", seat=seat, character=name)


def draw_lots(t: Table, names: list[str]) -> tuple[int, str]:
    """Chance gives one of the two to one of the players."""
    event: Any = t.watch.next_event("SR-2.3", "CharacterTaken")
    t.watch.check("SR-2.3", "a character of the Era", True, event.character in names)
    t.watch.check("SR-2.3", "a seat of the table", True, event.seat in (0, 1))
    t.players[event.seat].character = event.character
    return event.seat, event.character


def pick(t: Table, names: list[str]) -> tuple[int, str]:
    """The first to pick has it."""
    seat, key = t.watch.either_asked("SR-2.3", "choose_character", [f"character:{one}" for one in names])
    return seat, key.partition(":")[2]


def write_what_is_given(t: Table, winner_slot: str) -> None:
    """The map as printed; modifiers that the campaign gives to the last winner, the last loser or both (SR-2.6)."""
    for player in t.players:
        player.present = {edge.id for edge in t.sheet.edges if edge.id not in t.sheet.absent}
    for gift in t.sheet.gifts:
        for player in t.players:
            slot = t.pack.characters[player.character]["slot"]
            whom = "both" if not winner_slot else "winner" if slot == winner_slot else "loser"
            if gift.get("for", "both") in ("both", whom):
                player.modifiers[gift["turn"] - 1] += gift["n"]

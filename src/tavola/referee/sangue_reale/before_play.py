"""Before play: the sheet of the Era, the two characters, an empty King's Track."""

from __future__ import annotations

from typing import Any

from tavola.referee.sangue_reale.printed import lay_out
from tavola.referee.sangue_reale.supporters import resolve
from tavola.referee.sangue_reale.table import Player, Table
from tavola.referee.sangue_reale.unique_supporters import ABILITIES


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


def choose_characters(t: Table, era: int, line: dict[int, str], loser: int) -> None:
    """Each plays another of the Era's two: the heir of the last character (SR-13.3), or whom one picks (SR-2.3)."""
    names = t.pack.eras[era]["characters"]
    heirs = {
        seat: name for seat, old in line.items() for name in names if t.pack.characters[name].get("line_of") == old
    }
    if len(heirs) == 2:
        taken = sorted(heirs.items())
    else:
        seat, name = draw_lots(t, names) if t.options["character_pick"] == "random" else pick(t, names, loser)
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


def pick(t: Table, names: list[str], loser: int) -> tuple[int, str]:
    """The first to pick has it; where the table says so, the loser of the last Era picks."""
    keys = [f"character:{one}" for one in names]
    if t.options["character_pick"] == "loser_first" and loser >= 0:
        return loser, t.watch.asked("SR-2.3", loser, "choose_character", keys).partition(":")[2]
    seat, key = t.watch.either_asked("SR-2.3", "choose_character", keys)
    return seat, key.partition(":")[2]


def write_what_is_given(t: Table, winner: int) -> None:
    """The sheets as printed, and what the campaign does for the last winner, the last loser or both (SR-2.6)."""
    for player in t.players:
        whom = "both" if winner < 0 else "winner" if player.seat == winner else "loser"
        player.present = {edge.id for edge in t.sheet.edges if edge.id not in t.sheet.absent}
        player.terms = list(t.sheet.terms)
        player.values = {box.id: box.vp for box in t.sheet.boxes}
        own = [op for op in t.sheet.changes if op.get("for", "both") in ("both", whom)]
        struck = [op["term"] for op in own if op["op"] == "remove_term"]
        player.terms = [term for term in player.terms if term["term"] not in struck]
        for op in own:
            write(player, op)


def write(player: Player, op: dict[str, Any]) -> None:
    """One change that the past makes to a side of the sheet."""
    if op["op"] == "add_term":
        player.terms.append(op["term"])
    elif op["op"] == "set_box_vp":
        player.values[op["box"]] = op["vp"]
    elif op["op"] == "pre_modifier":
        player.modifiers[op["turn"] - 1] += op["n"]
    elif op["op"] == "pre_blacken":
        player.rows[op["column"] - 1] += op["rows"]
    elif op["op"] == "pre_circle":
        player.circled.add(op["slot"])


def use_character_powers(t: Table) -> None:
    """A pack may give characters powers; they come before the first round (SR-2.5)."""
    for player in t.players:
        for effect in t.pack.characters[player.character].get("powers", []):
            ABILITIES[effect["effect"]](t, player.seat, effect)
    resolve(t)

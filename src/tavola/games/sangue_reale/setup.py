"""BEFORE YOU BEGIN: sheets, characters, and what the past left on them."""

from __future__ import annotations

from tavola.games.sangue_reale.choices import CharacterChoice
from tavola.games.sangue_reale.content import layout_name
from tavola.games.sangue_reale.deeds import Era, ResolveTriggers, TakeCharacter, UsePower
from tavola.games.sangue_reale.events import CharacterTaken, EraStarted
from tavola.games.sangue_reale.state import FREE, NO_ONE, SEATS, Duel, Sheet, layout_of, other, side_of
from tavola.kernel.chance import pick
from tavola.kernel.choice import NO_SUCH_THING, legality, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, ask_any, rule, then


def open_the_era(g: Duel, do: Era) -> None:
    """Each player takes a sheet of the Era (SR-2.2); the seed chooses its set of Unique Supporters."""
    era = g.box.eras[do.number]
    g.era, g.round, g.ending, g.cancelled = do.number, 0, "", 0
    g.supporters = pick(g, era.sets)
    g.layout = layout_name(do.sheet, do.overlays, g.supporters)
    g.sheets = [Sheet(), Sheet()]
    clear_the_table(g)
    emit(g, EraStarted(do.number, do.sheet, g.supporters, g.box.sheets[do.sheet].king))


def clear_the_table(g: Duel) -> None:
    layout = layout_of(g)
    g.boxes = [FREE] * len(layout.boxes)
    g.uniques = [FREE] * len(layout.uniques)
    g.hands, g.queue, g.rolled, g.acting = [], [], (), NO_ONE


# -- characters


def choose_characters(g: Duel, do: Era) -> None:
    """A new character continues a line where the pack says so (SR-13.3); otherwise the players choose (SR-2.3)."""
    heirs = heirs_of_the_lines(g)
    if heirs:
        return then(g, TakeCharacter(0, heirs[0]))
    if g.options.character_pick == "random":
        return then(g, TakeCharacter(0, pick(g, g.box.eras[g.era].characters)))
    loser = loser_of_the_last_era(g)
    if g.options.character_pick == "loser_first" and loser != NO_ONE:
        return ask(g, loser, "choose_character", characters_for(g, loser))
    ask_any(g, "choose_character", {seat: characters_for(g, seat) for seat in SEATS})


def characters_for(g: Duel, seat: Seat) -> list[Option]:
    return [offer(CharacterChoice(id), TakeCharacter(seat, id)) for id in g.box.eras[g.era].characters]


@legality(CharacterChoice)
def why_not_character(g: Duel, seat: Seat, choice: CharacterChoice) -> Refusal | None:
    """Either of the two of this Era."""
    return None if choice.character in g.box.eras[g.era].characters else NO_SUCH_THING


def heirs_of_the_lines(g: Duel) -> tuple[str, ...]:
    """By seat, who continues the character that the seat had in the Era before; empty where the pack leaves it open."""
    if not g.results:
        return ()
    heir = {g.box.characters[id].line_of: id for id in g.box.eras[g.era].characters}
    found = [heir.get(before) for before in g.results[-1].characters]
    return tuple(id for id in found if id) if None not in found else ()


def loser_of_the_last_era(g: Duel) -> int:
    return other(g.results[-1].winner) if g.results and g.results[-1].winner != NO_ONE else NO_ONE


@rule(TakeCharacter)
def take_character(g: Duel, do: TakeCharacter) -> None:
    """The other player has the other character."""
    a, b = g.box.eras[g.era].characters
    for seat, id in ((do.seat, do.character), (other(do.seat), b if do.character == a else a)):
        g.sheets[seat].character = id
        g.sheets[seat].side = "ab".index(g.box.characters[id].slot)
        emit(g, CharacterTaken(seat, id))


# -- sheets


def lay_out_the_sheets(g: Duel, do: Era) -> None:
    """Empty sheets, but for what an overlay marks in advance (SR-2.6); then the characters' powers, if any (SR-2.5)."""
    crowned = "" if do.crowned == NO_ONE else "ab"[g.sheets[do.crowned].side]
    g.layout = layout_name(do.sheet, do.overlays, g.supporters, crowned)
    clear_the_table(g)
    for seat in SEATS:
        sheet, side = g.sheets[seat], side_of(g, seat)
        sheet.rows = list(side.blackened)
        sheet.circled = side.circled
        sheet.modifiers = list(side.modifiers)
        sheet.present = layout_of(g).present
    powers = [UsePower(seat, power) for seat in SEATS for power in g.box.characters[g.sheets[seat].character].powers]
    if powers:
        then(g, *powers, ResolveTriggers())

"""The first decisions of a campaign: who plays whom (TG-2.1, TG-40.17), then the world and day 1 (TG-3)."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.campaign.chapters import change_the_encounter_decks
from tavola.games.tainted_grail.campaign.choices import BoardChoice, ColourChoice, PlayCharacterChoice
from tavola.games.tainted_grail.campaign.one_encounter import must_be_an_encounter, pick_it
from tavola.games.tainted_grail.campaign.setup import empty_table, lay_out_the_map, new_hero, played_campaign
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.character.survival import cap_energy
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.message_ids import character_name
from tavola.games.tainted_grail.deeds.campaign import BeginChapter, Choose, MeetOneAlone, SetUp
from tavola.games.tainted_grail.deeds.day import Campaign
from tavola.games.tainted_grail.effects.selectors import living
from tavola.games.tainted_grail.events.campaign import CharacterChosen, ChroniclerNamed
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon, Choice
from tavola.kernel.choice import NO_SUCH_THING, legality, no, offer
from tavola.kernel.decision import Refusal, Refused, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask, procedure, rule, run, then

MOST_CHARACTERS = 4
CHALLENGE = 42  # the Secret that makes all Diplomacy harder (TG-40.7)


def set_up(box: AvalonBox, seats: int, options: AvalonOptions, rng: int) -> Avalon:
    """A table that has run to its first decision."""
    if not 1 <= seats <= MOST_CHARACTERS:
        raise Refused(Refusal("TG_E_PLAYER_COUNT", "TG-31.4"))
    must_be_in_the_box(box, options)
    must_be_an_encounter(box, options)
    g = empty_table(box, options, rng)
    pick_it(g)
    g.choices, g.seats = named_characters(g, seats), seats
    then(g, SetUp(seats))
    run(g)
    return g


def must_be_in_the_box(box: AvalonBox, options: AvalonOptions) -> None:
    """A campaign or a Chapter that is named must be there, or the table would stop at its first step."""
    if options.campaign and options.campaign not in box.campaigns:
        raise Refused(Refusal("TG_E_CAMPAIGN_UNKNOWN", "TG-3.10", args={"name": options.campaign}))
    chapters = box.campaigns[played_campaign(box, options)].chapters
    for name in (options.start_chapter, options.last_chapter):
        if name and name not in chapters:
            raise Refused(Refusal("TG_E_CHAPTER_UNKNOWN", "TG-3.10", args={"name": name}))


def who_may_be_played(g: Avalon) -> list[str]:
    """The Characters of this campaign; in Free Play those of others too (TG-40.17)."""
    return list(g.box.characters) if g.options.free_play else g.box.campaigns[g.campaign].roster


def named_characters(g: Avalon, seats: int) -> list[Choice]:
    """The Characters a table was opened with; nobody is played twice (TG-2.1)."""
    names = [name.strip() for name in g.options.characters.split(",") if name.strip()][:seats]
    offered = who_may_be_played(g)
    for nth, name in enumerate(names):
        if name not in offered:
            raise Refused(Refusal("TG_E_CHARACTER_UNKNOWN", "TG-2.1", args={"name": name}))
        if name in names[:nth]:
            raise Refused(Refusal("TG_E_CHARACTER_TAKEN", "TG-2.1", args={"name": character_name(name)}))
    return [Choice(name) for name in names]


@rule(Choose)
def note_the_choice(g: Avalon, do: Choose) -> None:
    if do.seat == len(g.choices):
        g.choices.append(do.choice)
    else:
        g.choices[do.seat] = do.choice


def choose_characters(g: Avalon, do: SetUp) -> str | None:
    """In seat order."""
    seat = len(g.choices)
    if seat == do.seats:
        return None
    taken = [choice.character for choice in g.choices]
    offered = [name for name in who_may_be_played(g) if name not in taken]
    options = [offer(PlayCharacterChoice(name), Choose(seat, Choice(name))) for name in offered]
    ask(g, seat, "choose_character", options)
    return AGAIN


def choose_boards(g: Avalon, do: SetUp) -> str | None:
    """The board of one's own colour; any free one in Free Play, or for a Character made for any (TG-2.3)."""
    for seat, choice in enumerate(g.choices):
        if choice.board:
            continue
        own = g.box.characters[choice.character].board
        if own != "any" and not g.options.free_play:
            g.choices[seat] = msgspec.structs.replace(choice, board=own)
            continue
        options = [
            offer(BoardChoice(board), Choose(seat, msgspec.structs.replace(choice, board=board)))
            for board in free_boards_for(g)
        ]
        ask(g, seat, "choose_board", options)
        return AGAIN
    return None


def free_boards_for(g: Avalon) -> list[str]:
    """Boards that nobody has, and that nobody who has not been asked yet needs."""
    taken = [choice.board for choice in g.choices]
    if not g.options.free_play:
        taken += [g.box.characters[choice.character].board for choice in g.choices]
    return [board for board in g.box.boards if board not in taken]


def free_letters(g: Avalon) -> list[str]:
    taken = [choice.colour for choice in g.choices]
    return sorted({board.letter for board in g.box.boards.values()} - set(taken))


@legality(PlayCharacterChoice)
def why_not_play_character(g: Avalon, seat: Seat, choice: PlayCharacterChoice) -> Refusal | None:
    """Nobody is played twice (TG-2.1)."""
    if any(made.character == choice.character for made in g.choices):
        return no("TG_E_CHARACTER_TAKEN", "TG-2.1", name=character_name(choice.character))
    return None if choice.character in who_may_be_played(g) else NO_SUCH_THING


@legality(BoardChoice)
def why_not_board(g: Avalon, seat: Seat, choice: BoardChoice) -> Refusal | None:
    return None if choice.board in free_boards_for(g) else NO_SUCH_THING


@legality(ColourChoice)
def why_not_colour(g: Avalon, seat: Seat, choice: ColourChoice) -> Refusal | None:
    return None if choice.letter in free_letters(g) else NO_SUCH_THING


def choose_colours(g: Avalon, do: SetUp) -> str | None:
    """Decks follow the board's letter; in Free Play any colour may be chosen, no two the same."""
    for seat, choice in enumerate(g.choices):
        if choice.colour:
            continue
        if not g.options.free_play:
            letter = g.box.boards[choice.board].letter
            g.choices[seat] = msgspec.structs.replace(choice, colour=letter)
            continue
        options = [
            offer(ColourChoice(letter), Choose(seat, msgspec.structs.replace(choice, colour=letter)))
            for letter in free_letters(g)
        ]
        ask(g, seat, "choose_colour", options)
        return AGAIN
    return None


def take_places(g: Avalon, do: SetUp) -> None:
    """Every Character on the start Location; being put there is not arriving (TG-3.14)."""
    campaign = g.box.campaigns[g.campaign]
    for seat, choice in enumerate(g.choices):
        g.heroes.append(new_hero(g, choice.character, campaign.start_location, choice.board, choice.colour))
        emit(g, CharacterChosen(seat, choice.character, choice.board, choice.colour))
    for seat in range(do.seats):
        cap_energy(g, seat)  # a turned limiter may stand below the start slot (TG-40.8)
    chosen = [choice.character for choice in g.choices]
    g.roster_left = [name for name in campaign.roster if name not in chosen]
    if g.options.chronicler is not None and g.options.chronicler < do.seats:
        emit(g, ChroniclerNamed(g.options.chronicler))


def lay_out_the_world(g: Avalon, do: SetUp) -> None:
    campaign = g.box.campaigns[g.campaign]
    lay_out_the_map(g, campaign.start_location, campaign.start_dial)
    if g.options.secret_42:
        gain_secret(g, living(g)[0], CHALLENGE)


def open_the_chapter(g: Avalon, do: SetUp) -> None:
    """Resolve the first Chapter's card, or a later one's on top of what the earlier ones did to the decks (TG-3.10)."""
    if g.options.encounter:
        return then(g, MeetOneAlone())
    chapters = g.box.campaigns[g.campaign].chapters
    first = g.options.start_chapter or chapters[0]
    for earlier in chapters[: chapters.index(first)]:
        change_the_encounter_decks(g, BeginChapter(earlier))
    then(g, BeginChapter(first))


def begin_day_one(g: Avalon, do: SetUp) -> None:
    then(g, Campaign())


procedure(
    SetUp,
    choose_characters,
    choose_boards,
    choose_colours,
    take_places,
    lay_out_the_world,
    open_the_chapter,
    begin_day_one,
)

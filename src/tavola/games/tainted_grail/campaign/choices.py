"""Every answer about the campaign as a whole. When one is legal and what follows is said in the chapters."""

from __future__ import annotations

from tavola.games.tainted_grail.choices import GrailChoice

# -- narrative.py


class EndNarrativeChoice(GrailChoice, frozen=True):
    """Propose to end the Narrative mode."""

    verb = "end_narrative"
    prompts = ("act", "dawn")


# -- opening.py


class PlayCharacterChoice(GrailChoice, frozen=True):
    """Whom to play."""

    verb = "play"
    prompts = ("choose_character",)
    character: str


class BoardChoice(GrailChoice, frozen=True):
    """Which board to play with."""

    verb = "board"
    prompts = ("choose_board",)
    board: str


class ColourChoice(GrailChoice, frozen=True):
    """Whose cards to play with, by the letter on them."""

    verb = "colour"
    prompts = ("choose_colour",)
    letter: str


# -- roster.py, death.py, grace.py


class BeginDayChoice(GrailChoice, frozen=True):
    """The group stays as it is, and the day begins."""

    verb = "go_on"
    prompts = ("dawn",)


class StopForTonightChoice(GrailChoice, frozen=True):
    """Play on another time."""

    verb = "stop"
    prompts = ("dawn",)


class ShelveChoice(GrailChoice, frozen=True):
    """Who leaves the group."""

    verb = "shelve"
    prompts = ("dawn",)
    seat: int


class AddCharacterChoice(GrailChoice, frozen=True):
    """Who joins the group."""

    verb = "add"
    prompts = ("dawn",)
    character: str


class LeaveSecretChoice(GrailChoice, frozen=True):
    """Who gets a Secret of somebody who leaves."""

    verb = "give"
    prompts = ("leave_secrets",)
    copy: str
    seat: int


class JoinWhereChoice(GrailChoice, frozen=True):
    """Where somebody joins, by the number of the Location."""

    verb = "to"
    prompts = ("join_where",)
    location: int


class BequeathChoice(GrailChoice, frozen=True):
    """Who gets a Secret of somebody who has died."""

    verb = "give"
    prompts = ("bequeath",)
    copy: str
    seat: int


class ReplacementChoice(GrailChoice, frozen=True):
    """Whom to play from now on."""

    verb = "take"
    prompts = ("replacement",)
    character: str


class NoReplacementChoice(GrailChoice, frozen=True):
    """Play nobody any more."""

    verb = "decline"
    prompts = ("replacement",)


class GraceChoice(GrailChoice, frozen=True):
    """Take Grace: begin the Chapter again."""

    verb = "grace"
    prompts = ("grace",)


class EndCampaignChoice(GrailChoice, frozen=True):
    """The campaign is lost."""

    verb = "end"
    prompts = ("grace",)

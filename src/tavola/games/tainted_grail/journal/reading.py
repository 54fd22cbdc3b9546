"""The Exploration Journal and the Book of Secrets (TG-23): verses read one by one, with choices that cost and count."""

from __future__ import annotations

from tavola.games.tainted_grail.choices import NOT_OFFERED
from tavola.games.tainted_grail.content.schema import Section, Verse, VerseChoice
from tavola.games.tainted_grail.costs.costs import can_pay
from tavola.games.tainted_grail.deeds.costs import Pay, PayFirst
from tavola.games.tainted_grail.deeds.day import Remember
from tavola.games.tainted_grail.deeds.journal import AskAgain, ReadSection, ReadVerse, TakeChoice, TurnTo
from tavola.games.tainted_grail.effects.active_quests import check_quests, check_quests_now
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.effects.repeats import was_in_vain
from tavola.games.tainted_grail.effects.run import carry_out, count_a_step
from tavola.games.tainted_grail.effects.selectors import by_number, decider
from tavola.games.tainted_grail.events.journal import ChoiceTaken, ExplorationBegan, ExplorationEnded, VerseRead
from tavola.games.tainted_grail.journal.choices import JournalChoice
from tavola.games.tainted_grail.journal.graph import BACK, BOOK, END
from tavola.games.tainted_grail.journal.offered_once import VISIT, is_used_up, offer_again, use_up
from tavola.games.tainted_grail.journal.rings import in_a_ring
from tavola.games.tainted_grail.rules_text.rules_text import requirement_line
from tavola.games.tainted_grail.state import Avalon, Exploration, GrailDo
from tavola.kernel.choice import legality, no, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, innermost, leave, procedure, rule, then

AGAIN_AND_AGAIN = "round:"  # before the name of a choice in a ring of verses
CHOICE_TAKEN = no("TG_E_CHOICE_TAKEN", "TG-23.2")
CHOICE_LOCKED = no("TG_E_CHOICE_LOCKED", "TG-23.2")  # what would open it is said to who asks
NOBODY_PAYS = no("TG_E_NOBODY_PAYS", "TG-21.4")
AGAIN = no("TG_E_AGAIN", "TG-6.13")


def section_of(g: Avalon, section: str) -> Section | None:
    """The verses of a section; the Book of Secrets has no single section."""
    kind, _, number = section.rpartition(":")
    entry = g.box.locations[int(number)]
    if not kind:
        return entry.journal
    sleep = entry.dream if kind == "dream" else entry.nightmare
    return sleep.verses if sleep is not None else None


def verse_of(g: Avalon, section: str, verse: str) -> Verse:
    if section == BOOK:
        return g.box.book[verse]
    found = section_of(g, section)
    assert found is not None
    return found.verses[verse]


def explore_location(g: Avalon, number: int, members: list[Seat]) -> None:
    """Explore the place one stands on from its first verse (TG-7.1)."""
    journal = g.box.locations[number].journal
    if journal is not None:
        then(g, ReadSection(str(number), journal.start, members))


# -- a section


def open_the_book(g: Avalon, do: ReadSection) -> None:
    begin_a_visit(g)
    g.exploration = Exploration(do.section, do.start, list(do.members))
    emit(g, ExplorationBegan(do.section, tuple(do.members)))
    then(g, ReadVerse(do.section, do.start))


def begin_a_visit(g: Avalon) -> None:
    """What is offered once a visit is offered again, unless a card has only interrupted the reading (TG-23.2)."""
    if sum(isinstance(do, ReadSection) for do in g.stack) <= 1:
        offer_again(g, VISIT)


def close_the_book(g: Avalon, do: ReadSection) -> None:
    begin_a_visit(g)
    g.exploration = None
    emit(g, ExplorationEnded(do.section))
    check_quests_now(g)


procedure(ReadSection, open_the_book, close_the_book)


# -- a verse (TG-23.2)


def nobody_is_left(g: Avalon) -> bool:
    """The Exploration ends at once when no member is left in it."""
    return g.exploration is None or not living_members(g)


def living_members(g: Avalon) -> list[Seat]:
    assert g.exploration is not None
    return [seat for seat in g.exploration.members if g.heroes[seat].alive]


def reader(g: Avalon) -> Seat:
    """Who acts for a text that speaks to the whole group."""
    return by_number(g, living_members(g))[0]


def source_of(section: str, verse: str) -> str:
    return f"verse:{section}.{verse}"


def look_for_a_redirection(g: Avalon, do: ReadVerse) -> None:
    count_a_step(g, source_of(do.section, do.verse))
    if nobody_is_left(g):
        return leave(g, ReadVerse)
    verse = verse_of(g, do.section, do.verse)
    assert g.exploration is not None
    g.exploration.section, g.exploration.verse = do.section, do.verse
    members = list(g.exploration.members)
    if verse.then is not None and holds(g, verse.if_, reader(g), source_of(do.section, do.verse), members):
        leave(g, ReadVerse)
        then(g, TurnTo(do.section, verse.then.goto))


def read_aloud(g: Avalon, do: ReadVerse) -> None:
    emit(g, VerseRead(do.section, do.verse))


def carry_out_its_effects(g: Avalon, do: ReadVerse) -> None:
    carry_out(g, verse_of(g, do.section, do.verse).do, reader(g), source_of(do.section, do.verse))


def let_quests_be_met(g: Avalon, do: ReadVerse) -> None:
    """A Quest met inside an Exploration is carried out at the end of the verse (TG-20.3)."""
    check_quests_now(g, verse_is_over=True)


def choose_or_go_on(g: Avalon, do: ReadVerse) -> None:
    if nobody_is_left(g):
        return None
    verse = verse_of(g, do.section, do.verse)
    if not verse.choices:
        return then(g, TurnTo(do.section, verse.goto or END))
    assert g.exploration is not None
    members = living_members(g)
    hero = by_number(g, members)[0]
    options = [
        offer(JournalChoice(choice.key), *_noting(g, do, choice), *_taking(do, choice, hero, members))
        for choice in verse.choices
        if why_not_choose(g, do.section, do.verse, choice, hero, members) is None
    ]
    ask(g, decider(g, members), "journal", options, forced=len(verse.choices) > 1)


def choices_asked_about(g: Avalon) -> tuple[str, str, Verse] | None:
    """The verse whose choices are being asked about, with its section and name."""
    if g.exploration is None:
        return None
    section, verse = g.exploration.section, g.exploration.verse
    return section, verse, verse_of(g, section, verse)


def choice_mark(section: str, verse: str, choice: VerseChoice) -> str:
    return f"{section}.{verse}.{choice.key}"


@legality(JournalChoice)
def why_not_this_choice(g: Avalon, seat: Seat, choice: JournalChoice) -> Refusal | None:
    """A choice of this verse says what would open it; anything else has to wait for a choice (TG-23.2)."""
    asked = choices_asked_about(g)
    if asked is None or nobody_is_left(g):
        return NOT_OFFERED
    section, name, verse = asked
    found = next((each for each in verse.choices if each.key == choice.choice), None)
    if found is None:
        return NOT_OFFERED
    members = living_members(g)
    why = why_not_choose(g, section, name, found, by_number(g, members)[0], members)
    if why is CHOICE_LOCKED and found.if_ is not None:
        return no(why.code, why.rule, why=requirement_line(found.if_))
    return why


def why_not_choose(
    g: Avalon, section: str, verse: str, choice: VerseChoice, hero: Seat, members: list[Seat]
) -> Refusal | None:
    """Its condition must hold, its cost be payable, and what is offered once must not be used up (TG-23.2)."""
    if choice.once and is_used_up(g, choice, choice_mark(section, verse, choice)):
        return CHOICE_TAKEN
    if g.called_off:
        mark = choice_mark(section, verse, choice)
        if was_in_vain(g, mark):
            return NOBODY_PAYS
        if was_in_vain(g, f"{AGAIN_AND_AGAIN}{mark}"):
            return AGAIN
    if choice.if_ is None and choice.cost is None:
        return None
    source = source_of(section, verse)
    if not holds(g, choice.if_, hero, source, members):
        return CHOICE_LOCKED
    return None if choice.cost is None else can_pay(g, choice.cost, members, hero, source)


def _noting(g: Avalon, do: ReadVerse, choice: VerseChoice) -> tuple[GrailDo, ...]:
    """Should the text lead back here with nothing changed, this choice is not offered again (TG-6.13)."""
    if not in_a_ring(g.box, do.section, do.verse):
        return ()
    return (Remember(f"{AGAIN_AND_AGAIN}{choice_mark(do.section, do.verse, choice)}"),)


def _taking(do: ReadVerse, choice: VerseChoice, hero: Seat, members: list[Seat]) -> tuple[GrailDo, ...]:
    taken = () if not (choice.once or choice.do) else (TakeChoice(do.section, do.verse, choice.key),)
    follows = (*taken, TurnTo(do.section, choice.goto))
    if choice.cost is None:
        return follows
    pay = Pay(choice.cost, members, hero, source_of(do.section, do.verse))
    if len(members) == 1:
        return (pay, *follows)
    anew = (Remember(choice_mark(do.section, do.verse, choice)), AskAgain(do.section, do.verse))
    return (PayFirst(pay, follows, anew),)


@rule(AskAgain)
def ask_again(g: Avalon, do: AskAgain) -> None:
    choose_or_go_on(g, ReadVerse(do.section, do.verse))


procedure(ReadVerse, look_for_a_redirection, read_aloud, carry_out_its_effects, let_quests_be_met, choose_or_go_on)


@rule(TakeChoice)
def take_choice(g: Avalon, do: TakeChoice) -> None:
    """Whoever did not pay a cost of each member is no longer in the group that this concerns (TG-21.4)."""
    choice = next(choice for choice in verse_of(g, do.section, do.verse).choices if choice.key == do.key)
    emit(g, ChoiceTaken(do.section, do.verse, do.key))
    use_up(g, choice, choice_mark(do.section, do.verse, choice))
    if not nobody_is_left(g):
        check_quests(g, verse_is_over=True)  # the verse ends with what the choice brings (TG-20.3)
        carry_out(g, choice.do, reader(g), source_of(do.section, do.verse))


@rule(TurnTo)
def turn_to(g: Avalon, do: TurnTo) -> None:
    if do.goto == END or nobody_is_left(g):
        return
    book, _, verse = do.goto.partition(".")
    if book == BOOK and verse:
        then(g, ReadVerse(BOOK, verse))
    elif do.section == BOOK and do.goto == BACK:
        then(g, *way_back(g))
    else:
        then(g, ReadVerse(do.section, do.goto))


def way_back(g: Avalon) -> tuple[ReadVerse, ...]:
    """From the Book of Secrets to the hub of what was being read; a Book opened by itself has nothing to go back to."""
    reading = innermost(g, ReadSection)
    if reading is None or reading.section == BOOK:
        return ()
    section = section_of(g, reading.section)
    return () if section is None else (ReadVerse(reading.section, section.way_back),)

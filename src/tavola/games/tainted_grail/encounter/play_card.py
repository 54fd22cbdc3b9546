"""Playing a card: who pays its Magic, its keys from top to bottom, its place in the Sequence, its Ability (TG-34.7)."""

from __future__ import annotations

from tavola.games.tainted_grail.character.resources import lose_resource
from tavola.games.tainted_grail.deeds.costs import SeekConsent
from tavola.games.tainted_grail.deeds.encounter import (
    AskAfterRefusal,
    DeckRunsOut,
    GoWithoutMagic,
    JoinKey,
    PlayCard,
    PledgeMagic,
    ReadIcons,
    TakeCardBack,
)
from tavola.games.tainted_grail.effects.selectors import by_number
from tavola.games.tainted_grail.encounter.choices import MagicPayerChoice, TakeBackChoice, WithoutMagicChoice
from tavola.games.tainted_grail.encounter.combat import gain_cubes
from tavola.games.tainted_grail.encounter.diplomacy import move_marker, resolve_topic
from tavola.games.tainted_grail.encounter.frames import cards_of, current
from tavola.games.tainted_grail.encounter.hands import draw_cards
from tavola.games.tainted_grail.encounter.keys import connections
from tavola.games.tainted_grail.encounter.sequence import abilities_of, lay_down, put_delayed_tokens, remove_last
from tavola.games.tainted_grail.encounter.traits import cubes_withheld
from tavola.games.tainted_grail.events.encounter import CardPlayed, KeyConnected
from tavola.games.tainted_grail.state import Avalon, GrailDo, Laid
from tavola.kernel.choice import legality, no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask, leave, procedure, rule, then

MAGIC = "magic"
NOT_NOW = no("TG_E_NO_ACTION", "TG-21.7")
NO_MAGIC = "magic"  # among what was refused: the card being played goes without more Magic


def magic_payers(g: Avalon, seat: Seat) -> list[Seat]:
    """Members who could spend one more Magic: the one who plays, then those who have not refused (TG-21.7)."""
    fight = current(g)
    others = [
        other for other in by_number(g, fight.members) if other != seat and f"magic:{other}" not in fight.refusals
    ]
    return [who for who in (seat, *others) if g.heroes[who].resources["magic"] > fight.payers.count(who)]


def magic_at_hand(g: Avalon, seat: Seat) -> int:
    """How many Magic Keys could be paid for at most."""
    fight = current(g)
    if len(fight.members) == 1:
        return g.heroes[seat].resources["magic"]
    return sum(g.heroes[payer].resources["magic"] for payer in magic_payers(g, seat))


def find_payers(g: Avalon, do: PlayCard) -> str | None:
    """One for each Magic Key; asked only where several could pay, and nobody pays for another without agreeing."""
    fight = current(g)
    if len(fight.payers) >= len(do.magic) or NO_MAGIC in fight.refusals:
        return None
    payers = magic_payers(g, do.seat)
    if not payers:
        if not do.free:  # nothing was played or paid yet
            fight.payers = []
            leave(g, PlayCard)
        return None
    ask(g, do.seat, "magic_payer", _payer_options(do, payers))
    return AGAIN


def _payer_options(do: PlayCard, payers: list[Seat]) -> list[Option]:
    return [offer(MagicPayerChoice(payer, MAGIC), _pledge(do, payer)) for payer in payers]


@legality(MagicPayerChoice)
def why_not_payer(g: Avalon, seat: Seat, choice: MagicPayerChoice) -> Refusal | None:
    """Who has Magic left and has not refused (TG-21.7)."""
    if choice.what != MAGIC:
        return no("TG_E_COST_OTHERS", "TG-21.7")
    return None if choice.seat in magic_payers(g, seat) else no("TG_E_MAGIC_NONE", "TG-33.4")


@legality(WithoutMagicChoice)
def why_not_without_magic(g: Avalon, seat: Seat, choice: WithoutMagicChoice) -> Refusal | None:
    return None if _was_refused(g, free=True) else NOT_NOW


@legality(TakeBackChoice)
def why_not_take_back(g: Avalon, seat: Seat, choice: TakeBackChoice) -> Refusal | None:
    return None if _was_refused(g, free=False) else NOT_NOW


def _was_refused(g: Avalon, *, free: bool) -> bool:
    """A way out is open after somebody has declined to pay: for a card that must be played, to go without Magic."""
    do = g.stack[-1]
    return isinstance(do, AskAfterRefusal) and do.play.free == free


def _pledge(do: PlayCard, payer: Seat) -> GrailDo:
    pledge = PledgeMagic(payer)
    if payer == do.seat:
        return pledge
    return SeekConsent("agree_magic", f"magic:{payer}", (payer,), (pledge,), (AskAfterRefusal(do),))


@rule(AskAfterRefusal)
def ask_after_refusal(g: Avalon, do: AskAfterRefusal) -> None:
    """With nobody left who could pay there is nothing to ask: `find_payers` knows what follows."""
    if payers := magic_payers(g, do.play.seat):
        way_out = (
            offer(WithoutMagicChoice(), GoWithoutMagic()) if do.play.free else offer(TakeBackChoice(), TakeCardBack())
        )
        ask(g, do.play.seat, "magic_payer", [*_payer_options(do.play, payers), way_out])


@rule(TakeCardBack)
def take_card_back(g: Avalon, do: TakeCardBack) -> None:
    current(g).payers = []
    leave(g, PlayCard)


@rule(GoWithoutMagic)
def go_without_magic(g: Avalon, do: GoWithoutMagic) -> None:
    current(g).refusals.append(NO_MAGIC)


@rule(PledgeMagic)
def pledge_magic(g: Avalon, do: PledgeMagic) -> None:
    current(g).payers.append(do.seat)


def take_up_card(g: Avalon, do: PlayCard) -> None:
    fight, cards = current(g), cards_of(g, do.seat)
    if NO_MAGIC in fight.refusals:
        fight.refusals.remove(NO_MAGIC)  # the next card may have its Magic again
    if fight.placing is None:
        cards.hand.remove(do.card)
        fight.placing = Laid(do.card, do.seat, g.heroes[do.seat].character, [])
    fight.played += 1
    fight.first_card_cubes = cubes_withheld(g) if fight.played == 1 else 0
    emit(g, CardPlayed(do.seat, do.card, len(fight.payers)))


def join_keys(g: Avalon, do: PlayCard) -> None:
    """Attribute Keys, then Magic Keys, then the Free Key; each from the top row down."""
    then(g, *[JoinKey(do.seat, key) for key in connections(g, do.seat, do.card, do.magic)])


@rule(JoinKey)
def join_key(g: Avalon, do: JoinKey) -> None:
    """A Magic Key costs its point now; an Attribute Key is recorded for good (TG-33.4, TG-33.8)."""
    fight, placing = current(g), current(g).placing
    assert placing is not None
    if do.key.topic == "magic":
        if not (fight.payers and lose_resource(g, fight.payers.pop(0), "magic", 1)):
            return
        placing.magic += 1
    elif do.key.topic != "free":
        placing.connected.append(do.key.topic)
    emit(g, KeyConnected(do.seat, placing.card, do.key.topic))
    read_topic(g, do.seat, do.key.topic, do.key.gives)


@rule(ReadIcons)
def read_the_rest(g: Avalon, do: ReadIcons) -> None:
    read_topic(g, do.seat, do.topic, do.gives)


def read_topic(g: Avalon, seat: Seat, topic: str, gives: tuple[tuple[str, int], ...]) -> None:
    """Bonuses are compulsory, even harmful ones (TG-33.7). Continue was asked for before."""
    for nth, (icon, n) in enumerate(gives):
        if icon == "cubes":
            gain_cubes(g, seat, n)
        elif icon == "affinity":
            move_marker(g, seat, n)
        elif icon == "tear":
            current(g).tears += n
        elif icon == "draw":
            if not draw_cards(g, seat, n):
                return None
        elif icon == "topic":
            if gives[nth + 1 :]:
                then(g, ReadIcons(seat, topic, gives[nth + 1 :]))
            return resolve_topic(g, seat, topic)


def lay_card(g: Avalon, do: PlayCard) -> None:
    """Now it is part of the Sequence. A Tear takes it off again, or the card before it by another reading (TG-35.4)."""
    fight = current(g)
    assert fight.placing is not None
    tears, fight.tears = fight.tears, 0
    if g.options.tear == "before":
        remove_last(g, tears)
    lay_down(g, fight.placing)
    fight.placing = None
    fight.payers = []
    if g.options.tear == "placed":
        remove_last(g, tears)


def use_its_ability(g: Avalon, do: PlayCard) -> None:
    """Delayed tokens are put on it and what it does On placement is done, if it is still there (TG-33.12, TG-33.13)."""
    fight = current(g)
    if fight.sequence and fight.sequence[-1].card == do.card:
        put_delayed_tokens(g, fight.sequence[-1])
        then(g, *abilities_of(g, do.card, do.seat))


def finish_card(g: Avalon, do: PlayCard) -> None:
    fight = current(g)
    fight.first_card_cubes = 0
    fleeing, fight.must_flee = fight.must_flee, []
    if fleeing:
        leave(g, PlayCard)  # the flight is no part of the card
        then(g, *[DeckRunsOut(seat) for seat in fleeing])


procedure(PlayCard, find_payers, take_up_card, join_keys, lay_card, use_its_ability, finish_card)

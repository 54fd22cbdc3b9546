"""The procedures of the ambush."""

from __future__ import annotations

from tests.toys.ambush import (
    HAND,
    Activate,
    AddToPool,
    Ambush,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    Discard,
    DiscardChoice,
    DiscardFromHand,
    Draw,
    EnemyAttacked,
    Fight,
    FightEnded,
    LosePool,
    PayMagicFor,
    PlayCard,
    PlayCards,
    SpendMagic,
    StopPlaying,
)

from tavola.kernel.chance import shuffle
from tavola.kernel.choice import consequence, legality, no
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.do import Do
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, FROM_THE_TOP, ask, ask_any, ask_keys, leave, procedure, rule, then


def somebody_acts(g: Ambush, do: Fight) -> str | None:
    ready = [seat for seat, hero in enumerate(g.heroes) if not hero.has_acted]
    if not ready:
        return None
    ask_any(g, "who_acts", {seat: [Option(f"act:{seat}", (Activate(seat),))] for seat in ready})
    return AGAIN


def discard_down_to_the_limit(g: Ambush, do: Fight) -> None:
    then(g, *[DiscardFromHand(seat) for seat, hero in enumerate(g.heroes) for _ in hero.hand[HAND:]])


def everybody_draws(g: Ambush, do: Fight) -> None:
    then(g, *[Draw(seat) for seat in range(len(g.heroes))])


def next_turn(g: Ambush, do: Fight) -> str | None:
    if not any(hero.hand or hero.deck for hero in g.heroes):
        end_fight(g, "fled")
        return None
    g.turns += 1
    for hero in g.heroes:
        hero.has_acted = False
    return FROM_THE_TOP


procedure(Fight, somebody_acts, discard_down_to_the_limit, everybody_draws, next_turn)


def begin_activation(g: Ambush, do: Activate) -> None:
    g.heroes[do.hero].has_acted = True
    g.heroes[do.hero].cards_played = 0


def play_cards(g: Ambush, do: Activate) -> None:
    then(g, PlayCards(do.hero))


def idle_heroes_suffer(g: Ambush, do: Activate) -> None:
    hero = g.heroes[do.hero]
    if hero.cards_played:
        return
    hero.health -= 1
    then(g, Draw(do.hero))
    if not hero.health:
        end_fight(g, "fallen")


def check_victory(g: Ambush, do: Activate) -> None:
    if g.pool >= g.strength:
        end_fight(g, "won")


def enemy_attacks(g: Ambush, do: Activate) -> None:
    if not g.attacks:
        g.attacks, g.attacks_seen = g.attacks_seen, []
        shuffle(g, g.attacks)
    attack = g.attacks.pop()
    g.attacks_seen.append(attack)
    emit(g, EnemyAttacked(do.hero, attack))
    then(g, LosePool(do.hero, attack))


procedure(Activate, begin_activation, play_cards, idle_heroes_suffer, check_victory, enemy_attacks)


def end_fight(g: Ambush, ending: str) -> None:
    g.ending = ending
    emit(g, FightEnded(ending))
    leave(g, Fight)


@rule(PlayCards)
def offer_cards(g: Ambush, do: PlayCards) -> str | None:
    hero = g.heroes[do.hero]
    if not hero.hand or hero.cards_played == 2:
        return None
    ask(g, do.hero, "play", play_options(g, do.hero), forced=True)
    return AGAIN


def play_options(g: Ambush, seat: Seat) -> list[Option]:
    """Each kind of card in hand once; a spell needs magic."""
    hero = g.heroes[seat]
    cards = [card for card in sorted(set(hero.hand)) if card != "spell" or hero.magic]
    return [*[Option(card, (PlayCard(seat, card),)) for card in cards], Option("stop", (StopPlaying(),))]


@rule(StopPlaying)
def stop_playing(g: Ambush, do: StopPlaying) -> None:
    leave(g, PlayCards)


def put_in_sequence(g: Ambush, do: PlayCard) -> None:
    g.heroes[do.hero].hand.remove(do.card)
    g.heroes[do.hero].discard.append(do.card)
    g.heroes[do.hero].cards_played += 1
    g.sequence.append(do.card)
    emit(g, CardPlayed(do.hero, do.card))


def resolve_card(g: Ambush, do: PlayCard) -> None:
    if do.card == "spell":
        then(g, PayMagicFor(do.hero, (AddToPool(3), Draw(do.hero))))
    else:
        then(g, AddToPool({"strike": 2, "guard": 1}[do.card]))


def two_strikes_in_a_row(g: Ambush, do: PlayCard) -> None:
    """The second strike in a row adds one more."""
    if g.sequence[-2:] == ["strike", "strike"]:
        then(g, AddToPool(1))


procedure(PlayCard, put_in_sequence, resolve_card, two_strikes_in_a_row)


@rule(AddToPool)
def add_to_pool(g: Ambush, do: AddToPool) -> None:
    g.pool += do.amount


@rule(LosePool)
def lose_pool(g: Ambush, do: LosePool) -> None:
    """What the pool cannot pay is paid with cards from the hand."""
    paid = min(do.amount, g.pool)
    g.pool -= paid
    then(g, *[DiscardFromHand(do.hero)] * (do.amount - paid))


@rule(DiscardFromHand)
def discard_from_hand(g: Ambush, do: DiscardFromHand) -> None:
    ask_keys(g, do.hero, "discard_which", discard_keys(g, do.hero))


def discard_keys(g: Ambush, seat: Seat) -> list[str]:
    return [DiscardChoice(card).key for card in sorted(set(g.heroes[seat].hand))]


@legality(DiscardChoice)
def why_not_discard(g: Ambush, seat: Seat, choice: DiscardChoice) -> Refusal | None:
    return None if choice.card in g.heroes[seat].hand else no("AM_E_NOT_IN_HAND", "AM-2.1")


@consequence(DiscardChoice)
def discard_it(g: Ambush, seat: Seat, choice: DiscardChoice) -> tuple[Do, ...]:
    return (Discard(seat, choice.card),)


@rule(Discard)
def discard(g: Ambush, do: Discard) -> None:
    g.heroes[do.hero].hand.remove(do.card)
    g.heroes[do.hero].discard.append(do.card)
    emit(g, CardDiscarded(do.hero, do.card))


@rule(Draw)
def draw(g: Ambush, do: Draw) -> None:
    hero = g.heroes[do.hero]
    if hero.deck:
        hero.hand.append(hero.deck.pop())
        emit(g, CardDrawn(do.hero, hero.hand[-1]))


@rule(PayMagicFor)
def pay_magic_for(g: Ambush, do: PayMagicFor) -> None:
    ask(g, do.hero, "pay", [Option("yes", (SpendMagic(do.hero), *do.effects)), Option("no")])


@rule(SpendMagic)
def spend_magic(g: Ambush, do: SpendMagic) -> None:
    g.heroes[do.hero].magic -= 1

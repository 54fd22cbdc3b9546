"""Trading (TG-17.4 to TG-17.6): Food, Wealth, Items and Secrets, in the same Location, when nobody is busy."""

from __future__ import annotations

from functools import cache

from tavola.games.tainted_grail.character.items import lose_hold_of, receive_item
from tavola.games.tainted_grail.character.resources import gain_resource, lose_resource
from tavola.games.tainted_grail.character.secrets import give_secret, is_personal
from tavola.games.tainted_grail.choices import AgreeChoice, RefuseChoice
from tavola.games.tainted_grail.day.choices import (
    AskForChoice,
    CancelChoice,
    GiveChoice,
    ProposeChoice,
    ReadyChoice,
    ReadyTonightChoice,
    TakeUpChoice,
    TradeChoice,
    TradeKindChoice,
)
from tavola.games.tainted_grail.day.turns import moment_of
from tavola.games.tainted_grail.deeds.day import (
    BeReady,
    DropTrade,
    MakeTrade,
    ProposeTrade,
    RefuseTrade,
    TakeUp,
    Trade,
    TradeWindow,
    Weigh,
)
from tavola.games.tainted_grail.effects.repeats import PATIENCE, came_to_nothing, facts, remember, was_in_vain
from tavola.games.tainted_grail.effects.selectors import living_at
from tavola.games.tainted_grail.events.day import GiftMade, ItemTakenUp, TradeMade, TradeRefused
from tavola.games.tainted_grail.map.locations import items_lying_at
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import NO_SUCH_THING, consequence, legality, no, offer, offers
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask, ask_any, asking, procedure, rule, then
from tavola.kernel.text import say

TRADED = ("food", "wealth")  # never Rep, Exp or Magic, nor any track
PROPOSE = ProposeChoice()
TOO_FAR = no("TG_E_TRADE_PLACE", "TG-17.4")
NEVER_TRADED = ("rep", "exp", "magic", "energy", "health", "terror")


# -- what may change hands


def goods(g: Avalon, seat: Seat) -> dict[str, int]:
    """Food and Wealth, of which there may be any amount; each Item; each Secret that is not Personal."""
    hero = g.heroes[seat]
    found = {kind: hero.resources.get(kind, 0) for kind in TRADED}
    found |= {held.id: 1 for held in hero.items}
    return found | {held.id: 1 for held in hero.secrets if not is_personal(g, held.id)}


def has_goods(g: Avalon, seat: Seat) -> bool:
    hero = g.heroes[seat]
    return bool(hero.resources["food"] or hero.resources["wealth"] or hero.items or hero.secrets)


def somebody_could_trade(g: Avalon) -> bool:
    """Two Characters in one Location, or something lying where somebody is: otherwise nobody is asked."""
    visited: set[int] = set()
    for hero in g.heroes:
        if hero.alive:
            if hero.at in visited or g.places[hero.at].dropped:
                return True
            visited.add(hero.at)
    return False


def trade_options(g: Avalon, seat: Seat) -> list[Option]:
    """Open a trade with somebody here, or take up what lies here; neither is an Action."""
    if len(g.heroes) == 1:  # alone nobody leaves anything behind either
        return []
    at = g.heroes[seat].at
    options = [
        _trade(seat, other)
        for other, hero in enumerate(g.heroes)
        if other != seat and hero.at == at and why_not_open(g, seat, TradeChoice(other)) is None
    ]
    if at in g.places and g.places[at].dropped:
        options += [offer(TakeUpChoice(copy), TakeUp(seat, copy)) for copy in items_lying_at(g, at)]
    return options


@legality(TradeChoice)
def why_not_open(g: Avalon, seat: Seat, choice: TradeChoice) -> Refusal | None:
    """With another in the same Location, where one of the two has something to give (TG-17.4, TG-17.9)."""
    other = choice.seat
    partner = g.heroes[other] if other < len(g.heroes) else None
    if other == seat or partner is None or not partner.alive or partner.at != g.heroes[seat].at:
        return TOO_FAR
    if not (has_goods(g, seat) or has_goods(g, other)):
        return no("TG_E_NO_ACTION", "TG-17.4")
    return no("TG_E_AGAIN", "TG-17.9") if g.called_off and has_tired_of(g, seat, other) else None


@legality(TradeKindChoice)
def why_not_trade_kind(g: Avalon, seat: Seat, choice: TradeKindChoice) -> Refusal:
    return why_not_trade(g, seat, choice.what) or no("TG_E_NO_ACTION", "TG-6.9")


@legality(TakeUpChoice)
def why_not_take_up(g: Avalon, seat: Seat, choice: TakeUpChoice) -> Refusal | None:
    lies_here = len(g.heroes) > 1 and choice.copy in items_lying_at(g, g.heroes[seat].at)
    return None if lies_here else no("TG_E_NO_ACTION", "TG-6.9")


@cache
def _trade(seat: Seat, other: Seat) -> Option:
    return offer(TradeChoice(other), Trade(seat, other))


# -- a trade


@rule(Trade)
def make_up_an_offer(g: Avalon, do: Trade) -> None:
    if not (do.give or do.take):
        remember(g, f"{do.seat}:market:{do.other}")
    options = [
        offer(GiveChoice(what), Trade(do.seat, do.other, (*do.give, what), do.take))
        for what in left_to_name(g, do.seat, do.give)
    ]
    options += [
        offer(AskForChoice(what), Trade(do.seat, do.other, do.give, (*do.take, what)))
        for what in left_to_name(g, do.other, do.take)
    ]
    if why_not_propose(g, do.seat, PROPOSE) is None:
        options.append(offer(PROPOSE, ProposeTrade(do.seat, do.other, do.give, do.take)))
    ask(g, do.seat, "trade", [*options, offer(CancelChoice(), DropTrade(do.seat, do.other, False))])


@legality(GiveChoice)
def why_not_give(g: Avalon, seat: Seat, choice: GiveChoice) -> Refusal | None:
    do = asking(g, Trade)
    return None if choice.what in left_to_name(g, do.seat, do.give) else _why_not_good(g, seat, choice.what)


@legality(AskForChoice)
def why_not_ask_for(g: Avalon, seat: Seat, choice: AskForChoice) -> Refusal | None:
    do = asking(g, Trade)
    return None if choice.what in left_to_name(g, do.other, do.take) else _why_not_good(g, seat, choice.what)


def _why_not_good(g: Avalon, seat: Seat, what: str) -> Refusal:
    return why_not_trade(g, seat, what) or NO_SUCH_THING


@legality(ProposeChoice)
def why_not_propose(g: Avalon, seat: Seat, choice: ProposeChoice) -> Refusal | None:
    """Something is named, and the offer has not come to nothing as things stand."""
    do = asking(g, Trade)
    if not (do.give or do.take):
        return no("TG_E_NO_ACTION", "TG-17.6")
    return no("TG_E_AGAIN", "TG-17.9") if is_in_vain(g, do) else None


def left_to_name(g: Avalon, seat: Seat, named: tuple[str, ...]) -> list[str]:
    """Each kind of thing once, while there is more of it than was named."""
    has = goods(g, seat)
    return [what for what, count in has.items() if count > named.count(what)]


@rule(ProposeTrade)
def propose(g: Avalon, do: ProposeTrade) -> None:
    """Both owners must agree (TG-17.6)."""
    agree = MakeTrade(do.seat, do.other, do.give, do.take)
    refuse = RefuseTrade(do.seat, do.other, do.give, do.take)
    ask(g, do.other, "trade_offer", [offer(AgreeChoice(), agree), offer(RefuseChoice(), refuse)])


@rule(DropTrade)
def drop_trade(g: Avalon, do: DropTrade) -> None:
    if do.refused:
        emit(g, TradeRefused(do.seat, do.other))


@rule(RefuseTrade)
def refuse_trade(g: Avalon, do: RefuseTrade) -> None:
    remember(g, _offer(do))
    drop_trade(g, DropTrade(do.seat, do.other, True))


def has_tired_of(g: Avalon, seat: Seat, other: Seat) -> bool:
    """Three trades opened as things stand: the next one waits until something has changed (TG-17.9)."""
    return came_to_nothing(g, f"{seat}:market:{other}", PATIENCE)


def is_in_vain(g: Avalon, do: Trade) -> bool:
    """Refused as things stand, or made before only to bring back what was."""
    return bool(g.called_off) and (was_in_vain(g, _offer(do)) or was_in_vain(g, _exchange(do)))


def _offer(do: Trade | RefuseTrade) -> str:
    return f"{do.seat}:offer:{do.other}:{','.join(sorted(do.give))}:{','.join(sorted(do.take))}"


def _exchange(do: Trade | MakeTrade) -> str:
    """What changes hands, whoever has proposed it."""
    sides = [(do.seat, do.give), (do.other, do.take)]
    return "exchange:" + ":".join(f"{seat}>{','.join(sorted(goods))}" for seat, goods in sorted(sides))


@rule(MakeTrade)
def make_trade(g: Avalon, do: MakeTrade) -> None:
    then(g, Weigh(_exchange(do), facts(g)))  # after all that the goods bring about
    if do.give and do.take:
        emit(g, TradeMade(do.seat, do.other, do.give, do.take))
    elif do.give:
        emit(g, GiftMade(do.seat, do.other, do.give))
    else:
        emit(g, GiftMade(do.other, do.seat, do.take))
    for giver, taker, goods in ((do.seat, do.other, do.give), (do.other, do.seat, do.take)):
        for what in goods:
            hand_over_copy(g, giver, taker, what)


def hand_over_copy(g: Avalon, giver: Seat, taker: Seat, what: str) -> None:
    if what in TRADED:
        lose_resource(g, giver, what, 1)
        gain_resource(g, taker, what, 1)
    elif any(held.id == what for held in g.heroes[giver].secrets):
        give_secret(g, giver, taker, what)
    else:
        lose_hold_of(g, giver, what)
        receive_item(g, taker, what)


@rule(TakeUp)
def take_up(g: Avalon, do: TakeUp) -> None:
    g.places[g.heroes[do.seat].at].dropped.remove(do.copy)
    emit(g, ItemTakenUp(do.seat, do.copy))
    receive_item(g, do.seat, do.copy)


# -- windows between the steps of a day


def open_window(g: Avalon, do: TradeWindow) -> None:
    g.ready, g.called_off = [], []


def trade_until_ready(g: Avalon, do: TradeWindow) -> str | None:
    options: dict[Seat, list[Option]] = {}
    for seat, hero in enumerate(g.heroes):
        if not hero.alive or seat in g.ready or (do.evening and seat in g.abed):
            continue
        if deals := trade_options(g, seat):
            options[seat] = [offer(ReadyChoice(), BeReady(seat)), *_to_bed(g, seat), *deals]
    if not options:
        return None
    ask_any(g, "trade_window", options)
    return AGAIN


def _to_bed(g: Avalon, seat: Seat) -> list[Option]:
    return offers(g, seat, [ReadyTonightChoice()])


@legality(ReadyTonightChoice)
def why_not_to_bed(g: Avalon, seat: Seat, choice: ReadyTonightChoice) -> Refusal | None:
    """The windows of the evening may be left all at once (TG-17.6)."""
    return None if asking(g, TradeWindow).evening else no("TG_E_PHASE", "TG-17.6", phase=moment_of(g))


@consequence(ReadyTonightChoice)
def go_to_bed(g: Avalon, seat: Seat, choice: ReadyTonightChoice) -> tuple[BeReady]:
    return (BeReady(seat, True),)


procedure(TradeWindow, open_window, trade_until_ready)


@rule(BeReady)
def be_ready(g: Avalon, do: BeReady) -> None:
    (g.abed if do.tonight else g.ready).append(do.seat)


# -- refusals


def why_not_trade(g: Avalon, seat: Seat, what: str, other: Seat | None = None) -> Refusal | None:
    """Why something cannot be traded: its kind, a Personal Secret, the distance, or because somebody is busy."""
    if g.encounter is not None or g.exploration is not None or g.party:
        return Refusal("TG_E_TRADE_BUSY", "TG-17.6")
    if other is not None and other not in living_at(g, g.heroes[seat].at):
        return Refusal("TG_E_TRADE_PLACE", "TG-17.4")
    if other is not None and has_tired_of(g, seat, other):
        return Refusal("TG_E_AGAIN", "TG-17.9")
    if what in NEVER_TRADED:
        return Refusal("TG_E_TRADE_KIND", "TG-17.4", args={"kind": say(f"kind-{what}")})
    if any(held.id == what and is_personal(g, what) for hero in g.heroes for held in hero.secrets):
        return Refusal("TG_E_PERSONAL", "TG-27.4")
    return None

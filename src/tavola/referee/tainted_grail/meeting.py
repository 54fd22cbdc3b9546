"""How an Encounter begins (TG-24, TG-32, TG-38)."""

from __future__ import annotations

from tavola.referee.tainted_grail import abilities, costs, ending, fleeing
from tavola.referee.tainted_grail.asking import Left, Over, Play, ask, ask_each
from tavola.referee.tainted_grail.cards import draw
from tavola.referee.tainted_grail.effects import carry_out
from tavola.referee.tainted_grail.facts import Belonging, Plain
from tavola.referee.tainted_grail.modifiers import changed, has_trait
from tavola.referee.tainted_grail.pack import printed
from tavola.referee.tainted_grail.table import Source, Table
from tavola.referee.tainted_grail.turn import count_items, nobody_left, open_stage, play_turns
from tavola.referee.tainted_grail.values import holds

PAID_IN = ("energy", "health", "terror", "food", "wealth", "rep", "magic", "exp")
# Times at which an Item without a keyword may matter in an Encounter.
IN_ENCOUNTERS = ("encounter_start", "encounter_end", "activation_start", "turn_end", "defeat", "flee", "opportunity")


def meet(t: Table, company: Plain) -> Play[None]:
    """The whole Encounter from its card to its end."""
    lay_out(t, company)
    try:
        yield from tell_why_it_is_here(t)
        yield from begin(t)
        yield from play_turns(t)
    except Over as over:
        yield from ending.end(t, over.outcome)
        yield from ending.read_on(t, over.outcome, company)


def find_card(t: Table, company: Plain) -> str:
    """TG-24.5: the top card, or a named one: from the map, from its deck, which is then shuffled, or from the box."""
    facts, name = t.facts, company.get("id")
    if not name:
        return facts.encounter_decks[company["deck"]].pop()
    deck = facts.encounter_decks[t.pack.encounters[name]["deck"]]
    if any(guardian.encounter == name for guardian in facts.guardians):
        facts.guardians = [guardian for guardian in facts.guardians if guardian.encounter != name]
    elif name in deck:
        deck.remove(name)
        t.shuffle(deck)
    else:
        facts.encounters_unused.remove(name)
        t.is_from_the_box = True
    return str(name)


def lay_out(t: Table, company: Plain) -> None:
    card = find_card(t, company)
    scene = t.scene
    scene.card, scene.kind = card, t.pack.encounters[card]["kind"]
    scene.members = list(company["members"])
    t.came = len(scene.members)
    t.guardian_at = company["guardian_at"] or t.who(scene.members[0]).at


def tell_why_it_is_here(t: Table) -> Play[None]:
    """What the Chapter says of those it meets on its roads, before anything is asked (D.10)."""
    told = t.pack.chapters.get(t.facts.chapter, {}).get("on_encounter", [])
    yield from carry_out(t, told, min(t.members()), Source(f"chapter:{t.facts.chapter}", []))


def begin(t: Table) -> Play[None]:
    if not t.is_combat():
        yield from avoid_or_face(t)
    for seat in t.members():
        yield from check_equipment(t, seat)
    if not t.is_combat():
        t.scene.marker = t.encounter()["track"].index("grey")
    yield from abilities.trigger(t, "encounter_start", t.members())
    nobody_left(t)
    yield from draw_hands(t)
    t.has_begun = True
    if not t.is_combat():
        yield from open_stage(t)


# -- Diplomacy: before it starts
def avoid_or_face(t: Table) -> Play[None]:
    """TG-38.4 to 38.6: to avoid or to give up all must agree; else it is faced."""
    keys = ("avoid", "face", "fail") if may_avoid(t) else ("face", "fail")
    votes = yield from ask_each("avoid", dict.fromkeys(t.members(), keys), "TG-38.5")
    wishes = set(votes.values())
    if wishes == {"fail"}:
        raise Over("fled")
    if wishes == {"avoid"}:
        yield from pay_to_avoid(t)
        raise Over("avoided")
    if t.options["diplomacy_flee"] == "member":
        for seat in [one for one in t.members() if votes[one] == "fail"]:
            try:
                yield from fleeing.give_up_alone(t, seat, "flee")
            except Left:
                yield from count_items(t)


def may_avoid(t: Table) -> bool:
    """Requirements by the best member; the cost by each (Energy and Magic also for each other)."""
    avoid = t.encounter().get("avoid")
    if not avoid or not holds(t, avoid.get("requires"), -1, t.encounter_source()):
        return False
    for kind, each in avoid_costs(t).items():
        if kind in costs.SHARED:
            if sum(costs.stock(t, seat, kind) for seat in t.members()) < sum(each.values()):
                return False
        elif any(costs.stock(t, seat, kind) < price for seat, price in each.items()):
            return False
    return True


def avoid_costs(t: Table) -> dict[str, dict[int, int]]:
    """What each member owes, of kinds that the card names and of others that something of its own asks for."""
    cost = t.encounter()["avoid"].get("cost", {})
    each = {
        kind: {seat: changed(t, f"cost.avoid.{kind}", cost.get(kind, 0), seat) for seat in t.members()}
        for kind in PAID_IN
    }
    return {kind: prices for kind, prices in each.items() if any(prices.values())}


def pay_to_avoid(t: Table) -> Play[None]:
    """Each pays its own; for who lacks Energy or Magic the others are asked in turn, and the last cannot say no."""
    for kind, each in avoid_costs(t).items():
        gives = {seat: min(price, costs.stock(t, seat, kind)) for seat, price in each.items()}
        for seat, price in each.items():
            lack = price - gives[seat]
            helpers = [one for one in t.members() if one != seat]
            while lack and helpers:
                helper = helpers.pop(0)
                part = min(lack, costs.stock(t, helper, kind) - gives[helper])
                rest = sum(costs.stock(t, one, kind) - gives[one] for one in helpers)
                keys = [f"cover:{seat}:{kind}:{part}", *(["keep"] if rest >= lack else [])]
                if part > 0 and (yield from ask(helper, "pay_share", keys, "TG-21.7")) != "keep":
                    gives[helper] += part
                    lack -= part
        for seat, part in gives.items():
            yield from costs.spend(t, seat, kind, part)


# -- equipment
def check_equipment(t: Table, seat: int) -> Play[None]:
    """TG-32.6: what is used is chosen now, card by card."""
    decided: set[str] = set()
    while True:
        hero = t.who(seat)
        undecided = [one for one in (*hero.items, *hero.secrets) if one.id not in decided]
        usable = [one for one in undecided if t.is_in_use(one)]
        keys = [f"set_aside:{one.id}" for one in usable if matters(t, one)]
        idle = [f"set_aside:{one.id}" for one in usable if one in hero.items and not matters(t, one)]
        if t.options["equipment"] == "free":
            keys += [f"take_up:{one.id}" for one in undecided if not one.up]
        key = yield from ask(seat, "equipment", ["ready", *keys], "TG-32.6", idle)
        if key == "ready":
            return
        verb, _, name = key.partition(":")
        decided.add(name)
        if verb == "set_aside":
            t.scene.set_aside.append(name)
        else:
            take_up(t, seat, name, decided)


def matters(t: Table, one: Belonging) -> bool:
    """Cards with a keyword, and Items that do something in Encounters without being asked to."""
    if t.keyword(one.id):
        return True
    name = printed(one.id)
    return not name.isdecimal() and any(acts_by_itself(ability) for ability in t.pack.items[name]["abilities"])


def acts_by_itself(ability: Plain) -> bool:
    stats = [effect["modify"]["stat"] for effect in ability["do"] if "modify" in effect]
    return ability["trigger"] in IN_ENCOUNTERS or any(stat.startswith("attr.") for stat in stats)


def take_up(t: Table, seat: int, name: str, decided: set[str]) -> None:
    """It takes the place of what has the same keyword."""
    hero = t.who(seat)
    belongings = [*hero.items, *hero.secrets]
    (new,) = [one for one in belongings if one.id == name]
    for one in belongings:
        if one is not new and t.keyword(one.id) == t.keyword(name) and t.is_in_use(one):
            t.scene.set_aside.append(one.id)
            decided.add(one.id)
    t.old_facing[name] = new.up
    new.up = True


# -- hands
def draw_hands(t: Table) -> Play[None]:
    """TG-32.8, 32.9, 37.10: three cards, two where four have come; then each may exchange its hand."""
    size = 2 if t.came == 4 else 3
    for seat in t.members():
        slow = 1 if has_trait(t, "slow", seat) else 0
        try:
            yield from draw(t, seat, changed(t, "hand_start", size + slow, seat))
        except Left:
            yield from count_items(t)
    nobody_left(t)
    for seat in t.members():
        try:
            yield from mulligan(t, seat)
        except Left:
            yield from count_items(t)
    nobody_left(t)


def mulligan(t: Table, seat: int) -> Play[None]:
    cards = t.cards(seat)
    while len(cards.hand) > 1:
        key = yield from ask(seat, "mulligan", ["keep_hand", "mulligan"], "TG-32.9")
        if key == "keep_hand":
            return
        fewer = len(cards.hand) - 1
        if t.options["mulligan"] == "stays_out":
            cards.discard.extend(cards.hand)
        else:
            cards.deck.extend(cards.hand)
            t.shuffle(cards.deck)
        cards.hand.clear()
        yield from draw(t, seat, fewer)

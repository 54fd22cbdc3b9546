"""How an Encounter ends (TG-36.1, 36.2, 36.14, 39.4, 39.5)."""

from __future__ import annotations

from tavola.referee.tainted_grail import abilities, attack, belongings, effects, survival
from tavola.referee.tainted_grail.asking import Left, Play, ask
from tavola.referee.tainted_grail.cards import gather
from tavola.referee.tainted_grail.facts import Guardian, Plain
from tavola.referee.tainted_grail.fleeing import shatter
from tavola.referee.tainted_grail.modifiers import forget, has_trait
from tavola.referee.tainted_grail.playing import lay_down
from tavola.referee.tainted_grail.table import Table


def end(t: Table, outcome: str) -> Play[None]:
    """In the order of TG-36.14."""
    t.outcome = outcome
    t.attack = t.is_placing = False
    t.scene.active = -1
    lay_down(t)
    if outcome == "won":
        yield from reward(t)
        yield from loot(t)
    elif outcome in ("lost", "fled") and not t.is_combat():
        yield from attack.failure(t, t.scene.members)
    if outcome == "fled" and not t.is_combat():
        yield from abilities.trigger(t, "flee", t.members())
    if outcome == "won":
        yield from abilities.trigger(t, "defeat", t.members())
    yield from abilities.trigger(t, "encounter_end", t.members())
    for seat in t.members():
        if has_trait(t, "shatter", seat):
            shatter(t, seat)
    tidy_up(t)
    put_card_away(t, outcome)
    for seat in t.members():
        if not t.who(seat).health and survival.dying_card(t) not in t.who(seat).conditions:
            yield from survival.fall(t, seat)  # robbed: the Thief comes before the Dying card (TG-37.9)
    yield from belongings.settle(t, t.by_number(list(range(len(t.facts.heroes)))))


def reward(t: Table) -> Play[None]:
    """TG-32.3: to each member still there."""
    for effect in t.encounter()["reward"]:
        for seat in t.members():
            try:
                yield from effects.carry_out(t, [effect], seat, t.encounter_source())
            except Left:
                continue


def loot(t: Table) -> Play[None]:
    """TG-32.3: shared; one of them says who gets what (TG-41.4)."""
    speaker = t.decider()
    for effect in t.encounter().get("loot", []):
        yield from share(t, effect, speaker)


def share(t: Table, effect: Plain, speaker: int) -> Play[None]:
    if "choose" in effect:
        options = {f"{t.encounter_source().name}-{one['key']}": one for one in effect["choose"]["options"]}
        key = yield from ask(speaker, "choose_effect", options, "TG-41.4")
        for one in options[key]["do"]:
            yield from share(t, one, speaker)
    elif "gain" in effect:
        for kind, count in effect["gain"].items():
            left = count
            while left:
                keys = [f"give:{seat}:{kind}:{part}" for seat in t.members() for part in {1, left}]
                keys = keys if len(t.members()) > 1 else [f"give:{t.members()[0]}:{kind}:{left}"]
                key = yield from ask(speaker, "share_gain", keys, "TG-32.3")
                _, seat, _, part = key.split(":")
                yield from effects.change(t, kind, int(part), int(seat))
                left -= int(part)
    else:
        key = yield from ask(speaker, "choose_member", [f"hero:{seat}" for seat in t.members()], "TG-32.3")
        yield from effects.carry_out(t, [effect], int(key.removeprefix("hero:")), t.encounter_source())


def tidy_up(t: Table) -> None:
    """Flipped Items up, the facing of the day back, every card to its owner's deck, what lasted is over."""
    for seat in range(len(t.facts.heroes)):
        belongings.turn_up(t, seat)
    for laid in t.scene.sequence:
        t.cards(laid.owner).discard.append(laid.card)
    t.scene.sequence.clear()
    for seat in range(len(t.facts.heroes)):
        if t.cards(seat).hand or t.cards(seat).discard:
            gather(t, seat)
    for lasts in ("phase", "activation", "encounter"):
        forget(t, lasts)


def put_card_away(t: Table, outcome: str) -> None:
    """TG-25.1, 36.12, 37.9: to the bottom of its deck; a Guardian that was not defeated stays where it was met."""
    card = t.encounter()
    if card.get("guardian") and outcome in ("lost", "fled"):
        t.facts.guardians.append(Guardian(card["id"], t.guardian_at))
    elif t.is_from_the_box:
        t.facts.encounters_unused.append(card["id"])
    else:
        t.facts.encounter_decks[card["deck"]].insert(0, card["id"])


def read_on(t: Table, outcome: str, company: Plain) -> Play[None]:
    """The text that began it says what a victory brings and what any other end; neither after an Avoided one (D.6).
    A victory is for those who were there to the end (TG-36.17)."""
    if outcome != "avoided":
        won = outcome == "won"
        seats = (t.members() if won else []) or company["members"]
        yield from effects.carry_out(t, company["win" if won else "lose"], t.by_number(seats)[0], t.encounter_source())

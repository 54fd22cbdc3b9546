"""The words of the cards, one function for each family (Part D.6 of the catalogue)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tavola.referee.tainted_grail import belongings, costs, playing, survival
from tavola.referee.tainted_grail.asking import Over, Play, ask
from tavola.referee.tainted_grail.cards import discard_from_hand, discard_last_of_sequence, discard_top, draw
from tavola.referee.tainted_grail.facts import Plain
from tavola.referee.tainted_grail.modifiers import changed, has_trait, take_hold
from tavola.referee.tainted_grail.pack import printed
from tavola.referee.tainted_grail.table import Source, Table
from tavola.referee.tainted_grail.values import holds, number

TRACKS = ("energy", "health", "terror")
RESOURCE_CAP = 20  # TG-40.14


def carry_out(t: Table, effects: list[Plain], seat: int, source: Source) -> Play[None]:
    """In printed order, on the Character that is acting unless an effect names somebody else."""
    for effect in effects:
        if "if" in effect:
            branch = "then" if holds(t, effect["if"], seat, source) else "else"
            yield from carry_out(t, effect.get(branch, []), seat, source)
            continue
        words = [word for word in effect if word != "who"]
        for one in targets(t, effect.get("who", "self"), seat):
            for word in words:
                yield from WORDS[word](t, effect[word], one, source)


def targets(t: Table, who: Any, seat: int) -> list[int]:
    if who == "self":
        return [seat]
    if who == "each":
        return t.members()
    raise NotImplementedError(f"who: {who}")


def gain(t: Table, what: Plain, seat: int, source: Source) -> Play[None]:
    for name, value in what.items():
        yield from change(t, name, number(t, value, seat, source), seat)


def lose(t: Table, what: Plain, seat: int, source: Source) -> Play[None]:
    for name, value in what.items():
        yield from change(t, name, -number(t, value, seat, source), seat)


def change(t: Table, name: str, by: int, seat: int) -> Play[None]:
    """TG-15.9, 17.7, 40.14."""
    if name in TRACKS:
        yield from survival.move(t, seat, name, by)
        return
    resources = t.who(seat).resources
    after = max(0, resources[name] + by)
    if by > 0 and t.options["caps"] and name != "exp":
        after = max(resources[name], min(after, RESOURCE_CAP))
    resources[name] = after


def put(t: Table, what: Plain, seat: int, source: Source) -> Play[None]:
    for name, value in what.items():
        yield from survival.put(t, seat, name, number(t, value, seat, source))


def damage(t: Table, what: Any, seat: int, source: Source) -> Play[None]:
    yield from survival.damage(t, seat, number(t, what, seat, source))


def pool(t: Table, what: Any, seat: int, source: Source) -> Play[None]:
    by = number(t, what, seat, source) if t.is_combat() else 0
    if by > 0:
        add_cubes(t, by, seat)
    elif by < 0:
        loss = changed(t, "pool_loss", -by, seat)
        there = min(loss, t.scene.pool)
        t.scene.pool -= there
        yield from discard_from_hand(t, seat, loss - there)  # TG-36.8


def add_cubes(t: Table, cubes: int, seat: int) -> None:
    """TG-35.1; the first card of an Activation adds one fewer against a Defensive enemy (TG-37.3)."""
    cubes = changed(t, "pool_gain", cubes, seat)
    if t.first_card_cubes >= 0 and has_trait(t, "defensive", seat):
        before = max(0, t.first_card_cubes - 1)
        t.first_card_cubes += cubes
        cubes = max(0, t.first_card_cubes - 1) - before
    t.scene.pool += cubes


def affinity(t: Table, what: Any, seat: int, source: Source) -> Play[None]:
    """TG-39.6, 39.9: the marker stops at both ends."""
    by = number(t, what, seat, source)
    if by < 0:
        by = -changed(t, "affinity_loss", -by, seat)
    t.scene.marker = max(0, min(t.scene.marker + by, len(t.encounter()["track"]) - 1))
    yield from ()


def draw_cards(t: Table, what: Any, seat: int, source: Source) -> Play[None]:
    yield from draw(t, seat, number(t, what, seat, source))


def discard(t: Table, what: Plain, seat: int, source: Source) -> Play[None]:
    count = number(t, what.get("n", 1), seat, source)
    if what["from"] == "hand":
        yield from discard_from_hand(t, seat, count)
    elif what["from"] == "sequence_last":
        for _ in range(count):
            discard_last_of_sequence(t)
    else:
        for _ in range(count):
            discard_top(t, seat)


def charges(t: Table, what: Plain, seat: int, source: Source) -> Play[None]:
    assert source.laid is not None
    source.laid.charges += number(t, what["add"], seat, source)
    yield from ()


def play(t: Table, what: Plain, seat: int, source: Source) -> Play[None]:
    yield from playing.play_by_effect(t, seat)


def item(t: Table, what: Plain, seat: int, source: Source) -> Play[None]:
    if "discard" in what:
        yield from belongings.discard_some(t, seat, what["discard"], what.get("filter", {}))
    elif "gain" in what:
        t.shuffle(t.facts.item_deck)
        for copy in [one for one in t.facts.item_deck if printed(one) == what["gain"]][:1]:
            t.facts.item_deck.remove(copy)
            yield from belongings.gain(t, seat, copy)
    else:
        for _ in range(what["draw"]):
            if found := belongings.draw_item(t, seat, what.get("filter", {})):
                yield from belongings.gain(t, seat, found)


def secret(t: Table, what: Plain, seat: int, source: Source) -> Play[None]:
    """TG-27.2: a rule names it. What is discarded may be found again, what is removed may not (TG-30.1)."""
    hero = t.who(seat)
    discarded = "discard" in what
    for one in [one for one in hero.secrets if int(printed(one.id)) == what["discard" if discarded else "remove"]]:
        hero.secrets.remove(one)
        (t.facts.secrets_left if discarded else t.facts.secrets_removed).append(one.id)
        t.facts.secrets_left.sort()
        t.facts.dials = [dial for dial in t.facts.dials if dial.target != f"secret:{one.id}"]
    yield from ()


def status(t: Table, what: Plain, seat: int, source: Source) -> Play[None]:
    for mark in what.get("clear", ()):
        key, _, part = mark.partition("#")
        if int(part) in t.facts.statuses.get(key, ()):
            t.facts.statuses[key].remove(int(part))
    for mark in what.get("set", ()):
        key, _, part = mark.partition("#")
        marked = t.facts.statuses.setdefault(key, [])
        if int(part) not in marked:
            marked.append(int(part))
            marked.sort()
    yield from ()


def end_encounter(t: Table, what: str, seat: int, source: Source) -> Play[None]:
    yield from ()
    raise Over({"win": "won", "lose": "lost", "run_away": "run_away"}[what])


def modify(t: Table, what: Plain, seat: int, source: Source) -> Play[None]:
    """Lasting changes of visible cards and Responses are looked up where they matter (see modifiers)."""
    if what["for"] not in ("visible", "phase"):
        take_hold(t, what, [seat], source.name)
    yield from ()


def choose(t: Table, what: Plain, seat: int, source: Source) -> Play[None]:
    """Only what is open and can be paid is offered."""
    open_ones = {
        f"{source.name}-{one['key']}": one
        for one in what["options"]
        if holds(t, one.get("if"), seat, source) and costs.can_pay(t, seat, one.get("cost", {}), source)
    }
    if not open_ones:
        return
    key = yield from ask(seat, "choose_effect", open_ones, "D.6")
    chosen = open_ones[key]
    if (yield from costs.pay(t, seat, chosen.get("cost", {}), source)):
        yield from carry_out(t, chosen["do"], seat, source)


def roll(t: Table, what: Plain, seat: int, source: Source) -> Play[None]:
    """A die or a coin; the face must be one that it has."""
    face = t.next_shown("coin" if what["die"] == "coin" else "die", seat, "D.6")
    for faces, then in what["table"].items():
        low, _, high = str(faces).partition("-")
        if face == faces or (low.isdecimal() and int(low) <= int(face) <= int(high or low)):
            yield from carry_out(t, then, seat, source)


def turn_dial(t: Table, what: Plain, seat: int, source: Source) -> Play[None]:
    """A dial on the card that speaks; at 0 it is taken away."""
    for dial in [one for one in t.facts.dials if one.target == source.name]:
        dial.value += what["add"]
        if dial.value <= 0:
            t.facts.dials.remove(dial)
    yield from ()


def menhir(t: Table, what: Plain, seat: int, source: Source) -> Play[None]:
    """Its dial is turned, where there is one: none of those that Encounters speak of stands at this table."""
    if what["adjust"]["location"]["number"] in t.menhirs:
        raise NotImplementedError("the Menhirs of the day")
    yield from ()


def nothing(t: Table, what: Any, seat: int, source: Source) -> Play[None]:
    """Words to be read, or a look at the Event deck."""
    yield from ()


WORDS: dict[str, Callable[[Table, Any, int, Source], Play[None]]] = {
    "gain": gain,
    "lose": lose,
    "set": put,
    "damage": damage,
    "pool": pool,
    "affinity": affinity,
    "draw": draw_cards,
    "discard": discard,
    "charges": charges,
    "play": play,
    "item": item,
    "secret": secret,
    "status": status,
    "end_encounter": end_encounter,
    "modify": modify,
    "choose": choose,
    "roll": roll,
    "dial": turn_dial,
    "menhir": menhir,
    "events": nothing,
    "text": nothing,
}

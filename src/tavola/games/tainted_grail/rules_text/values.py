"""Values, amounts and places in words (D.1, D.2): the nouns of generated rules text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tavola.games.tainted_grail.content.card_ids import source_id, source_kind
from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.content.selector import PlaceSort, Target, TargetSought, Where, Who, WhoIsAt
from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, Wanted
from tavola.kernel.text import Message, say


class Voice(msgspec.Struct, frozen=True):
    """How a text speaks: to one Character or to a group, whom it means by itself, how its messages begin."""

    alone: bool = True
    default: str = "self"
    base: str = ""


def signed(n: int) -> str:
    """With a true minus sign, as numbers are printed on cards."""
    return f"+{n}" if n >= 0 else f"\N{MINUS SIGN}{-n}"


def kind_name(name: str) -> Message:
    """An Attribute, a track or a resource."""
    return say(f"attribute-{name}") if name in ATTRIBUTES else say(f"kind-{name}")


def chained(id: str, parts: Sequence[Message]) -> Message:
    """Several messages said one after the other by a message of two, `first` and `next`."""
    if not parts:
        return say("rule-nothing")
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = Message(id, {"first": part, "next": said})
    return said


def either(parts: Sequence[Message]) -> Message:
    return chained("rule-or", parts)


def every(parts: list[Message]) -> Message:
    """All of them: a list is said with its commas and "and"."""
    return parts[0] if len(parts) == 1 else say("rule-list", parts=parts)


# -- values


def value_text(expr: Expr) -> Message:
    """A number as a noun: "2", "your Courage", "the number of Charges on this card"."""
    if isinstance(expr, int):
        return say("rule-number", n=str(expr) if expr >= 0 else signed(expr))
    return expr.noun()


def equal_text(expr: Expr) -> Message:
    """The same after "equal": "to your Courage". Each noun has this form as an attribute of its message."""
    return _as_equal(value_text(expr))


def _as_equal(noun: Message) -> Message:
    args = dict(noun.args)
    if isinstance(first := args.get("first"), Message):  # of a sum only its beginning follows "equal"
        args["first"] = _as_equal(first)
    return Message(noun.id.replace(".yours", ".equal-yours") if ".yours" in noun.id else f"{noun.id}.equal", args)


def turned_round(expr: Expr) -> Expr | None:
    """What a value takes away, where it is written as -1 times something."""
    return None if isinstance(expr, int) else expr.taken_away


def amount_text(kind: Message, expr: Expr) -> Message:
    """So much of something: "2 Food", "1 Food per player", "Food equal to your Courage"."""
    if isinstance(expr, int):
        return say("rule-amount", n=expr, kind=kind)
    return expr.amount_of(kind) or say("rule-amount-value", kind=kind, value=equal_text(expr))


def amounts_text(amounts: Mapping[str, Expr]) -> list[Message]:
    return [amount_text(kind_name(name), expr) for name, expr in amounts.items() if expr != 0]


def compared_text(wanted: Wanted, *, negated: bool = False) -> Message:
    """A comparison as it is read aloud: "2 or more", "exactly 1"."""
    sign, n = comparison(wanted)
    if negated:
        sign = NEGATED[sign]
    if sign in (">", ">="):
        return say("rule-at-least", n=n + 1 if sign == ">" else n)
    if sign in ("<", "<="):
        return say("rule-at-most", n=n - 1 if sign == "<" else n)
    return say("rule-exactly", n=n) if sign == "==" else say("rule-other-than", n=n)


NEGATED = {">=": "<", "<": ">=", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}


def comparison(wanted: Wanted) -> tuple[str, int]:
    """The sign and the number of a comparison; a bare number is "exactly"."""
    if isinstance(wanted, int):
        return "==", wanted
    for sign in (">=", "<=", "==", "!=", ">", "<"):
        if wanted.startswith(sign):
            return sign, int(wanted[len(sign) :])
    return "==", int(wanted)


# -- who and where


def who_text(who: Who | str) -> Message:
    """Whom an effect touches, where it is not simply who reads it."""
    if isinstance(who, WhoIsAt):
        return say("rule-who-at", place=place_text(who.at))
    return say(f"rule-who-{who}")


def place_name(number: int) -> Message:
    """By name, with the marks that a language puts round the names of places."""
    return say("rule-named", name=say(f"location-{number}"))


def place_text(selector: Where) -> Message:
    """A Location selector: a place by name, "here", or a sort of place to choose from."""
    if isinstance(selector, int):
        return place_name(selector)
    if isinstance(selector, str):
        return say(f"rule-place-{hyphenated(selector)}")
    if selector.number is not None:
        return place_name(selector.number)
    if selector.connected is not None:
        return _place_of_sort("rule-place-connected", selector.sort, near=place_text(selector.connected))
    return _place_of_sort("rule-place-chosen", selector.sort)


def _place_of_sort(id: str, sort: PlaceSort, **args: Message) -> Message:
    sorts = sort_texts(sort)
    return Message(f"{id}-such", {**args, "sort": every(sorts)}) if sorts else Message(id, {**args})


def sort_texts(sort: PlaceSort) -> list[Message]:
    """What a Location must be like, one after the other."""
    said: list[Message] = []
    if sort.tag is not None:
        said.append(say("rule-sort-tag", tag=say(f"tag-{hyphenated(sort.tag)}")))
    if sort.seal is not None:
        said.append(say("rule-sort-seal", seal=say(f"seal-{sort.seal}")))
    if sort.at is not None:
        said.append(either([place_name(number) for number in sort.numbers]))
    if sort.menhir is not None:
        said.append(say("rule-sort-menhir") if sort.menhir else say("rule-sort-no-menhir"))
    if sort.all is not None:
        said.append(every([every(sort_texts(part)) for part in sort.all]))
    if sort.any is not None:
        said.append(either([every(sort_texts(part)) for part in sort.any]))
    if sort.not_ is not None:
        said.append(say("rule-sort-not", sort=every(sort_texts(sort.not_))))
    return said


def target_text(target: Target | Where) -> Message:
    """What a dial or token lies on: "on this card"."""
    if isinstance(target, TargetSought) and target.secret is not None:
        return say("rule-target-secret", number=str(target.secret))
    if isinstance(target, str):
        if target in ("self", "self_card"):
            return say(f"rule-target-{hyphenated(target)}")
        if source_kind(target) == "secret":
            return say("rule-target-secret", number=source_id(target))
    place = place_name(int(target)) if isinstance(target, str) and target.isdigit() else place_text(target)
    return say("rule-target-place", place=place)

"""Values, amounts and places in words (D.1, D.2): the nouns of generated rules text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, Expr
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
    ((word, body),) = expr.items()
    if word in ("attr", "res", "track"):
        return Message(f"{kind_name(body).id}.yours")
    if word == "connected":
        return say("rule-value-keys") if body == "any" else say("rule-value-keys-of", kind=kind_name(body))
    if word in ("players", "party"):
        return _scaled(word, body)
    if word == "dial":
        return say("rule-value-dial", target=target_text(body))
    if word in ("sum", "mul", "min", "max"):
        return _combined(word, body)
    return say(f"rule-value-{word}")  # pool, affinity, charges, taken, die


def equal_text(expr: Expr) -> Message:
    """The same after "equal": "to your Courage". Each noun has this form as an attribute of its message."""
    return _as_equal(value_text(expr))


def _as_equal(noun: Message) -> Message:
    args = dict(noun.args)
    if isinstance(first := args.get("first"), Message):  # of a sum only its beginning follows "equal"
        args["first"] = _as_equal(first)
    return Message(noun.id.replace(".yours", ".equal-yours") if ".yours" in noun.id else f"{noun.id}.equal", args)


def _scaled(word: str, body: Mapping[str, int]) -> Message:
    base, each = body.get("base", 0), body.get("each", 0)
    if base == 0:
        return say(f"rule-value-per-{word}", each=each)
    return say(f"rule-value-with-{word}", base=base, each=signed(each))


def _combined(word: str, body: Sequence[Expr]) -> Message:
    if word in ("min", "max"):
        return say(f"rule-value-{word}", parts=[value_text(part) for part in body])
    said = value_text(body[0])
    for part in body[1:]:
        if word == "sum" and isinstance(part, int) and part < 0:
            said = say("rule-value-minus", first=said, next=value_text(-part))
        else:
            said = say(f"rule-value-{word}", first=said, next=value_text(part))
    return said


def turned_round(expr: Expr) -> Expr | None:
    """What a value takes away, where it is written as -1 times something."""
    product = expr.get("mul") if isinstance(expr, dict) else None
    if isinstance(product, list) and len(product) == 2 and product[0] == -1:
        inner: Expr = product[1]
        return inner
    return None


def amount_text(kind: Message, expr: Expr) -> Message:
    """So much of something: "2 Food", "1 Food per player", "Food equal to your Courage"."""
    if isinstance(expr, int):
        return say("rule-amount", n=expr, kind=kind)
    ((word, body),) = expr.items()
    if word in ("players", "party") and body.get("base", 0) == 0:
        return say(f"rule-amount-per-{word}", n=body.get("each", 0), kind=kind)
    if word in ("players", "party"):
        return say(f"rule-amount-with-{word}", n=body["base"], kind=kind, each=signed(body.get("each", 0)))
    return say("rule-amount-value", kind=kind, value=equal_text(expr))


def amounts_text(amounts: Mapping[str, Expr]) -> list[Message]:
    return [amount_text(kind_name(name), expr) for name, expr in amounts.items() if expr != 0]


def compared_text(wanted: Any, *, negated: bool = False) -> Message:
    """A comparison as it is read aloud: "2 or more", "exactly 1"."""
    sign, n = comparison(wanted)
    if negated:
        sign = OPPOSITE[sign]
    if sign in (">", ">="):
        return say("rule-at-least", n=n + 1 if sign == ">" else n)
    if sign in ("<", "<="):
        return say("rule-at-most", n=n - 1 if sign == "<" else n)
    return say("rule-exactly", n=n) if sign == "==" else say("rule-other-than", n=n)


OPPOSITE = {">=": "<", "<": ">=", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}


def comparison(wanted: Any) -> tuple[str, int]:
    """The sign and the number of a comparison; a bare number is "exactly"."""
    if isinstance(wanted, int):
        return "==", wanted
    for sign in (">=", "<=", "==", "!=", ">", "<"):
        if wanted.startswith(sign):
            return sign, int(wanted[len(sign) :])
    return "==", int(wanted)


# -- who and where


def who_text(who: Any) -> Message:
    """Whom an effect touches, where it is not simply who reads it."""
    if isinstance(who, dict):
        return say("rule-who-at", place=place_text(who["at"]))
    return say(f"rule-who-{who}")


def place_name(number: int) -> Message:
    """By name, with the marks that a language puts round the names of places."""
    return say("rule-named", name=say(f"location-{number}"))


def place_text(selector: Any) -> Message:
    """A Location selector: a place by name, "here", or a sort of place to choose from."""
    if isinstance(selector, int):
        return place_name(selector)
    if isinstance(selector, str):
        return say(f"rule-place-{hyphenated(selector)}")
    if "number" in selector:
        return place_name(selector["number"])
    if "connected" in selector:
        marks = {name: body for name, body in selector.items() if name != "connected"}
        near = place_text(selector["connected"])
        return _place_of_sort("rule-place-connected", marks, near=near)
    return _place_of_sort("rule-place-chosen", selector["chosen"])


def _place_of_sort(id: str, marks: Mapping[str, Any], **args: Message) -> Message:
    sorts = [sort_text(name, body) for name, body in marks.items()]
    return Message(f"{id}-such", {**args, "sort": every(sorts)}) if sorts else Message(id, {**args})


def sort_text(name: str, body: Any) -> Message:
    """What a Location must be like."""
    if name == "tag":
        return say("rule-sort-tag", tag=say(f"tag-{hyphenated(body)}"))
    if name == "seal":
        return say("rule-sort-seal", seal=say(f"seal-{body}"))
    if name == "at":
        return either([place_name(number) for number in (body if isinstance(body, list) else [body])])
    if name == "menhir":
        return say("rule-sort-menhir") if body else say("rule-sort-no-menhir")
    if name == "not":
        return say("rule-sort-not", sort=every([sort_text(*part) for part in body.items()]))
    parts = [every([sort_text(*inner) for inner in part.items()]) for part in body]
    return either(parts) if name == "any" else every(parts)


def target_text(target: Any) -> Message:
    """What a dial or token lies on: "on this card"."""
    if target in ("self", "self_card"):
        return say(f"rule-target-{hyphenated(target)}")
    if isinstance(target, dict) and "secret" in target:
        return say("rule-target-secret", number=str(target["secret"]))
    if isinstance(target, str) and target.startswith("secret:"):
        return say("rule-target-secret", number=target.partition(":")[2])
    place = place_name(int(target)) if isinstance(target, str) and target.isdigit() else place_text(target)
    return say("rule-target-place", place=place)

"""The codec of keys: how the fields of a choice stand in its key. Nothing else makes a key or takes one apart."""

from __future__ import annotations

import typing
from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Annotated, Any, TypeAlias

import msgspec

LONGEST_KEY = 200
LONGEST_NUMBER = 9  # digits
EMPTY = object()  # a text that does not fit
REQUIRED = object()  # the default of a field that has none


class Part(msgspec.Struct, frozen=True):
    """How one field stands in a key, given as `Annotated[type, Part(...)]` where its type alone does not say it."""

    join: str = ""  # several values with this between them: `a1+b2`
    word: str = ""  # of a bool: this word where it is true, nothing where it is false
    prefix: str = ""  # before the value, to tell it from others: the `m` of `m12`
    rest: bool = False  # everything up to the end of the key, colons too
    until: str = ""  # everything up to the last of this sign, colons too; it stands where a colon would


Rest: TypeAlias = Annotated[str, Part(rest=True)]
Cells: TypeAlias = Annotated[tuple[str, ...], Part(join="+")]
Listed: TypeAlias = Annotated[tuple[str, ...], Part(join=":", rest=True)]
Numbers: TypeAlias = Annotated[tuple[int, ...], Part(join=":", rest=True)]


def verb_of(key: str) -> str:
    """The first word of a key."""
    return key.partition(":")[0]


def parts_of(key: str) -> list[str]:
    """What stands behind the verb, for answers that are no records."""
    return key.split(":")[1:]


class Form(msgspec.Struct, frozen=True):
    """How one field is written in a key and read from it. `read` answers EMPTY where the text does not fit."""

    name: str
    write: Callable[[Any], str]
    read: Callable[[str], Any]
    rest: bool = False
    default: Any = REQUIRED
    until: str = ""


class Plain(msgspec.Struct, frozen=True):
    """The short way for kinds whose fields are texts and numbers that stand in the key as they are."""

    gaps: str  # "take:%s"
    fields: Callable[[Any], Any]  # the value of its one field, or a tuple of all
    read: tuple[Callable[[str], Any], ...]


_FORMS: dict[type[Any], tuple[Form, ...]] = {}
_PLAIN: dict[type[Any], Plain] = {}


@lru_cache(maxsize=8192)  # a hand's cards and a place's answers are asked about again and again
def key_of(choice: Any) -> str:
    """The key of a choice. Trailing fields that have their default value are left out."""
    kind = type(choice)
    plain = _PLAIN.get(kind)
    if plain is not None:
        return str(plain.gaps % plain.fields(choice))
    values = [(form, getattr(choice, form.name)) for form in forms_of(kind)]
    while values and values[-1][0].default == values[-1][1]:
        values.pop()
    key = kind.verb + ":" if kind.verb else ""
    for form, value in values:
        key += form.write(value) + (form.until or ":")
    return key[:-1]


def read_as(kind: type[Any], key: str) -> Any:
    """The key as a choice of this kind, or None where it is none."""
    if len(key) > LONGEST_KEY:
        return None
    plain = _PLAIN.get(kind)
    if plain is not None:
        return _read_plain(kind, plain, key.split(":"))
    rest = key
    if kind.verb:
        verb, colon, rest = key.partition(":")
        if verb != kind.verb or (colon and not rest):
            return None
    values: dict[str, Any] = {}
    for form in forms_of(kind):
        if not rest:
            if form.default is REQUIRED:
                return None
            continue
        text, rest = _cut(form, rest)
        value = form.read(text)
        if value is EMPTY:
            return None
        values[form.name] = value
    if rest:
        return None
    choice = kind(**values)
    return choice if key_of(choice) == key else None


def _cut(form: Form, rest: str) -> tuple[str, str]:
    """What stands for a field at the beginning of a text, and what follows it."""
    if form.rest:
        return rest, ""
    text, _, rest = rest.rpartition(form.until) if form.until else rest.partition(":")
    return text, rest


def _read_plain(kind: type[Any], plain: Plain, parts: list[str]) -> Any:
    if kind.verb and parts.pop(0) != kind.verb:
        return None
    if len(parts) != len(plain.read):
        return None
    values = [read(part) for read, part in zip(plain.read, parts, strict=True)]
    return None if EMPTY in values else kind(*values)


def forms_of(kind: type[Any]) -> tuple[Form, ...]:
    found = _FORMS.get(kind)
    if found is None:
        hints = typing.get_type_hints(kind, include_extras=True)
        found = _FORMS[kind] = tuple(_form(field, hints[field.name]) for field in msgspec.structs.fields(kind))
        if all(hints[form.name] in (str, int) and form.default is REQUIRED for form in found):
            gaps = ":".join([*([kind.verb] if kind.verb else []), *["%s"] * len(found)])
            names = [form.name for form in found]
            fields = attrgetter(*names) if names else lambda choice: ()
            _PLAIN[kind] = Plain(gaps, fields, tuple(form.read for form in found))
    return found


def _form(field: msgspec.structs.FieldInfo, hint: Any) -> Form:
    part = next((extra for extra in getattr(hint, "__metadata__", ()) if isinstance(extra, Part)), Part())
    plain = typing.get_args(hint)[0] if hasattr(hint, "__metadata__") else hint
    if part.word:
        return Form(field.name, lambda value: part.word, lambda text: text == part.word or EMPTY, False, False)
    write, read = _values(plain, part)
    if part.prefix:
        write, read = _prefixed(part.prefix, write, read)
    default = REQUIRED if field.default is msgspec.NODEFAULT else field.default
    return Form(field.name, write, read, part.rest, default, part.until)


def _values(plain: Any, part: Part) -> tuple[Callable[[Any], str], Callable[[str], Any]]:
    if typing.get_origin(plain) is not tuple:
        return str, read_number if plain is int else _text
    one = read_number if typing.get_args(plain)[0] is int else _text

    def write(values: tuple[Any, ...]) -> str:
        return part.join.join(map(str, values))

    def read(text: str) -> Any:
        values = tuple(one(each) for each in (text.split(part.join) if part.join else text))
        return EMPTY if any(value is EMPTY for value in values) else values

    return write, read


def _prefixed(
    prefix: str, write: Callable[[Any], str], read: Callable[[str], Any]
) -> tuple[Callable[[Any], str], Callable[[str], Any]]:
    def write_it(value: Any) -> str:
        return prefix + write(value)

    def read_it(text: str) -> Any:
        return read(text[len(prefix) :]) if text.startswith(prefix) else EMPTY

    return write_it, read_it


def _text(text: str) -> Any:
    return text or EMPTY


def read_number(text: str) -> Any:
    """A whole number as the rules write it: no sign, no superscript, no zeros in front, not too long."""
    fits = text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER
    return int(text) if fits and str(int(text)) == text else EMPTY

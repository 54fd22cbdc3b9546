"""What is wrong with plain values that should have become a typed record: every fault, its place and near misses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin

import msgspec

from tavola.kernel.do import Do, Doable
from tavola.kernel.kinds import by_tag
from tavola.kernel.one_key import OneKey, kind_written, read_one_key

Path: TypeAlias = tuple[str | int, ...]
Fault: TypeAlias = tuple[Path, str]
Deeds: TypeAlias = type[Do] | None
PLACE = re.compile(r" - at `.*`\Z")
QUOTED = re.compile(r"`([^`]*)`")
NAMES = {
    "int": "a whole number",
    "str": "a text",
    "float": "a number",
    "bool": "true or false",
    "null": "nothing",
    "None": "nothing",
    "array": "a list",
    "object": "a mapping",
}


@cache
def kinds_of(deeds: type[Do]) -> dict[str, type[Do]]:
    """Every kind of Do below a game's base class, by its tag."""
    return by_tag(deeds)


def rebuilder(deeds: Deeds) -> Callable[[type, Any], Any]:
    """Reads the kinds that msgspec leaves to a hook; where this fails, find_faults says what is wrong."""
    kinds = kinds_of(deeds) if deeds is not None else {}

    def rebuild(kind: type, plain: Any) -> Any:
        if issubclass(kind, OneKey):
            return read_one_key(kind, plain, rebuild)
        return msgspec.convert(plain, kinds[plain["do"]], dec_hook=rebuild, str_keys=True)

    return rebuild


def find_faults(value: Any, kind: Any, deeds: Deeds = None, path: Path = ()) -> list[Fault]:
    """Every reason why this value is not of this kind, the deepest ones only. Unknown keys are found elsewhere."""
    if (wrong_kind := _wrong_union(value, kind, deeds)) is not None:
        return [(path, wrong_kind)]
    meant = _narrow(value, kind, deeds)
    if _is_one_key(meant):
        return _no_one_key(value, meant, path)
    found: list[Fault] = list(_missing(value, meant, path))
    for part, inner, inner_kind in _parts(value, meant):
        found += find_faults(inner, inner_kind, deeds, (*path, part))
    return found or [(path, message) for message in _own_fault(value, kind if meant is _bare(kind) else meant, deeds)]


def unknown_keys(value: Any, kind: Any, deeds: Deeds = None, path: Path = ()) -> list[Fault]:
    """Keys that no field has, each with the fields it may have meant."""
    if path == () and is_strict(kind) and deeds is None:
        try:  # the usual case at the speed of the decoder
            msgspec.convert(value, kind, str_keys=True, dec_hook=rebuilder(None))
            return []
        except msgspec.ValidationError:
            pass
    kind = _narrow(value, kind, deeds)
    found: list[Fault] = []
    if _is_struct(kind) and isinstance(value, dict):
        known = _field_names(kind)
        found += [((*path, key), f"there is no such field; {_near(key, known)}") for key in value if key not in known]
    elif _is_one_key(kind) and isinstance(value, dict):
        found += [
            ((*path, key), f"there is no such field; {_near(key, _words(kind))}") for key in _strange(value, kind)
        ]
    elif get_origin(kind) in (dict, Mapping) and isinstance(value, dict) and (known := _choices(get_args(kind)[0])):
        found += [((*path, key), f"there is no such field; {_near(key, known)}") for key in value if key not in known]
    for part, inner, inner_kind in _parts(value, kind):
        found += unknown_keys(inner, inner_kind, deeds, (*path, part))
    return found


def same_ids(value: Any) -> list[Fault]:
    """In a list of entries, at the top of a file or right below it, each id stands once."""
    lists: list[tuple[Path, Any]] = [((), value)]
    if isinstance(value, dict):
        lists = [((key,), inner) for key, inner in value.items()]
    found: list[Fault] = []
    for path, entries in lists:
        seen: set[str] = set()
        for nth, entry in enumerate(entries if isinstance(entries, list) else ()):
            if isinstance(entry, dict) and isinstance(name := entry.get("id"), str):
                if name in seen:
                    found.append(((*path, nth, "id"), f"the id {name!r} is already taken in this file"))
                seen.add(name)
    return found


@cache
def is_strict(kind: Any) -> bool:
    """Whether the decoder itself refuses unknown keys everywhere below this kind."""
    return all(struct.__struct_config__.forbid_unknown_fields for struct in _structs_below(kind, set()))


def _structs_below(kind: Any, seen: set[Any]) -> Iterator[Any]:
    kind = _bare(kind)
    if _is_struct(kind):
        if kind not in seen:
            seen.add(kind)
            yield kind
            for field in msgspec.structs.fields(kind):
                yield from _structs_below(field.type, seen)
    elif _is_one_key(kind):
        for word in kind.kinds().values():
            yield from _structs_below(word, seen)
    else:
        for inner in get_args(kind) if get_origin(kind) is not Literal else ():
            yield from _structs_below(inner, seen)


def _bare(kind: Any) -> Any:
    """A type without its annotations and new names."""
    while True:
        if get_origin(kind) is Annotated:
            kind = get_args(kind)[0]
        elif hasattr(kind, "__supertype__"):
            kind = kind.__supertype__
        else:
            return kind


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _is_one_key(kind: Any) -> bool:
    """The family itself; its records are structs like any other."""
    return isinstance(kind, type) and issubclass(kind, OneKey) and not _is_struct(kind)


def _words(family: type[OneKey]) -> tuple[str, ...]:
    """The keys of a family and whatever may stand beside one of them."""
    kinds = family.kinds()
    beside = (name for kind in kinds.values() for name in kind.__struct_encode_fields__)
    return tuple(dict.fromkeys((*kinds, *beside)))


def _strange(value: dict[str, Any], family: type[OneKey]) -> list[str]:
    known = _words(family)
    return [key for key in value if key not in known]


def _no_one_key(value: Any, family: type[OneKey], path: Path) -> list[Fault]:
    """Why a value is written as no record of a family; a key that there is not was told already."""
    if family.takes(value) or (isinstance(value, dict) and _strange(value, family)):
        return []
    try:
        kind_written(family, value)
    except ValueError as error:
        return [(path, str(error))]
    return []


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType)


@cache
def _field_names(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    tag = kind.__struct_config__.tag_field
    return (*([tag] if tag else ()), *kind.__struct_encode_fields__)


def _tagged(kind: Any, deeds: Deeds) -> tuple[str, dict[str, Any]]:
    """The tag field and the kinds by tag, where a kind is a choice among tagged records."""
    if isinstance(kind, type) and issubclass(kind, Doable) and deeds is not None and not _is_tagged_do(kind):
        return "do", dict(kinds_of(deeds))
    structs = [_bare(inner) for inner in get_args(kind)] if _is_union(kind) else [kind]
    tagged = [s for s in structs if _is_struct(s) and s.__struct_config__.tag_field]
    if not tagged:
        return "", {}
    return tagged[0].__struct_config__.tag_field, {s.__struct_config__.tag: s for s in tagged}


def _is_tagged_do(kind: type) -> bool:
    return issubclass(kind, Do) and not kind.__subclasses__()


def _narrow(value: Any, kind: Any, deeds: Deeds) -> Any:
    """Of a choice among kinds, the one that this value seems to be meant as."""
    kind = _bare(kind)
    field, kinds = _tagged(kind, deeds)
    if kinds and isinstance(value, dict):
        return kinds.get(str(value.get(field)), kind)
    if _is_one_key(kind) and isinstance(value, dict):
        words = [key for key in value if key in kind.kinds()]
        return kind.kinds()[words[0]] if len(words) == 1 else kind
    if not _is_union(kind):
        return kind
    for inner in get_args(kind):
        bare = _bare(inner)
        if _is_one_key(bare) and value is not None:
            return _narrow(value, bare, deeds)
        if isinstance(value, dict) and (_is_struct(bare) or get_origin(bare) in (dict, Mapping)):
            return bare
        if isinstance(value, list) and (_item_kind(bare) is not None or get_origin(bare) is tuple):
            return bare
    return kind


def _wrong_union(value: Any, kind: Any, deeds: Deeds) -> str | None:
    """A choice among tagged records needs a tag, and one that exists."""
    field, kinds = _tagged(_bare(kind), deeds)
    if not kinds or not isinstance(value, dict) or value.get(field) in kinds:
        return None
    if field not in value:
        return f"the field `{field}` is missing; it is one of: {_listed(kinds)}"
    return f"{field}: {value[field]!r} does not exist; {_near(str(value[field]), kinds)}"


def _item_kind(kind: Any) -> Any:
    """What a list of this kind holds; None where it is no list. A fixed tuple is looked at by `_parts`."""
    args = get_args(kind)
    if get_origin(kind) in (list, set, frozenset, Sequence, Iterable) and args:
        return args[0]
    if get_origin(kind) is tuple and len(args) == 2 and args[1] is Ellipsis:
        return args[0]
    return None


def _parts(value: Any, kind: Any) -> Iterator[tuple[str | int, Any, Any]]:
    """The parts of a value, each with the kind that it should be of."""
    if isinstance(value, dict):
        if _is_struct(kind):
            for field in msgspec.structs.fields(kind):
                if field.encode_name in value:
                    yield field.encode_name, value[field.encode_name], field.type
        elif get_origin(kind) in (dict, Mapping):
            for key, inner in value.items():
                yield key, inner, get_args(kind)[1]
    elif isinstance(value, list):
        if (item := _item_kind(kind)) is not None:
            yield from ((nth, inner, item) for nth, inner in enumerate(value))
        elif get_origin(kind) is tuple and len(get_args(kind)) == len(value):
            yield from zip(range(len(value)), value, get_args(kind), strict=True)


def _missing(value: Any, kind: Any, path: Path) -> Iterator[Fault]:
    if _is_struct(kind) and isinstance(value, dict):
        for field in msgspec.structs.fields(kind):
            if field.required and field.encode_name not in value:
                yield path, f"the field `{field.encode_name}` is missing"


class _ToldBelowError(Exception):
    """A part of the value is wrong, and was looked at by itself."""


def _own_fault(value: Any, kind: Any, deeds: Deeds) -> Iterator[str]:
    """What the decoder says of this value alone, in words for whoever writes packs."""
    if isinstance(kind, type) and issubclass(kind, Doable) and not _is_struct(kind):
        if not isinstance(value, dict):
            yield f"expected a mapping with `do`, got {_shown(value)}"
        return
    rebuild = rebuilder(deeds)

    def inner(of: type, plain: Any) -> Any:
        try:
            return rebuild(of, plain) if _is_one_key(of) else plain
        except ValueError:
            raise _ToldBelowError from None

    try:
        msgspec.convert(value, kind, str_keys=True, dec_hook=inner)
    except _ToldBelowError:
        return
    except msgspec.ValidationError as error:
        message = PLACE.sub("", str(error))
        if "unknown field" in message or "at `key`" in str(error):  # told already
            return
        allowed = _choices(_bare(kind))
        if allowed and isinstance(value, str | int):
            yield f"{value!r} is not among the values allowed here; {_near(str(value), allowed)}"
        else:
            yield _in_words(message, value)


def _choices(kind: Any) -> tuple[str, ...]:
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(str(member.value) for member in kind)
    if get_origin(kind) is Literal:
        return tuple(map(str, get_args(kind)))
    if _is_union(kind):
        return tuple(choice for inner in get_args(kind) for choice in _choices(_bare(inner)))
    return ()


def _in_words(message: str, value: Any) -> str:
    expected, got, _ = message.partition(", got")
    expected = QUOTED.sub(lambda quoted: _named(quoted[1]), expected)
    text = expected[:1].lower() + expected[1:] + (f", got {_shown(value)}" if got or expected.startswith("Exp") else "")
    wants_text = "a text" in expected and isinstance(value, (int, float, bool))
    return text + ("; put it in quotes" if wants_text else "")


def _named(kinds: str) -> str:
    first, *more = kinds.split(" ", 1)  # "int >= 1"
    if more and more[0] != "| null":
        return " ".join((NAMES.get(first, first), *more))
    return " or ".join(NAMES.get(part, part) for part in kinds.split(" | "))


def _shown(value: Any) -> str:
    if isinstance(value, (dict, list)):
        return "a mapping" if isinstance(value, dict) else f"a list of {len(value)}"
    if value is None:
        return "nothing"
    text = repr(value).lower() if isinstance(value, bool) else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _near(name: str, known: Iterable[str]) -> str:
    """Up to three near misses, or all that there is when there are few."""
    names = list(known)
    close = get_close_matches(name, names, n=3, cutoff=0.6)
    return f"did you mean {_listed(close, ' or ')}?" if close else f"there are: {_listed(names)}"


def _listed(names: Iterable[str], last: str = ", ") -> str:
    quoted = [f"`{name}`" for name in names]
    if len(quoted) > 24:
        quoted = [*quoted[:24], f"and {len(quoted) - 24} more"]
    return ", ".join(quoted[:-1]) + (last if len(quoted) > 1 else "") + "".join(quoted[-1:])

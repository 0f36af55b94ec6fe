"""What is wrong with a value that should have a certain shape: every mistake in it, each as a sentence."""

import difflib
from collections.abc import Iterator, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec import inspect, structs

from teahouse.loading.name import Name, Text, decoded
from teahouse.text import SOURCE, languages

Path = tuple[str | int, ...]
"""Where a value stands: keys, and places in lists counted from 0."""

_LONGEST: Final = 60
_MOST_KEYS: Final = 12


def mistakes_in(value: object, shape: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Every place in `value` that does not fit `shape`, with what stands there and what would be right."""
    try:
        msgspec.convert(value, shape, dec_hook=decoded)
        return
    except msgspec.ValidationError:
        pass
    inside = list(_inside(value, shape, path))
    if inside:
        yield from inside
    else:
        yield path, f"{shown(value)} stands here, but it must be {describe(shape)}{_hint_for(value, shape)}"


def nearest(word: object, choices: Sequence[object]) -> object | None:
    """The choice that a misspelt word most likely means."""
    by_text = {str(choice).lower(): choice for choice in choices}
    near = difflib.get_close_matches(str(word).lower(), list(by_text), n=1, cutoff=0.6)
    return by_text[near[0]] if near else None


def did_you_mean(word: object, choices: Sequence[object]) -> str:
    """A hint for a near miss, or nothing."""
    near = nearest(word, choices)
    return "" if near is None else f"; did you mean {shown(near)}?"


def shown(value: object, longest: int = _LONGEST) -> str:
    """A value as its author would write it, on one line and not too long."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            inner = "".join(c if c.isprintable() else repr(c)[1:-1] for c in value)
            return f'"{_short(inner, longest)}"'
        case int() if abs(value) >= 10**_LONGEST:
            return "an enormous number"
        case int() | float():
            return str(value)
        case dict():
            return "a table" if value else "an empty table"
        case list() | tuple():
            return _short("[" + ", ".join(shown(item) for item in value[:_MOST_KEYS]) + "]")
        case None:
            return "nothing"
        case _:
            return _short(str(value))


def one_of(values: Sequence[object]) -> str:
    """`"a", "b" or "c"`."""
    words = [shown(value) for value in values]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def describe(shape: Any) -> str:
    """What would be right, in words."""
    bare, choices = _bare(shape), _choices(shape)
    if bare is Name:
        return f"a table of texts by language, with {SOURCE}"
    if get_origin(bare) is Literal:
        if len(choices) > _MOST_KEYS:
            return f"one of {len(choices)} words such as {', '.join(map(shown, choices[:3]))}"
        return one_of(choices) if len(choices) == 1 else f"one of {one_of(choices)}"
    if _is_union(bare):
        parts = [part for part in get_args(bare) if part is not NoneType and get_origin(part) is not Literal]
        words = [describe(Literal[tuple(choices)])] if choices else []
        return ", or ".join([*map(describe, parts), *words])
    info = inspect.type_info(shape)
    if isinstance(info, inspect.Metadata):
        extra = info.extra_json_schema or {}
        return str(extra["description"]) if "description" in extra else describe(bare)
    match info:
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType():
            return "a whole number" + _between(info.ge, info.le)
        case inspect.FloatType():
            return "a number" + _between(info.ge, info.le)
        case inspect.StrType():
            return "text"
        case inspect.ListType():
            return f"a list{_between(info.min_length, info.max_length)} of: {describe(get_args(bare)[0])}"
        case inspect.StructType():
            keys = [field.encode_name for field in info.fields if field.required]
            return "a table with the keys " + ", ".join(keys) if keys else "a table"
        case inspect.DictType():
            return "a table"
        case _:
            return "another value"


def parts(value: object, path: Path = ()) -> Iterator[tuple[Path, msgspec.Struct]]:
    """Every structure inside a value, the value itself included, with the way to it."""
    if isinstance(value, msgspec.Struct):
        yield path, value
        for field, key in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            inside = getattr(value, field)
            if isinstance(inside, msgspec.Struct | list):
                yield from parts(inside, (*path, key))
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from parts(item, (*path, i))


def exactly_one(part: msgspec.Struct, *keys: str) -> Iterator[tuple[str, str]]:
    """Of these keys of a table one must be given, and only one: key and sentence of what is wrong."""
    fields = dict(zip(part.__struct_encode_fields__, part.__struct_fields__, strict=True))
    given = [key for key in keys if getattr(part, fields[key]) not in (None, [])]
    if not given:
        yield keys[0], f"this is missing; exactly one of {_either(keys)} is right"
    for key in given[1:]:
        yield key, f"{given[0]} and {key} stand here, but exactly one of {_either(keys)} is right"


def entry_name(key: str, value: object, position: int) -> str:
    """How a message calls an entry of a list: by its id or number if it has one, else by its place, from 1."""
    if isinstance(value, dict):
        for known_by in ("id", "number"):
            known = value.get(known_by)
            if (isinstance(known, str) and known.isprintable()) or type(known) is int:
                return f"{key} {shown(known)}".replace('"', "")
    return f"{key} no. {position + 1}"


def dotted(path: Path) -> str:
    """`("cells", 0, "bars")` as `cells[1].bars`: places count from 1."""
    text = "".join(f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in path)
    return text.removeprefix(".")


def _between(low: float | None, high: float | None) -> str:
    if low is not None and low == high:
        return f" of exactly {low}"
    if low is not None and high is not None:
        return f" from {low} to {high}"
    if low is not None:
        return f" of at least {low}"
    return f" of at most {high}" if high is not None else ""


def _short(text: str, longest: int = _LONGEST) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _hint_for(value: object, shape: Any) -> str:
    return did_you_mean(value, _choices(shape)) if isinstance(value, str | int) else ""


def _choices(shape: Any) -> list[object]:
    """The words a shape allows, where it allows only certain words."""
    shape = _bare(shape)
    if get_origin(shape) is Literal:
        return list(get_args(shape))
    if _is_union(shape):
        return [choice for part in get_args(shape) for choice in _choices(part)]
    return []


def _bare(shape: Any) -> Any:
    return get_args(shape)[0] if get_origin(shape) is Annotated else shape


def _is_union(shape: Any) -> bool:
    return get_origin(shape) in (Union, UnionType)


def _is_struct(shape: Any) -> bool:
    return isinstance(shape, type) and issubclass(shape, msgspec.Struct)


def _inside(value: object, shape: Any, path: Path) -> Iterator[tuple[Path, str]]:
    """The mistakes in the parts of a value of the right kind; none if the value itself is the mistake."""
    shape = _bare(shape)
    if _is_union(shape):
        yield from _inside_union(value, get_args(shape), path)
    elif isinstance(value, dict) and shape is Name:
        yield from _inside_name(value, path)
    elif isinstance(value, dict) and _is_struct(shape):
        yield from _inside_table(value, shape, path)
    elif isinstance(value, dict) and get_origin(shape) is dict:
        for key, item in value.items():
            yield from mistakes_in(item, get_args(shape)[1], (*path, key))
    elif isinstance(value, list) and get_origin(shape) is list:
        for i, item in enumerate(value):
            yield from mistakes_in(item, get_args(shape)[0], (*path, i))


def _inside_table(value: dict[str, object], shape: type[msgspec.Struct], path: Path) -> Iterator[tuple[Path, str]]:
    fields = {field.encode_name: field for field in structs.fields(shape)}
    known = [*fields, *_tag_keys(shape)]
    free = [key for key in known if key not in value]
    misspelt = {key: nearest(key, free) for key in value if key not in known}
    for key in misspelt:
        keys = ", ".join(known[:_MOST_KEYS]) + (", …" if len(known) > _MOST_KEYS else "")
        yield (*path, key), f"there is no such key here, only {keys}{did_you_mean(key, free)}"
    for key, field in fields.items():
        if key in value:
            yield from mistakes_in(value[key], field.type, (*path, key))
        elif field.required and key not in misspelt.values():
            yield (*path, key), f"this is missing; it must be {describe(field.type)}"


def _inside_name(value: dict[str, object], path: Path) -> Iterator[tuple[Path, str]]:
    known = languages()
    for lang in value:
        if lang in known:
            yield from mistakes_in(value[lang], Text, (*path, lang))
        else:
            hint = did_you_mean(lang, [each for each in known if each not in value])
            yield (*path, lang), f"there is no such language, only {', '.join(known)}{hint}"
    if SOURCE not in value:
        yield (*path, SOURCE), f"this is missing; it must be {describe(Text)}"


def _inside_union(value: object, parts: Sequence[Any], path: Path) -> Iterator[tuple[Path, str]]:
    """A table or list is compared with the alternatives of its kind; tables of several kinds are told apart by tag."""
    shapes = [part for part in map(_bare, parts) if _is_struct(part)]
    if isinstance(value, dict) and len(shapes) > 1:
        key = shapes[0].__struct_config__.tag_field
        by_tag = {shape.__struct_config__.tag: shape for shape in shapes}
        tag = value.get(key)
        if isinstance(tag, str | int) and tag in by_tag:
            yield from _inside(value, by_tag[tag], path)
        elif len(by_tag) > _MOST_KEYS:
            kind = shapes[0].__mro__[1].__name__.lower()
            text = f"there is no {kind} {shown(tag)}" if key in value else f"this is missing; it names the {kind}"
            yield (*path, key), f"{text}{did_you_mean(tag, list(by_tag))}"
        else:
            stands = f"{shown(tag)} stands here, but it" if key in value else "this is missing; it"
            yield (*path, key), f"{stands} must be one of {one_of(list(by_tag))}{did_you_mean(tag, list(by_tag))}"
        return
    for part in parts:
        yield from _inside(value, part, path)


def _tag_keys(shape: type[msgspec.Struct]) -> list[str]:
    key = shape.__struct_config__.tag_field
    return [key] if key is not None else []


def _either(keys: tuple[str, ...]) -> str:
    return f"{', '.join(keys[:-1])} and {keys[-1]}"

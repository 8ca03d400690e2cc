"""Structural patches: the difference between two JSON values, as the browser applies it.

An object is merged key by key, `$d` lists keys to delete, and `$i` changes single elements of an
array of objects. Anything else replaces the old value.
"""

from __future__ import annotations

from typing import Any, Final

DELETED = "$d"
ITEMS = "$i"
DEEP = frozenset({dict, list})


class Same:
    """The type of SAME: nothing changed. None cannot say so, because it is a value."""


SAME: Final = Same()


def diff(old: Any, new: Any) -> Any:
    """The patch that turns `old` into `new`; SAME if they are equal."""
    return SAME if old == new else _changed(old, new)


def _changed(old: Any, new: Any) -> Any:
    """The patch of two values that differ. So nothing is compared twice."""
    kind = type(new)
    if kind is dict and type(old) is dict:
        return _keys(old, new)
    if kind is list and type(old) is list and _alike(old, new):
        pairs = enumerate(zip(old, new, strict=True))
        return {ITEMS: {str(i): _keys(a, b) for i, (a, b) in pairs if a != b}}
    return new


def _alike(old: list[Any], new: list[Any]) -> bool:
    """Whether two arrays can be patched: both of objects, and as long. Others are sent whole."""
    if len(old) != len(new) or type(new[0]) is not dict:  # neither is empty: they differ
        return False
    return {*map(type, old), *map(type, new)} == {dict}


def _keys(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    was = old.get
    patch: dict[str, Any] = {k: value for k, value in new.items() if was(k, SAME) != value}
    for key, value in patch.items():
        if type(value) in DEEP:
            patch[key] = _changed(was(key), value)
    if not old.keys() <= new.keys():
        patch[DELETED] = [key for key in old if key not in new]
    return patch

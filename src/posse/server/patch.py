"""Structural patches: what changed between two JSON values, as the browser applies it.

An object merges key by key, `$d` lists keys to delete, `$i` changes single elements of an array
of objects; anything else replaces what was there.
"""

from __future__ import annotations

from typing import Any, Final

DELETED = "$d"
ITEMS = "$i"


class Same:
    """Nothing changed. (None is a value and cannot say so.)"""


SAME: Final = Same()


def diff(old: Any, new: Any) -> Any:
    """The patch that makes `new` of `old`; SAME if they are equal."""
    if old == new:
        return SAME
    if isinstance(old, dict) and isinstance(new, dict):
        return _keys(old, new)
    if isinstance(old, list) and isinstance(new, list) and _alike(old, new):
        return {ITEMS: {str(i): diff(old[i], new[i]) for i in range(len(new)) if old[i] != new[i]}}
    return new


def _alike(old: list[Any], new: list[Any]) -> bool:
    """Only arrays of objects are worth patching; short arrays of numbers are sent whole."""
    return len(old) == len(new) and all(isinstance(item, dict) for item in old + new)


def _keys(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    missing = object()
    patch: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key, missing)
        if before != value:
            patch[key] = value if before is missing else diff(before, value)
    gone = [key for key in old if key not in new]
    if gone:
        patch[DELETED] = gone
    return patch

"""What the compiler must know of a class. This module stays interpreted.

mypyc reads the decorator. At run time it does nothing, so that playing needs no package of mypy's.
A class that packages of others derive from says
`@mypyc_attr(allow_interpreted_subclasses=True)`, and so do all its bases.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: Any) -> Any:
        """Return a decorator that returns the class as it is."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]

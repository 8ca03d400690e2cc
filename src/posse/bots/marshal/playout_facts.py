"""Facts of a playout that a reason can name: who was out, hit or healed."""

from __future__ import annotations

from typing import Final

from posse.bots.marshal.lookahead import Facts, Told
from posse.games.sheriff.state import SheriffState

KINDS: Final = ("out", "hurt", "twice", "healed")  # lost points, lost several, got some back


def told(view: SheriffState, until: str) -> list[Told]:
    """Return the facts by seat in play, in the order of `facts`.

    `until`: when a playout is over.
    """
    out: list[Told] = []
    for seat in view.ring:
        mine = "-me" if seat == view.me else ""
        out += [{"what": what + mine, "seat": seat, "until": until} for what in KINDS]
    return out


def facts(view: SheriffState, g: SheriffState) -> Facts:
    out: list[bool] = []
    for seat in view.ring:
        gone = seat not in g.ring
        lost = view.life[seat] - (0 if gone else g.life[seat])
        out += [gone, lost > 0, lost > 1, lost < 0]
    return tuple(out)

"""The chances of the hidden roles, computed from public information only.

They are computed as for a spectator: no hand and no hidden role is used, not even those of the
player who asks. So they are the same for everybody and give nothing away.
"""

from __future__ import annotations

from posse.bots.suspicion import act_reader_of
from posse.engine.ids import NONE
from posse.engine.match import Match
from posse.games.sheriff.roles import ROLES
from posse.games.sheriff.state import SheriffState
from posse.server.store.rows import MatchRow


class RoleOdds:
    """Follows one match. It is made when somebody asks for the first time."""

    def __init__(self, row: MatchRow) -> None:
        self.match = Match.replay(row.record(), 0)
        self.witness = act_reader_of(row.game) if self._hidden() else None

    def odds(self, answers: list[int]) -> list[dict[str, int]]:
        """The chance of each role by seat, in percent; empty for a seat whose role is known."""
        if self.witness is None:
            return []
        for index in answers[self.match.number :]:
            before = len(self.match.events)
            self.match.answer(index)
            self.witness.observe(self.match.events_for(None, before))
            self.witness.belief(self._view())
        view = self._view()
        found = self.witness.belief(view).odds()
        return [rounded(found[seat]) if role == NONE else {} for seat, role in enumerate(view.role)]

    def _view(self) -> SheriffState:
        view = self.match.view(None)
        assert isinstance(view, SheriffState)
        return view

    def _hidden(self) -> bool:
        """Whether the game has hidden roles."""
        view = self.match.view(None)
        return isinstance(view, SheriffState) and NONE in view.role


def rounded(chances: list[float]) -> dict[str, int]:
    """Percent that add up to 100: the largest remainders are rounded up."""
    parts = {ROLES[role]: 100 * chance for role, chance in enumerate(chances) if chance > 0}
    whole = {role: int(part) for role, part in parts.items()}
    rest = sorted(parts, key=lambda role: whole[role] - parts[role])
    for role in rest[: 100 - sum(whole.values())]:
        whole[role] += 1
    return whole

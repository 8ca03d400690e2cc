"""How a Renegade at a large table values options: for the law while Outlaws live, then against it.

What a point is worth to a Renegade cannot be counted from matches, because Renegades hardly ever
win them. So this mind aims by suspicion and weighs as roughly as a greenhorn. At small tables
counting is better.
"""

from __future__ import annotations

from posse.bots.bang.act_reader import BangActReader
from posse.bots.bang.knowledge import Knowledge
from posse.bots.bang.mind import Mind
from posse.bots.bang.sides import BangMemory
from posse.bots.sides import FRIEND
from posse.engine.choice import Choice
from posse.engine.ids import Seat
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF, hidden_roles

LARGE = 7  # players at the start
LIKELY = 0.5
WITH_THE_LAW = {OUTLAW: 1.0, DEPUTY: -0.5, SHERIFF: -1.0, RENEGADE: 0.0}
AGAINST_IT = {DEPUTY: 1.0, RENEGADE: 1.0, SHERIFF: -1.0, OUTLAW: 1.0}
ALONE = {SHERIFF: 1.0, DEPUTY: 1.0, RENEGADE: 1.0, OUTLAW: 1.0}  # with one other


def is_renegade_at_large_table(view: BangState) -> bool:
    return view.role[view.me] == RENEGADE and len(view.role) >= LARGE


class RenegadeMind(Mind):
    """Knows what the deputy knows of cards and players, but does not calculate stakes."""

    def __init__(
        self,
        view: BangState,
        choice: Choice,
        memory: BangMemory,
        known: Knowledge,
        act_reader: BangActReader,
    ) -> None:
        self.odds = act_reader.belief(view).odds()
        self.unfallen = [*hidden_roles(view), *[view.role[seat] for seat in view.ring]]
        super().__init__(view, choice, memory, known)

    def wishes(self) -> list[float]:
        liking = self.liking()
        wish = [sum([liking[role] * p for role, p in enumerate(said)]) for said in self.odds]
        wish[self.view.me] = FRIEND
        return wish

    def liking(self) -> dict[int, float]:
        if len(self.view.ring) == 2:
            return ALONE
        return WITH_THE_LAW if OUTLAW in self.unfallen else AGAINST_IT

    def harm(self, at: Seat, points: int = 1) -> float:
        value = super().harm(at, points)
        return 0.0 if value > 0 and self.spares(at, points) else value

    def spares(self, at: Seat, points: int) -> bool:
        """Return True for the last Deputy: they know who is left and shoot back.

        All others must have one point before any of them falls.
        """
        life, roles = self.view.life, self.unfallen
        if life[at] > points or OUTLAW in roles or roles.count(DEPUTY) < 2:
            return False
        others = [seat for seat in self.sights.others if seat != at]
        return any(life[seat] > 1 and self.odds[seat][DEPUTY] > LIKELY for seat in others)

    def roles(self, seat: Seat) -> dict[int, float]:
        return {role: chance for role, chance in enumerate(self.odds[seat]) if chance > 0}

    def acted(self, seat: Seat) -> bool:
        return self.memory.tells(seat)

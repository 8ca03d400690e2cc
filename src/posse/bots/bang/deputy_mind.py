"""How the deputy values options: as the greenhorn, but with suspected roles and fitted stakes."""

from __future__ import annotations

from posse.bots.bang.act_reader import BangActReader
from posse.bots.bang.change_values import ChangeValues
from posse.bots.bang.knowledge import Knowledge
from posse.bots.bang.mind import USELESS, Mind
from posse.bots.bang.sides import BangMemory, drags, hidden_seats
from posse.bots.bang.three_player_values import ThreePlayerValues
from posse.bots.sides import FOES, LAW, MATES, NEVER, chance_of
from posse.engine.choice import Choice
from posse.engine.ids import NONE, Card, Seat, Source
from posse.games.bang import verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.sources import is_spent, kept, working
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

MISSED = 0.17  # chance that an unknown hand card stops a hit
BANG = 0.36  # chance that it answers a Duel or Indians!
BEER = 0.1  # chance that it saves the last point
FAINT = 0.03  # no defence is sure to be used
SAVING = {verb_names.MISSED: 1.5, verb_names.BEER: 2.0}  # worth more with two life points or fewer
FURTHER = 2.0  # a weapon that reaches a foe
FOE = 0.4
# Stakes are fitted on matches in which bots shoot at many. Outlaws who all shoot at the Sheriff win
# more often.
FOCUS = 3.0
# A player who is a mate with this chance or more is spared; below it the expected value decides.
MATE = 0.6
# The law spares at less than that in the first rounds, because acts soon tell more than a guess.
DOUBT = 0.2
PATIENCE = 0.01  # what it adds in each round, so that nobody who stays quiet is safe for ever
# A player who is a foe with this chance or more is never spared.
FOE_AT_LEAST = 0.8
LEAST = 0.8  # the least worth of a point, so that wishes stay in bounds


class DeputyMind(Mind):
    """One look at the table. Wishes and gains are in hundredths of the chance to win."""

    def __init__(
        self,
        view: BangState,
        choice: Choice,
        memory: BangMemory,
        known: Knowledge,
        act_reader: BangActReader,
    ) -> None:
        self.role = view.role[view.me]
        self._harms: dict[tuple[int, int], float] = {}  # by seat and points, once asked
        self.changes: ChangeValues | ThreePlayerValues
        if SHERIFF in view.roles:
            self.believed = act_reader.belief(view).odds()
            self.odds = self.settled(view, self.believed)
            self.changes = ChangeValues(view, self.odds)
        else:
            self.odds = self.believed = []
            self.changes = ThreePlayerValues(view)
        super().__init__(view, choice, memory, known)

    def settled(self, view: BangState, odds: list[list[float]]) -> list[list[float]]:
        """Return the odds. If the match drags on, the law takes its best guess for certain."""
        hidden = hidden_seats(view)
        if self.role not in (SHERIFF, DEPUTY) or not hidden or not drags(view):
            return odds
        foe = min(hidden, key=lambda seat: odds[seat][DEPUTY])
        role = max((OUTLAW, RENEGADE), key=odds[foe].__getitem__)
        sure = [float(at == role) for at in range(len(odds[foe]))]
        return [sure if seat == foe else said for seat, said in enumerate(odds)]

    def wishes(self) -> list[float]:
        """Return the wishes in the greenhorn's measure, in which an ordinary foe is 1."""
        view, changes = self.view, self.changes
        out = [0.0] * len(view.role)
        for seat in self.sights.others:
            out[seat] = self.harm(seat)
        unit = max(LEAST, max([abs(value) for value in out], default=1.0))
        out = [value / unit for value in out]
        out[self.me] = changes.gains(self.me, -1) / unit
        if self.role == DEPUTY and SHERIFF in view.roles:
            out[view.role.index(SHERIFF)] = NEVER
        return out

    def roles(self, seat: Seat) -> dict[int, float]:
        if not self.odds:
            return super().roles(seat)
        return {role: chance for role, chance in enumerate(self.believed[seat]) if chance > 0}

    def acted(self, seat: Seat) -> bool:
        return self.memory.tells(seat)

    # what things are worth --------------------------------------------------------------------

    def harm(self, at: Seat, points: int = 1) -> float:
        key = (at, points)
        if key not in self._harms:
            self._harms[key] = self._harm(at, points)
        return self._harms[key]

    def _harm(self, at: Seat, points: int) -> float:
        if self.view.life[at] <= 0:
            return 0.0
        loss = self._loss(at, points)
        if self.odds and at != self.me:
            said = self.odds[at]
            if loss > 0 and chance_of(said, MATES[self.role]) >= self.doubt():
                return -FAINT
            if loss <= 0 and chance_of(said, FOES[self.role]) >= FOE_AT_LEAST:
                return FAINT
        return FOCUS * loss if self.role == OUTLAW and self.view.role[at] == SHERIFF else loss

    def doubt(self) -> float:
        """Return the chance of being a mate from which on a player is spared."""
        if self.role not in LAW:
            return MATE
        return min(MATE, DOUBT + PATIENCE * self.view.turns / len(self.view.role))

    def _loss(self, at: Seat, points: int) -> float:
        """Return what it is worth to me that a player loses points.

        A Beer may save their last point.
        """
        life = self.view.life[at]
        if life > points:
            gain = self.changes.gains(at, -points)
            sting = self.known.stings.get(CHARACTERS[self.view.acts[at]].id, 0.0)
            return max(gain / 5, gain + sting * self.changes.card(at)) if gain > 0 else gain
        saved = 0.0
        if len(self.view.ring) > 2:
            saved = 1.0 - (1.0 - BEER) ** len(self.view.hand[at])
        if kept(self.view, at):
            saved = 0.5
        fall = self.changes.falls(at, by_me=at != self.me)
        return (1.0 - saved) * fall - saved * self.changes.card(at)

    def worth(self, card: Card) -> float:
        """Return what the greenhorn says, plus what is needed most now."""
        value = super().worth(card)
        if card < 0 or value <= USELESS:
            return value
        kind = CARDS[card].kind
        if kind.symbol in SAVING:
            return value + (SAVING[kind.symbol] if self.life <= 2 else 0.0)
        return value + (FURTHER if kind.power.reach and self.extends(kind.power.reach) else 0.0)

    def extends(self, reach: int) -> bool:
        """Return True if there is a foe whom only such a weapon would reach."""
        sights = self.sights
        return any(
            self.wish[seat] > FOE and sights.reach < steps <= reach
            for seat, steps in zip(sights.others, sights.distance, strict=True)
        )

    def relief(self, at: Seat, points: int = 1) -> float:
        """Return what it is worth to me that a player gets points back."""
        room = min(points, self.view.max_life[at] - self.view.life[at])
        return self.changes.gains(at, room) if room > 0 and self.view.life[at] > 0 else 0.0

    def land(self, at: Seat, needed: int = 1) -> float:
        """Return the chance that a hit is not stopped."""
        view, stops = self.view, self.known.stops
        through = 1.0 - stops.get(CHARACTERS[view.acts[at]].id, 0.0)
        for card in working(view, at):
            stop = stops.get(CARDS[card].kind.id, 0.0)
            if stop and not (stop == 1.0 and is_spent(view, at, Source(card))):
                through *= 1.0 - 0.95 * stop
        blank = 1.0
        for card in view.hand[at]:
            if card == NONE:
                blank *= 1.0 - MISSED
            elif CARDS[card].kind.symbol == verb_names.MISSED:
                blank = 0.0
        open_ = blank if needed == 1 else 1.0 - (1.0 - blank) ** needed
        return max(FAINT, through * open_)

    def lacks(self, at: Seat) -> float:
        """Return the chance that a player has no card to answer Indians! or a Duel."""
        blank = 1.0
        for card in self.view.hand[at]:
            if card == NONE:
                blank *= 1.0 - BANG
            elif CARDS[card].kind.symbol == verb_names.BANG:
                return 0.0
        return blank

    def robs(self, at: Seat, worth: float) -> float:
        """Return what it is worth to me that a player loses a card of this worth to them."""
        return -self.changes.card(at) * worth / 5.0

    def brings(self, worth: float) -> float:
        """Return what a card of this worth is worth to me."""
        return self.changes.card(self.me) * worth / 5.0

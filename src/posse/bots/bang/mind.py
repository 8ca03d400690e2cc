"""One look at a BANG! table: what follows from the view of a seat."""

from __future__ import annotations

from posse.bots.bang.knowledge import ANY_VERB, NO, ORDINARY, Knowledge
from posse.bots.bang.sides import BangMemory, bang_wishes, lean
from posse.bots.sides import odds
from posse.engine.choice import Choice, Option
from posse.engine.ids import HAND, Card, Seat
from posse.games.bang import verb_names
from posse.games.bang.cards import BROWN, CARDS, Kind
from posse.games.bang.distance import Sights
from posse.games.bang.effect import Aimed
from posse.games.bang.frames.turn import hand_limit
from posse.games.bang.sources import ignored
from posse.games.bang.state import BangState
from posse.games.bang.targets import has_named, played_kind

WANTED = 0.2  # the least wish that makes a player a target
USELESS = 1.0


class Mind:
    """A question, the view it is asked in, and what is known of cards and players."""

    def __init__(
        self, view: BangState, choice: Choice, memory: BangMemory, known: Knowledge
    ) -> None:
        self.view = view
        self.choice = choice
        self.memory = memory
        self.known = known
        self.me = view.me
        self.hand = view.hand[self.me]
        self.life = view.life[self.me]
        self.wounded = 0 < self.life < view.max_life[self.me]  # nothing heals a ghost
        self._sights: Sights | None = None
        self.wish = self.wishes()

    @property
    def sights(self) -> Sights:
        """The distances and reach.

        They are made when first needed: many answers do not need them.
        """
        if self._sights is None:
            self._sights = Sights(self.view, self.me)
        return self._sights

    def wishes(self) -> list[float]:
        """Return for each seat how much I want it hurt, from friend (-) to foe (+)."""
        return bang_wishes(self.view, self.memory)

    def score(self, option: Option) -> float:
        """Return what a pack says about such an answer. Otherwise keep the good cards."""
        answers, topic = self.known.answers, self.choice.topic
        score = answers.get((topic, option.verb)) or answers.get((topic, ANY_VERB))
        if score is not None:
            return score(self, option)
        return -self.worth(option.card) if option.card in self.hand else 0.0

    # cards --------------------------------------------------------------------------------------

    def worth(self, card: Card) -> float:
        """Return what holding the card is worth to me now."""
        if card < 0:
            return ORDINARY
        kind = CARDS[card].kind
        if self._surplus(kind):
            return USELESS
        twins = [held for held in self.hand if CARDS[held].kind is kind]
        value = self.known.worth.get(kind.id, ORDINARY) - 0.5 * max(0, len(twins) - 1)
        return max(USELESS, value)  # otherwise giving up one of many would be a gain

    def cost(self, card: Card) -> float:
        """Return what giving the card up costs me, also if it lies in front of me."""
        if card not in self.view.front[self.me]:
            return self.worth(card)
        kind = CARDS[card].kind.id
        return self.known.misses.get(kind, self.known.worth.get(kind, ORDINARY) + 1)

    def _surplus(self, kind: Kind) -> bool:
        if kind.symbol == verb_names.BEER:
            return len(self.view.ring) <= 2
        if kind.power.reach:
            return not self.better_weapon(kind)
        own = kind.colour != BROWN and not isinstance(kind.effect, Aimed)
        return own and has_named(self.view, self.me, kind)

    def price(self, card: Card, n: int) -> float:
        """Return what the n other hand cards are worth that would pay for this one.

        Cards that I must discard anyway cost nothing.
        """
        rest = sorted(self.worth(other) for other in self.hand if other != card)
        free = max(0, len(rest) - hand_limit(self.view, self.me))
        return sum(rest[free:n])

    def left(self) -> int:
        """Return how many cards can still be drawn.

        With too few, the card itself would be drawn again.
        """
        return len(self.view.deck) + len(self.view.pile)

    def bangs(self) -> int:
        """Return how many cards I can fire or answer a Duel with."""
        return sum(
            played_kind(self.view, self.me, card).symbol == verb_names.BANG for card in self.hand
        )

    def better_weapon(self, kind: Kind) -> bool:
        """Return True for a longer reach, or for rapid fire if a target is near."""
        near = any(self.wish[at] > WANTED for at in self.sights.within(1))
        if self.sights.rapid and near and self.bangs() > 1:
            return False
        if kind.power.rapid and not self.sights.rapid and near and self.bangs() > 1:
            return True
        armed = any(CARDS[card].power.reach for card in self.view.front[self.me])
        return kind.power.reach > self.sights.reach or (kind.power.rapid > 0 and not armed)

    # people -------------------------------------------------------------------------------------

    def roles(self, seat: Seat) -> dict[int, float]:
        """Return how likely each role is for a player, as far as I can tell."""
        return odds(self.view, seat, lean(self.view, self.memory, seat))

    def acted(self, seat: Seat) -> bool:
        """Return True if the player has done anything that shows their role."""
        return lean(self.view, self.memory, seat) != 0

    # These are rough: a greenhorn does not calculate. Those of the deputy are in `deputy_mind`.

    def harm(self, at: Seat, points: int = 1) -> float:
        """Return how good it is for me that a player loses points."""
        return self.wish[at] * points

    def relief(self, at: Seat, points: int = 1) -> float:
        """Return how good it is for me that a player gets points back, if they lack so many."""
        return -self.wish[at] * min(points, self.view.max_life[at] - self.view.life[at])

    def land(self, at: Seat, needed: int = 1) -> float:  # noqa: ARG002
        """Return the chance that a hit is not stopped."""
        return 1.0 / needed

    def lacks(self, at: Seat) -> float:
        """Return the chance that a player has nothing to answer Indians! or a Duel with."""
        return 1.0 / (1 + len(self.view.hand[at]))

    def robs(self, at: Seat, worth: float) -> float:
        """Return how good it is for me that a player loses a card of this worth to them."""
        return max(-1.5, self.wish[at]) * worth / ORDINARY

    def brings(self, worth: float) -> float:
        """Return how good it is for me to get a card of this worth."""
        return 0.3 * worth / ORDINARY

    def loot(self, at: Seat, card: Card, taking: bool) -> float:
        """Return how good it is that a player loses this card (HAND: any), and that I get it."""
        kind = CARDS[card].kind.id if card >= 0 else ""
        loss = self.known.worth.get(kind, ORDINARY)
        if card in self.view.front[at]:
            loss = self.known.misses.get(kind, loss)
        return max(-1.5, self.wish[at]) * loss + (0.3 * self.worth(card) if taking else 0.0)

    def best_loot(self, at: Seat, taking: bool) -> float:
        zone = self.hand if at == self.me else [HAND] if self.view.hand[at] else []
        return max(self.loot(at, card, taking) for card in [*zone, *self.view.front[at]])

    def immune(self, at: Seat, card: Card) -> bool:
        """Return True if a card of mine would have no effect on the player."""
        return at != self.me and ignored(self.view, at, card, self.me)

    def touched(self, card: Card) -> list[Seat]:
        """Return the players that a card for all others has an effect on."""
        return [at for at in self.sights.others if not self.immune(at, card)]

    def sweep(self, card: Card) -> float:
        """Return the sum of wishes for an attack on all others; no friend may die of it."""
        total = 0.0
        for at in self.touched(card):
            total += max(-1.5, self.wish[at])
            if self.wish[at] < 0 and self.view.life[at] == 1:
                return NO
        return total

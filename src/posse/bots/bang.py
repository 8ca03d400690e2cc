"""A simple, sensible BANG! bot: it scores every option and takes the best one."""

from __future__ import annotations

from collections.abc import Callable

from posse.bots.bang_sides import BangMemory, bang_wishes
from posse.bots.base import Bot, best, register
from posse.bots.sides import NEVER, Memory
from posse.engine.choice import HAND, NONE, Choice, Option
from posse.engine.event import Event
from posse.engine.state import State
from posse.games.bang.cards import BLUE, CARDS, HEARTS, SPADES, Kind
from posse.games.bang.state import BangState
from posse.games.bang.targets import Sights, has_named, played_kind

# What a card is worth in the hand; of a kind that is not listed (an expansion) ORDINARY.
WORTH = {
    "barrel": 8, "mustang": 7, "beer": 7, "wells_fargo": 7, "winchester": 7, "scope": 6,
    "missed": 6, "stagecoach": 6, "gatling": 6, "remington": 6, "rev_carabine": 6, "bang": 5,
    "panic": 5, "cat_balou": 5, "indians": 5, "schofield": 5, "volcanic": 5, "duel": 4,
    "general_store": 4, "saloon": 4, "jail": 4, "dynamite": 2,
}  # fmt: skip
ORDINARY = 4
USELESS = 1
UNSEEN = 4  # a card from the deck or out of a hand

# What it means to somebody to lose a card lying in front: good riddance if below zero.
MISSES = {"jail": -4, "dynamite": -3}

NO = -1.0  # worse than ending the turn, which scores 0
WANTED = 0.2  # the least wish that makes somebody a target


class Mind:
    """One look at the table: the view and what follows from it."""

    def __init__(self, view: BangState, memory: Memory) -> None:
        self.view = view
        self.me = view.me
        self.hand = view.hand[self.me]
        self.life = view.life[self.me]
        self.wounded = self.life < view.max_life[self.me]
        self.wish = bang_wishes(view, memory)
        self.sights = Sights(view, self.me)

    def worth(self, card: int) -> float:
        """What holding the card is worth to me now."""
        kind = CARDS[card].kind
        if self._surplus(kind):
            return USELESS
        twins = [held for held in self.hand if CARDS[held].kind is kind]
        return WORTH.get(kind.id, ORDINARY) - 0.5 * max(0, len(twins) - 1)

    def _surplus(self, kind: Kind) -> bool:
        if kind.symbol == "beer":
            return len(self.view.ring) <= 2
        if kind.power.reach:
            return not self.better_weapon(kind)
        return kind.colour == BLUE and has_named(self.view, self.me, kind) and kind.id != "jail"

    def bangs(self) -> int:
        """Cards in hand that I can fire or answer a Duel with."""
        return sum(played_kind(self.view, self.me, card).symbol == "bang" for card in self.hand)

    def better_weapon(self, kind: Kind) -> bool:
        """Further reach; or rapid fire while somebody worth it is near."""
        near = any(self.wish[at] > WANTED for at in self.sights.within(1))
        if self.sights.rapid and near and self.bangs() > 1:
            return False
        if kind.power.rapid and not self.sights.rapid and near and self.bangs() > 1:
            return True
        armed = any(CARDS[card].power.reach for card in self.view.front[self.me])
        return kind.power.reach > self.sights.reach or (kind.power.rapid and not armed)

    def loot(self, at: int, card: int, taking: bool) -> float:
        """How good it is that somebody loses this card (HAND: any), and that I get it."""
        if self.wish[at] <= NEVER:
            return NO
        kind = CARDS[card].kind.id if card >= 0 else ""
        loss = UNSEEN if card == HAND else WORTH.get(kind, ORDINARY)
        if card in self.view.front[at]:
            loss = MISSES.get(kind, loss)
        gain = 0.3 * (UNSEEN if card == HAND else self.worth(card)) if taking else 0.0
        return self.wish[at] * loss + gain

    def best_loot(self, at: int, taking: bool) -> float:
        zone = self.hand if at == self.me else [HAND] if self.view.hand[at] else []
        return max(self.loot(at, card, taking) for card in [*zone, *self.view.front[at]])

    def sweep(self) -> float:
        """A blow at everybody else: the sum of wishes, but no friend may die of it."""
        total = 0.0
        for at in self.sights.others:
            total += max(-1.5, self.wish[at])
            if self.wish[at] < 0 and self.view.life[at] == 1:
                return NO
        return total


# phase II: what to play, best first ---------------------------------------------------------------


def fire(mind: Mind, option: Option) -> float:
    wish = mind.wish[option.seat]
    if wish <= WANTED:
        return NO
    last = 2.0 if mind.view.life[option.seat] == 1 else 0.0
    borrowed = 0.5 if CARDS[option.card].kind.symbol != "bang" else 0.0  # Janet's Missed!
    return 5 + 2 * wish + last - borrowed


def duel(mind: Mind, option: Option) -> float:
    wish = mind.wish[option.seat]
    safe = mind.bangs() > 0 or not mind.view.hand[option.seat] or mind.life > 2
    return 4 + 2 * wish if wish > WANTED and safe else NO


def jail(mind: Mind, option: Option) -> float:
    wish = mind.wish[option.seat]
    return 8 + 2 * wish if wish > WANTED else NO


def panic(mind: Mind, option: Option) -> float:
    gain = mind.best_loot(option.seat, taking=True)
    return 9 + gain / 4 if gain > 1 else NO


def cat_balou(mind: Mind, option: Option) -> float:
    gain = mind.best_loot(option.seat, taking=False)
    return 9 + gain / 4 if gain > 1 else NO


def sweep(mind: Mind, option: Option) -> float:  # noqa: ARG001
    total = mind.sweep()
    return 6 + total if total > 0 else NO


def beer(mind: Mind, option: Option) -> float:  # noqa: ARG001
    return 13 if mind.wounded else NO


def saloon(mind: Mind, option: Option) -> float:  # noqa: ARG001
    v = mind.view
    hurt = [at for at in mind.sights.others if v.life[at] < v.max_life[at]]
    total = 2.0 * mind.wounded - sum(max(-1.5, mind.wish[at]) for at in hurt)
    return 7 + total if total > 0 else NO


def dynamite(mind: Mind, option: Option) -> float:  # noqa: ARG001
    return 3 if mind.life > 3 else NO


PLAYS: dict[str, Callable[[Mind, Option], float]] = {
    "bang": fire,
    "missed": fire,
    "duel": duel,
    "jail": jail,
    "panic": panic,
    "cat_balou": cat_balou,
    "gatling": sweep,
    "indians": sweep,
    "beer": beer,
    "saloon": saloon,
    "dynamite": dynamite,
    "stagecoach": lambda _, __: 20,
    "wells_fargo": lambda _, __: 20,
    "general_store": lambda _, __: 10,
}


def play(mind: Mind, choice: Choice, option: Option) -> float:  # noqa: ARG001
    if option.verb == "heal":  # Sid pays two cards: only with what he would lose anyway
        return 12 if len(mind.hand) >= mind.life + 2 or mind.life == 1 else NO
    if option.verb != "play":
        return 0.0
    kind = CARDS[option.card].kind
    if kind.id in PLAYS:
        return PLAYS[kind.id](mind, option)
    if kind.power.reach:
        first = 0.9 if kind.power.rapid and mind.bangs() > 1 else kind.power.reach / 10
        return 14 + first if mind.better_weapon(kind) else NO
    if option.seat == NONE:
        return 15 if kind.colour == BLUE else 1
    return 4 + mind.wish[option.seat] if mind.wish[option.seat] > WANTED else NO


# answers ------------------------------------------------------------------------------------------


def shot(mind: Mind, choice: Choice, option: Option) -> float:  # noqa: ARG001
    """A Barrel costs nothing; a Missed! is spent only if it is enough."""
    if option.verb == "barrel":
        return 3
    if option.verb == "missed":
        cards = sum(other.verb == "missed" for other in choice.options)
        borrowed = CARDS[option.card].kind.symbol != "missed"  # Janet's BANG!
        return 2 - 0.5 * borrowed if cards >= choice.n else NO
    return 0.0


def save(mind: Mind, choice: Choice, option: Option) -> float:
    """Beer and the like, if they keep me above one point or alive at all."""
    if option.verb == "take":
        return 0.0
    beers = sum(other.verb == "beer" for other in choice.options)
    able = any(other.verb == "spare" for other in choice.options)
    spares = (len(mind.hand) - beers) // 2 if able else 0
    if mind.life - choice.n + beers + spares <= 0:
        return NO  # nothing helps
    deadly = mind.life <= choice.n
    if option.verb == "beer":
        return 2 if deadly or mind.life - choice.n == 1 else NO
    return 1 if deadly else NO


def answer_bang(mind: Mind, choice: Choice, option: Option) -> float:
    """Duel and Indians!: answer, but rather lose a point than hurt a friend."""
    if option.verb == "take":
        return 0.0
    friend = choice.topic == "duel" and choice.other != NONE and mind.wish[choice.other] < 0
    if friend and mind.life > 1:
        return NO
    return 2 if CARDS[option.card].kind.symbol == "bang" else 1


def loot(mind: Mind, choice: Choice, option: Option) -> float:
    return mind.loot(choice.other, option.card, option.verb == "take") - (
        0.1 * mind.worth(option.card) if choice.other == mind.me else 0.0
    )


def gather(mind: Mind, choice: Choice, option: Option) -> float:  # noqa: ARG001
    return mind.worth(option.card)


def part_with(mind: Mind, choice: Choice, option: Option) -> float:  # noqa: ARG001
    return -mind.worth(option.card)


def draw(mind: Mind, choice: Choice, option: Option) -> float:  # noqa: ARG001
    """Phase I of Jesse Jones (whose hand) and Pedro Ramirez (the top of the pile)."""
    if option.verb == "rob":
        return mind.wish[option.seat]
    if option.verb == "pile":
        return mind.worth(mind.view.pile[-1]) - UNSEEN
    return 0.0


def check(mind: Mind, choice: Choice, option: Option) -> float:  # noqa: ARG001
    """Lucky Duke: hearts help always, low spades set off Dynamite."""
    card = CARDS[option.card]
    if card.suit == HEARTS:
        return 2
    return 0 if card.suit == SPADES and card.rank <= 9 else 1


TOPICS: dict[str, Callable[[Mind, Choice, Option], float]] = {
    "play": play,
    "shot": shot,
    "save": save,
    "duel": answer_bang,
    "indians": answer_bang,
    "loot": loot,
    "store": gather,
    "keep": gather,
    "draw": draw,
    "check": check,
    "pay": part_with,
    "limit": part_with,
    "duplicate": part_with,
}


class SimpleBang(Bot):
    """Does not harm its own side when it knows it; remembers who went for whom."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.memory = BangMemory()

    def observe(self, events: list[Event]) -> None:
        for event in events:
            self.memory.note(event)

    def choose(self, view: State, choice: Choice) -> int:
        assert isinstance(view, BangState)
        if choice.topic not in TOPICS:  # a question of an expansion it has not learnt
            return self.rng.randrange(len(choice.options))
        mind = Mind(view, self.memory)
        score = TOPICS[choice.topic]
        return best([score(mind, choice, option) for option in choice.options], self.rng)


register("bang", "simple", SimpleBang)

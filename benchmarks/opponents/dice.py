"""The rule-of-thumb player of The Dice Game."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.opponents.roles import ATTACK, HELP, Worlds, wishes
from posse.bots import Bot
from posse.engine.choice import Choice, Option
from posse.engine.event import Event
from posse.engine.ids import NOBODY, Seat
from posse.engine.state import State
from posse.games.dice import topics, verb_names
from posse.games.dice.character_table import power_of
from posse.games.dice.faces import (
    ARROW,
    BEER,
    DICE_IN,
    DYNAMITE,
    FACES,
    GATLING,
    ONE,
    STOPPING,
    TWO,
)
from posse.games.dice.frames.aim import Aim
from posse.games.dice.state import DiceState
from posse.games.dice.targets import targets
from posse.games.sheriff.roles import DEPUTY, OUTLAW, PREY, SHERIFF

SPARED: tuple[tuple[float, ...], ...] = (
    (1.0, 1.3, 0.9, 1.0),
    (1.3, 1.2, 0.8, 0.9),
    (0.5, 0.9, 1.4, 1.1),
    (1.0, 1.0, 1.0, 1.0),
)
RISK = {0: 0.05, 1: 0.25, 2: 1.1}  # what a new die costs, by dynamites that lie there


class RuleOfThumb(Bot):
    """Infers roles, keeps what helps now, and rolls the rest again while it is safe."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.seen: list[Event] = []
        self.deals: Worlds | None = None

    def observe(self, events: list[Event]) -> None:
        self.seen += events

    def choose(self, view: State, choice: Choice) -> int:
        assert isinstance(view, DiceState)
        self.view, self.choice, self.me = view, choice, view.me
        self.power = power_of(view, view.me)
        self.wish = self.wishes()
        if choice.topic == topics.ROLL:
            return self.roll()
        marks = [RULES[choice.topic](self, option) for option in choice.options]
        return marks.index(max(marks))

    # who is who -----------------------------------------------------------------------------------

    def wishes(self) -> list[float]:
        view = self.view
        if SHERIFF not in view.roles:
            mine = view.role[self.me]
            wish = [1.2 if role == PREY[mine] else 0.7 for role in view.role]
            wish[self.me] = -1.5
            return wish
        if self.deals is None:
            self.deals = Worlds(view)
        events, self.seen = self.seen, []
        if len(self.deals.deals) > 1:
            for event in events:
                self.read(self.deals, event)
        self.deals.look(view)
        return wishes(view, self.deals.odds)

    def read(self, deals: Worlds, event: Event) -> None:
        by, at = event.seat, event.other
        if by == self.me or at in (NOBODY, by):
            return
        if event.verb == verb_names.SHOOT:
            deals.act(by, at, ATTACK)
            if by in self.view.ring and event.card >= 0:
                for other in targets(self.view, by, event.card):
                    if other != at:
                        deals.act(by, other, SPARED)
        elif event.verb in (verb_names.DRINK, verb_names.BLESS):
            deals.act(by, at, HELP)

    # values ---------------------------------------------------------------------------------------

    def hurt(self, at: Seat, points: int = 1, before: int = 0) -> float:
        life, wish = self.view.life[at] - before, self.wish[at]
        if life <= 0:
            return 0.0
        value = wish * min(points, life) * (1.0 + 0.15 * max(0, 5 - life))
        if life <= points:
            value += wish * 2.0
            if self.deals is not None and self.deals.odds and at != self.me:
                sure = self.deals.odds[at]
                value += 0.5 * sure[OUTLAW] * (wish > 0) - 1.0 * sure[DEPUTY] * (wish > 0)
        return value

    def heal(self, at: Seat, points: int = 1) -> float:
        life = self.view.life[at]
        gain = min(points, self.view.max_life[at] - life)
        return -max(-2.5, self.wish[at]) * gain * (1.0 + 0.25 * max(0, 5 - life))

    def best_shot(self, face: int) -> float:
        return max(self.hurt(at) for at in targets(self.view, self.me, face))

    def best_beer(self) -> float:
        own = self.power.own_beer(self.view.life[self.me])
        return max(
            [0.0, self.heal(self.me, own)]
            + [self.heal(at) for at in self.view.ring if at != self.me]
        )

    def sweep(self) -> float:
        total = 0.35 * self.view.arrows[self.me]
        for at in self.view.ring:
            if at != self.me and not power_of(self.view, at).ducks_gatling:
                total += max(-4.0, self.hurt(at))
        return total

    def faces(self) -> list[float]:
        """Return what each face that lies there is worth."""
        view, worth = self.view, [0.0] * len(FACES)
        worth[ONE], worth[TWO] = self.best_shot(ONE), self.best_shot(TWO)
        worth[BEER] = self.best_beer()
        lacks = self.power.gatlings - view.faces.count(GATLING)
        share = 1.0 if lacks <= 0 else 0.5 if lacks == 1 else 0.2
        worth[GATLING] = max(0.0, self.sweep()) * share / 1.5
        worth[ARROW] = 0.0
        return worth

    def roll(self) -> int:
        """Return the option that rolls every die that is worth less than a new one."""
        view, worth = self.view, self.faces()
        held = view.faces.count(DYNAMITE)
        cost = RISK[min(held, STOPPING - 1)]
        life = view.life[self.me]
        if held >= STOPPING - 1 and life <= 3:
            cost *= 4 - life
        arrow = 0.3 + (0.3 if view.supply <= 3 else 0.0) * view.arrows[self.me]
        fresh = (sum(worth) - arrow) / len(worth) - cost
        best, mask = 0, 0
        free = max(option.n for option in self.choice.options)
        for die in DICE_IN[free]:
            face = view.faces[die]
            if face == DYNAMITE or worth[face] < fresh + 0.1 * self.choice.n:
                mask |= 1 << die
        for at, option in enumerate(self.choice.options):
            if option.n == mask:
                best = at
        return best

    # answers --------------------------------------------------------------------------------------

    def shoot(self, option: Option) -> float:
        aim = self.view.stack[-1]
        before = aim.hits[option.seat] if isinstance(aim, Aim) and aim.hits else 0
        if option.verb == verb_names.DOUBLE:
            return self.hurt(option.seat, 2, before) - self.best_beer()
        return self.hurt(option.seat, 1, before)

    def drink(self, option: Option) -> float:
        if option.seat == NOBODY:
            return 0.0
        own = self.choice.topic == topics.GULP and option.seat == self.me
        spite = -0.01 * self.wish[option.seat]
        return self.heal(option.seat, 2 if own else 1) + spite

    def arrows(self, option: Option) -> float:
        if option.seat == NOBODY:
            return 0.0
        return -self.wish[option.seat] * self.view.arrows[option.seat]

    def bart(self, option: Option) -> float:
        lost = self.choice.n - option.n
        if lost >= self.view.life[self.me]:
            return -10.0
        held = self.view.arrows[self.me] + option.n
        danger = 3.0 if held >= self.view.life[self.me] else 0.0
        return -lost - 0.5 * option.n - danger

    def pedro(self, option: Option) -> float:
        return float(option.n)


RULES: dict[str, Callable[[RuleOfThumb, Option], float]] = {
    topics.SHOOT: RuleOfThumb.shoot,
    topics.DRINK: RuleOfThumb.drink,
    topics.GULP: RuleOfThumb.drink,
    topics.BLESS: RuleOfThumb.drink,
    topics.ARROWS: RuleOfThumb.arrows,
    topics.BART: RuleOfThumb.bart,
    topics.PEDRO: RuleOfThumb.pedro,
}

"""The reason for a choice in The Dice Game."""

from __future__ import annotations

from typing import Final

from posse.bots.base import Reason
from posse.bots.role_reasons import taken_for
from posse.bots.sides import odds
from posse.bots.suspicion.act_reader import ActReader
from posse.bots.suspicion.act_weights import IDLE, OVER
from posse.engine.choice import Choice, Option
from posse.engine.ids import NOBODY, Seat
from posse.games.dice import topics
from posse.games.dice.faces import ALL_DICE, DICE_IN, DYNAMITE, STOPPING
from posse.games.dice.frames.aim import Aim
from posse.games.dice.state import DiceState
from posse.games.dice.verbs import locked

LITTLE: Final = 0.05  # share of a life point that counts as nothing


class Table:
    """What a bot knew when it chose: its wishes and the roles."""

    def __init__(
        self, view: DiceState, choice: Choice, act_reader: ActReader | None = None
    ) -> None:
        self.view = view
        self.choice = choice
        self.me = view.me
        self.act_reader = act_reader

    def roles(self, seat: Seat) -> dict[int, float]:
        mind = None if self.act_reader is None else self.act_reader.mind
        if mind is None:
            return odds(self.view, seat, 0.0)
        return dict(enumerate(mind.odds()[seat]))

    def acted(self, seat: Seat) -> bool:
        mind = None if self.act_reader is None else self.act_reader.mind
        seen = [] if mind is None else [(act, by) for act, by, _ in mind.seen]
        return any(by == seat and act not in (OVER, IDLE) for act, by in seen)


def reason(table: Table, option: Option, wish: list[float]) -> Reason:
    """Return the reason for every choice except what to roll again, which depends on the odds."""
    topic = table.choice.topic
    if topic == topics.SHOOT:
        return shot(table, option, wish)
    if topic in (topics.DRINK, topics.GULP, topics.BLESS):
        return beer(table, option)
    if topic == topics.ARROWS:
        return arrows(table, option)
    if topic == topics.BART:
        held = table.view.arrows[table.me]
        return Reason("why-dice-instead" if option.n else "why-dice-loses", n=option.n, held=held)
    return Reason("why-dice-fewer", n=option.n)


def shot(table: Table, option: Option, wish: list[float]) -> Reason:
    """A foe, or the friend whom a shot that must be fired harms least."""
    view, at = table.view, option.seat
    aim = view.stack[-1]
    life = view.life[at] - (aim.hits[at] if isinstance(aim, Aim) and aim.hits else 0)
    if wish[at] <= 0:
        return Reason("why-dice-spare", seat=at, n=view.life[at])
    if life <= 0:
        return Reason("why-dice-again", seat=at)
    if life == 1:
        return Reason("why-dice-finish", seat=at)
    return taken_for(view, at, table.roles(at), table.acted(at))


def beer(table: Table, option: Option) -> Reason:
    view, at = table.view, option.seat
    if at == NOBODY:
        return Reason("why-dice-nobody", n=view.life[table.me])
    life, full = view.life[at], view.max_life[at]
    whose = "me" if at == table.me else "seat"
    if life >= full:
        return Reason(f"why-dice-full-{whose}", seat=at, n=life)
    if at == table.me and table.choice.topic == topics.GULP:
        return Reason("why-dice-double", n=life, max=full)
    return Reason(f"why-dice-heals-{whose}", seat=at, n=life, max=full)


def arrows(table: Table, option: Option) -> Reason:
    view, at = table.view, option.seat
    if at == NOBODY:
        return Reason("why-dice-others", n=sum(view.arrows) - view.arrows[table.me])
    return Reason("why-dice-relieves", seat=at, n=view.arrows[at])


def rolled(view: DiceState, option: Option) -> Reason:
    """Keep or roll, as a greenhorn sees it: dice worth less than a new throw are rolled."""
    if option.n:
        return Reason("why-dice-rolls", n=option.n.bit_count())
    dynamite = view.faces.count(DYNAMITE)
    if dynamite > 1:
        return Reason("why-dice-danger", n=dynamite)
    return Reason("why-dice-keeps", n=len(DICE_IN[ALL_DICE & ~locked(view, view.me)]))


def weighed(view: DiceState, marks: list[float], option: Option) -> Reason:
    """The same by the odds: the first mark is that of stopping; the highest is taken."""
    if option.n:
        gain = round(max(marks) - marks[0], 1)
        return Reason("why-dice-gains", n=option.n.bit_count(), gain=gain)
    loss = marks[0] - max(marks[1:])
    dynamite = view.faces.count(DYNAMITE)
    if view.life[view.me] == 1 and dynamite == STOPPING - 1:
        return Reason("why-dice-fatal", n=dynamite)
    if loss < LITTLE:
        return Reason("why-dice-even", n=dynamite)
    return Reason("why-dice-costs", gain=round(loss, 1), n=dynamite)

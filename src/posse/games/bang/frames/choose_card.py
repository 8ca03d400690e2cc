"""A player takes or discards a card of a player, and chooses which one."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import Frame
from posse.engine.ids import HAND, Card, Seat, Verb
from posse.games.bang import topics, verb_names
from posse.games.bang.power import BARS
from posse.games.bang.state import BangState
from posse.games.bang.targets import may_hold
from posse.games.bang.verbs import discard, discard_random, rob, take


class Loot(Frame):
    """`verb` is take (Panic!) or discard (Cat Balou)."""

    def __init__(self, by: Seat, at: Seat, card: Card, verb: Verb) -> None:
        self.by = by
        self.at = at
        self.card = card
        self.verb = verb

    def step(self, g: BangState) -> None:
        options = [Option(self.verb, card) for card in self._open(g)]
        if self.at == self.by:  # players choose freely among their own cards
            options = [Option(self.verb, card) for card in g.hand[self.at]] + options
        elif g.hand[self.at]:
            options.insert(0, Option(self.verb, HAND))
        if not options:  # nothing left to take
            g.pop()
            return
        g.ask(self.by, topics.LOOT, options, self.card, self.at)

    def _open(self, g: BangState) -> list[Card]:
        front = g.front[self.at]
        if self.verb == verb_names.TAKE and g.card_hooks & BARS:
            return [card for card in front if may_hold(g, self.by, card)]
        return front

    def answer(self, g: BangState, option: Option) -> None:
        g.pop()
        if self.verb == verb_names.TAKE:
            if option.card == HAND:
                rob(g, self.by, self.at)
            else:
                take(g, self.by, self.at, option.card)
        elif option.card == HAND:
            discard_random(g, self.at, self.by)
        else:
            discard(g, self.at, option.card, self.by)

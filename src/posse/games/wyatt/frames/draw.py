"""The first part of a turn: two cards from the deck, or the top of the pile."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import SeatFrame
from posse.games.wyatt import topics, verb_names
from posse.games.wyatt.frames.play import Play
from posse.games.wyatt.state import WyattState
from posse.games.wyatt.verbs import draw, enough, pick_up

DECK = Option(verb_names.DECK)
# There are too few cards to draw. To ask for them ends the round (W-064).
STOP = Option(verb_names.STOP)
PILE = Option(verb_names.PILE)
DRAWN = 2

SHORT = 1  # what a turn reports to the round: it wanted to draw and could not


class Draw(SeatFrame):
    """Asked in every turn; which of the two is public anyway."""

    def step(self, g: WyattState) -> None:
        short = len(g.deck) < DRAWN and (g.reshuffled or len(g.deck) + len(g.pile) < DRAWN)
        options = [STOP if short else DECK]
        if g.pile:
            options.append(PILE)
        g.ask(self.seat, topics.DRAW, options, n=len(g.deck))

    def answer(self, g: WyattState, option: Option) -> None:
        if option.verb == verb_names.STOP:
            g.give_back(SHORT)
            return
        if option.verb == verb_names.DECK:
            g.idle = 0
            enough(g, DRAWN)
            draw(g, self.seat, DRAWN)
        else:
            g.idle += 1
            pick_up(g, self.seat)
        g.swap(Play(self.seat))

"""The first part of a turn: two cards from the deck, or the top of the pile."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import SeatFrame
from posse.games.wyatt import topics, verb_names
from posse.games.wyatt.frames.play import Play
from posse.games.wyatt.state import WyattState
from posse.games.wyatt.verbs import draw, enough, pick_up

DECK = Option(verb_names.DECK)
# There are too few cards to draw. To ask for them ends the round.
STOP = Option(verb_names.STOP)
PILE = Option(verb_names.PILE)
DRAWN = 2

SHORT = 1  # a turn reports it to the round: the player could not draw


class Draw(SeatFrame):
    """Asks in every turn where the cards come from. The answer is public."""

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

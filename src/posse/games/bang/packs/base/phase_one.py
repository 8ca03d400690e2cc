"""Questions of some characters in phase I."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.frame import Frame
from posse.engine.ids import Seat, Verb
from posse.games.bang import topics, verb_names
from posse.games.bang.packs.base import topics as base_topics
from posse.games.bang.packs.base import verb_names as base_verb_names
from posse.games.bang.state import BangState
from posse.games.bang.verbs import draw, keep, pick, put_back, rob


class FirstCard(Frame):
    """Where does the first of two cards come from? `other` is rob (a hand) or pile (its top)."""

    def __init__(self, seat: Seat, other: Verb) -> None:
        self.seat = seat
        self.other = other

    def step(self, g: BangState) -> None:
        options = [Option(verb_names.DECK)]
        if self.other == verb_names.ROB:
            options += [Option(verb_names.ROB, seat=at) for at in g.others(self.seat) if g.hand[at]]
        elif g.pile:  # not if a player has drawn meanwhile (decision B4) and it became the deck
            options.append(Option(base_verb_names.PILE))
        g.ask(self.seat, topics.DRAW, options)

    def answer(self, g: BangState, option: Option) -> None:
        g.pop()
        if option.verb == verb_names.DECK:
            draw(g, self.seat, 2)
            return
        if option.verb == base_verb_names.PILE:
            pick(g, self.seat, g.pile[-1], g.pile)
        else:
            rob(g, self.seat, option.seat)
        draw(g, self.seat, 1)


class Keep(Frame):
    """Kit Carlson takes `left` more of the cards he looks at on top of the deck."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def step(self, g: BangState) -> None:
        if self.left:
            seen = g.deck[-g.aside :]
            g.ask(
                self.seat,
                base_topics.KEEP,
                [Option(verb_names.KEEP, card) for card in seen],
                n=self.left,
            )
        else:
            put_back(g)
            g.pop()

    def answer(self, g: BangState, option: Option) -> None:
        keep(g, self.seat, option.card)
        g.swap(Keep(self.seat, self.left - 1))

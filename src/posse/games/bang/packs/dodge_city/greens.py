"""The green cards: laid like blue ones, used once, from the next turn on."""

from __future__ import annotations

from posse.engine.choice import NONE, Option
from posse.games.bang.effect import Effect
from posse.games.bang.frames.played import resolve
from posse.games.bang.frames.shot import parry
from posse.games.bang.packs.base.equipment import Equip
from posse.games.bang.power import Power
from posse.games.bang.state import BangState
from posse.games.bang.targets import Sights
from posse.games.bang.verbs import draw, use


class LayGreen(Equip):
    """Not to be used before the next person's turn begins, when `spent` is empty again."""

    def act(self, g: BangState, me: int, card: int, at: int) -> None:
        super().act(g, me, card, at)
        g.spent.append(card)


class Green(Power):
    """Used in one's own phase II, with the effect of a brown card."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def play_options(
        self, g: BangState, me: int, src: int, sights: Sights, out: list[Option]
    ) -> None:
        if src not in g.spent:
            for at in self.effect.aims(g, me, src, sights):
                out.append(Option("use", src, at))

    def perform(self, g: BangState, me: int, option: Option) -> None:
        use(g, me, option.card, option.seat)
        resolve(g, me, option.card, option.seat, self.effect)


class Shield(Power):
    """Counts as a Missed!, also out of turn; the Bible brings `cards`."""

    def __init__(self, cards: int = 0) -> None:
        self.cards = cards

    def shot_options(self, g: BangState, me: int, src: int, out: list[Option]) -> None:
        if src not in g.spent:
            out.append(Option("use", src))

    def perform(self, g: BangState, me: int, option: Option) -> None:
        use(g, me, option.card, NONE)
        parry(g)
        draw(g, me, self.cards)

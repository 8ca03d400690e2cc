"""The sixteen characters: rows at the end, their abilities before."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.ids import ALL, NOBODY, NONE, Card, Seat, Source, Verb
from posse.games.bang import verb_names
from posse.games.bang.cards import CARDS, DIAMONDS, HEARTS, Kind
from posse.games.bang.distance import Sights
from posse.games.bang.frames.pay import Pay
from posse.games.bang.pack import CastRows
from posse.games.bang.packs.base import verb_names as base_verb_names
from posse.games.bang.packs.base.equipment import ANY_NUMBER, Barrel, Horse, Weapon
from posse.games.bang.packs.base.kinds import BANG, MISSED
from posse.games.bang.packs.base.phase_one import FirstCard, Keep
from posse.games.bang.power import Power
from posse.games.bang.sources import is_spent, spend
from posse.games.bang.state import BangState
from posse.games.bang.verbs import draw, heal, peek, put_back, rob


class BartCassidy(Power):
    """Draws a card for each point he loses, if he lives (decision B7)."""

    def hurt(self, g: BangState, me: Seat, n: int, by: Seat) -> None:
        draw(g, me, n)


class BlackJack(Power):
    """Shows his second card. If it is red, he draws one more, unseen."""

    def draws(self, g: BangState, me: Seat) -> bool:
        draw(g, me, 1)
        held = len(g.hand[me])
        draw(g, me, 1, see=ALL)
        if len(g.hand[me]) > held and CARDS[g.hand[me][-1]].suit in (HEARTS, DIAMONDS):
            draw(g, me, 1)
        return True


class CalamityJanet(Power):
    """Uses BANG! as Missed! and the reverse; only cards of these names (decision B15)."""

    def plays_as(self, g: BangState, me: Seat, kind: Kind) -> Kind:
        return BANG if kind is MISSED else kind

    def counts_as(self, g: BangState, me: Seat, kind: Kind, symbol: Verb) -> bool:
        return (kind is MISSED and symbol == verb_names.BANG) or (
            kind is BANG and symbol == verb_names.MISSED
        )


class ElGringo(Power):
    """Takes a card from the owner of the card that hurt him, for each point, if he lives (B7)."""

    def hurt(self, g: BangState, me: Seat, n: int, by: Seat) -> None:
        if by not in (me, NONE):
            for _ in range(n):
                rob(g, me, by)


class JesseJones(Power):
    """May take his first card from a player's hand."""

    def draws(self, g: BangState, me: Seat) -> bool:
        if not [at for at in g.others(me) if g.hand[at]]:
            return False
        g.push(FirstCard(me, verb_names.ROB))
        return True


class PedroRamirez(Power):
    """May take the top of the pile as his first card."""

    def draws(self, g: BangState, me: Seat) -> bool:
        if not g.pile:
            return False
        g.push(FirstCard(me, base_verb_names.PILE))
        return True


class KitCarlson(Power):
    """Looks at three cards and keeps two. The third stays on top."""

    def draws(self, g: BangState, me: Seat) -> bool:
        if len(peek(g, me, 3)) <= 2:
            put_back(g)
            return False
        g.push(Keep(me, 2))
        return True


class LuckyDuke(Power):
    """Turns two cards at a 'draw!' and chooses one."""

    flips = 2


class SidKetchum(Power):
    """Discards two cards to save a point, at any time, or to heal one, once in his turn (B6)."""

    price = 2

    def play_options(
        self, g: BangState, me: Seat, src: Source, sights: Sights, out: list[Option]
    ) -> None:
        self.rest_options(g, me, src, out)

    def rest_options(self, g: BangState, me: Seat, src: Source, out: list[Option]) -> None:
        wounded = 0 < g.life[me] < g.max_life[me]
        if wounded and len(g.hand[me]) >= 2 and not is_spent(g, me, src):
            out.append(Option(verb_names.HEAL, src))

    def may_save(self, g: BangState, me: Seat) -> bool:
        return len(g.hand[me]) >= 2

    def save_options(self, g: BangState, me: Seat, src: Source, out: list[Option]) -> None:
        if len(g.hand[me]) >= 2:
            out.append(Option(base_verb_names.SPARE, src))

    def perform(self, g: BangState, me: Seat, option: Option) -> None:
        """Ask for the price.

        It is paid for the seat that gets the point, or for NOBODY if it is saved.
        """
        if option.verb == verb_names.HEAL:
            spend(g, me, Source(option.card))
            g.push(Pay(me, Source(option.card), me, self.price))
        else:
            g.emit(base_verb_names.SPARE, me, n=1)
            g.push(Pay(me, Source(option.card), NOBODY, self.price))

    def bought(self, g: BangState, me: Seat, src: Source, at: Seat, paid: tuple[Card, ...]) -> None:
        if at != NOBODY:
            heal(g, at, 1)


class SlabTheKiller(Power):
    """A BANG! of his needs one Missed! more."""

    def missed_needed(self, g: BangState, me: Seat, n: int) -> int:
        return n + 1


class SuzyLafayette(Power):
    """Draws a card when her hand is empty, before the table waits for an answer (decision B4)."""

    def acts_before_waiting(self, g: BangState, me: Seat) -> bool:
        if g.hand[me]:
            return False
        draw(g, me, 1)
        return len(g.hand[me]) > 0


class VultureSam(Power):
    """Gets the cards of the eliminated."""

    heir = True


CAST: CastRows = (
    ("Bart Cassidy", 4, BartCassidy()),
    ("Black Jack", 4, BlackJack()),
    ("Calamity Janet", 4, CalamityJanet()),
    ("El Gringo", 3, ElGringo()),
    ("Jesse Jones", 4, JesseJones()),
    ("Jourdonnais", 4, Barrel()),
    ("Kit Carlson", 4, KitCarlson()),
    ("Lucky Duke", 4, LuckyDuke()),
    ("Paul Regret", 3, Horse(away=1, sees=0)),
    ("Pedro Ramirez", 4, PedroRamirez()),
    ("Rose Doolan", 4, Horse(away=0, sees=1)),
    ("Sid Ketchum", 4, SidKetchum()),
    ("Slab the Killer", 4, SlabTheKiller()),
    ("Suzy Lafayette", 4, SuzyLafayette()),
    ("Vulture Sam", 4, VultureSam()),
    ("Willy the Kid", 4, Weapon(reach=0, rapid=ANY_NUMBER)),
)

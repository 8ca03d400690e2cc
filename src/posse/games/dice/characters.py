"""The sixteen characters: rows at the end, their abilities before."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.ids import NOBODY, Seat, Topic
from posse.games.dice import topics, verb_names
from posse.games.dice.character_table import CHARACTERS, Character
from posse.games.dice.power import Power
from posse.games.dice.state import ARROWS, DiceState
from posse.games.dice.verbs import drop_arrows, take_arrow

# by number of arrows
SWALLOW = [Option(verb_names.TAKE)] + [Option(verb_names.ARROW, n=n) for n in range(1, ARROWS)]
SHED = [Option(verb_names.KEEP)] + [Option(verb_names.RETURN, n=n) for n in range(1, ARROWS)]


class BartCassidy(Power):
    """May take arrows in place of points lost to others' dice; never the last arrow (D-160)."""

    reacts: Topic | None = topics.BART

    def reactions(self, g: DiceState, me: Seat, n: int, by: Seat) -> list[Option]:
        most = min(n, g.supply - 1) if by != NOBODY else 0
        return SWALLOW[: most + 1] if most > 0 else []

    def react(self, g: DiceState, me: Seat, option: Option) -> int:
        if option.verb == verb_names.TAKE:
            return 0
        g.emit(verb_names.DODGE, me, n=option.n)
        for _ in range(option.n):
            take_arrow(g, me)
        return option.n


class BlackJack(Power):
    """May roll dynamite again while fewer than three show (D-170)."""

    loose_dynamite: bool = True


class CalamityJanet(Power):
    """May use each shot as the other one, die by die (D-128)."""

    def distances(self, places: int) -> tuple[int, ...]:
        return (1, 2)


class ElGringo(Power):
    """A player whose dice cost him points takes an arrow, once per evaluation (decision D4)."""

    stings: bool = True


class JesseJones(Power):
    """A beer of his own counts double, if he has four points or fewer at the first one (D-141)."""

    def own_beer(self, life: int) -> int:
        return 2 if life <= 4 else 1


class Jourdonnais(Power):
    """Loses at most one point to Indians, and none without arrows."""

    def ambushed(self, arrows: int) -> int:
        return min(arrows, 1)


class KitCarlson(Power):
    """Each Gatling face removes an arrow from any players, as he likes (decision D2)."""

    clears: bool = True


class LuckyDuke(Power):
    """Has one roll more."""

    rolls: int = 4


class PaulRegret(Power):
    """The Gatling never costs him a point."""

    ducks_gatling: bool = True


class PedroRamirez(Power):
    """Discards an arrow for each point lost, by any cause (D-171).

    He is not asked when Indians come (all arrows go back, D-108) or when he is eliminated (they go
    back too, D-172).
    """

    reacts: Topic | None = topics.PEDRO

    def reactions(self, g: DiceState, me: Seat, n: int, by: Seat) -> list[Option]:
        most = min(n, g.arrows[me]) if n < g.life[me] else 0
        return SHED[: most + 1] if most > 0 else []

    def react(self, g: DiceState, me: Seat, option: Option) -> int:
        drop_arrows(g, me, option.n)
        return 0


class RoseDoolan(Power):
    """May shoot one place further, in both directions (decision D3)."""

    def distances(self, places: int) -> tuple[int, ...]:
        return (places, places + 1)


class SidKetchum(Power):
    """Gives a point to a player of his choice before he rolls."""

    blesses: bool = True


class SlabTheKiller(Power):
    """May use one beer a turn to double one shot. This beer heals nobody."""

    doubles: bool = True


class SuzyLafayette(Power):
    """Gains two points for a final result without shots."""

    peace: int = 2


class VultureSam(Power):
    """Gains two points for each other player eliminated."""

    mourns: int = 2


class WillyTheKid(Power):
    """Needs two Gatling faces only."""

    gatlings: int = 2


CHARACTERS.extend(
    [
        Character("Bart Cassidy", 8, BartCassidy()),
        Character("Black Jack", 8, BlackJack()),
        Character("Calamity Janet", 8, CalamityJanet()),
        Character("El Gringo", 7, ElGringo()),
        Character("Jesse Jones", 9, JesseJones()),
        Character("Jourdonnais", 7, Jourdonnais()),
        Character("Kit Carlson", 7, KitCarlson()),
        Character("Lucky Duke", 8, LuckyDuke()),
        Character("Paul Regret", 9, PaulRegret()),
        Character("Pedro Ramirez", 8, PedroRamirez()),
        Character("Rose Doolan", 9, RoseDoolan()),
        Character("Sid Ketchum", 8, SidKetchum()),
        Character("Slab the Killer", 8, SlabTheKiller()),
        Character("Suzy Lafayette", 8, SuzyLafayette()),
        Character("Vulture Sam", 9, VultureSam()),
        Character("Willy the Kid", 8, WillyTheKid()),
    ]
)
CAST = list(range(1, len(CHARACTERS)))

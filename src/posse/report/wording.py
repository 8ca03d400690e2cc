"""Everything that a page says, in one language: sentences, names and numbers."""

from __future__ import annotations

from posse.engine.game import Game
from posse.engine.setup import Setup
from posse.engine.text import slug
from posse.lab.differences import Difference
from posse.lab.statistics import wilson
from posse.locales import Words
from posse.terminal.game_titles import named, title

FINE = 0.4  # a narrower interval gets a second digit


class Names:
    """Looks words up for one game."""

    def __init__(self, found: Game, words: Words) -> None:
        self.game = found
        self.words = words

    def say(self, id: str, **args: str | int | float) -> str:
        return self.words.say(f"report-{id}", **args)

    # what is counted ----------------------------------------------------------------------------

    def packs(self, packs: tuple[str, ...]) -> str:
        return title(self.words, self.game, packs)

    def table(self, setup: Setup, only: bool) -> str:
        """Return the name of a table: its players, and its packs if there are several sets."""
        players = self.say("players", n=setup.players)
        return players if only else f"{self.packs(setup.packs)}, {players}"

    def role(self, role: str) -> str:
        return named(self.words, f"{self.game.id}-role-{role}", role)

    def side(self, side: str) -> str:
        """Return the name of a side, or the number of a seat."""
        if side.isdigit():
            return self.say("seat-number", n=int(side))
        return named(self.words, f"{self.game.id}-side-{slug(side)}", self.role(side))

    def character(self, name: str) -> str:
        return named(self.words, f"{self.game.id}-character-{slug(name)}", name)

    def kind(self, kind: str) -> str:
        """Return the name of a kind of card, a face, or another cause of elimination."""
        stems = (f"{self.game.id}-kind-", f"{self.game.id}-face-", "report-cause-")
        found = self.words.first([f"{stem}{kind}" for stem in stems])
        return self.words.say(found) if found else kind

    def house(self, house: dict[str, str]) -> str:
        """Return house rules in the words of the lobby."""
        return "; ".join(
            f"{self.words.say(f'web-house-{rule}')}: {self.words.say(f'web-house-{rule}-{value}')}"
            for rule, value in house.items()
        )

    def count(self, name: str) -> str:
        return named(self.words, f"terminal-label-{name}", name)

    # numbers ------------------------------------------------------------------------------------

    def number(self, n: int) -> str:
        return self.say("number", n=n)

    def percent(self, share: float) -> str:
        return self.words.say("terminal-percent", n=100 * share)

    def decimal(self, value: float, fine: bool = False) -> str:
        """Return a number with one or two decimals."""
        plain = round(value, 2 if fine else 1) + 0.0  # no minus before a zero
        id = "terminal-hundredths" if fine else "terminal-decimal"
        return self.words.say(id, n=plain).replace("-", "−")

    def interval(self, won: int, n: int) -> str:
        low, high = wilson(won, n)
        return f"{self.percent(low)} – {self.percent(high)}"

    def points(self, value: float, fine: bool = False) -> str:
        """Return percentage points with their sign."""
        shown = round(100 * value, 2 if fine else 1)
        sign = "+" if shown > 0 else "−" if shown < 0 else "±"
        return f"{sign}{self.decimal(abs(shown), fine)}"

    def gain(self, gain: Difference) -> tuple[str, str]:
        """Return a gain in percentage points, with as many digits as are known."""
        value, low, high = (self.points(x, 100 * gain.width < FINE) for x in gain[1:])
        return value, f"{low} … {high}"

    def difference(self, gain: Difference) -> tuple[str, str]:
        """Return a difference of counts, with as many digits as are known."""
        value, low, high = (self.decimal(x, gain.width < FINE) for x in gain[1:])
        return value, f"{low} … {high}"

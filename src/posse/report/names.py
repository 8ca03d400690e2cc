"""Everything a page says, in one language: sentences, names of what is counted, numbers."""

from __future__ import annotations

from posse.engine.game import Game
from posse.engine.text import slug
from posse.lab.gains import Gain
from posse.lab.statistics import wilson
from posse.locales import Words
from posse.terminal.titles import named, title


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

    def role(self, role: str) -> str:
        return named(self.words, f"{self.game.id}-role-{role}", role)

    def side(self, side: str) -> str:
        """A side by its name; where there are none, the number of a seat."""
        if side.isdigit():
            return self.say("seat-number", n=int(side))
        return named(self.words, f"{self.game.id}-side-{slug(side)}", self.role(side))

    def character(self, name: str) -> str:
        return named(self.words, f"{self.game.id}-character-{slug(name)}", name)

    def kind(self, kind: str) -> str:
        """A kind of card, a face, or what else puts somebody out."""
        stems = (f"{self.game.id}-kind-", f"{self.game.id}-face-", "report-cause-")
        found = self.words.first([f"{stem}{kind}" for stem in stems])
        return self.words.say(found) if found else kind

    def house(self, house: dict[str, str]) -> str:
        """House rules by the words of the lobby."""
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

    def decimal(self, value: float) -> str:
        plain = round(value, 1) + 0.0  # no minus before a zero
        return self.words.say("terminal-decimal", n=plain).replace("-", "−")

    def interval(self, won: int, n: int) -> str:
        low, high = wilson(won, n)
        return f"{self.percent(low)} – {self.percent(high)}"

    def points(self, value: float) -> str:
        """Percentage points, with their sign."""
        shown = round(100 * value, 1)
        sign = "+" if shown > 0 else "−" if shown < 0 else "±"
        return f"{sign}{self.decimal(abs(shown))}"

    def gain(self, gain: Gain) -> tuple[str, str]:
        return self.points(gain.value), f"{self.points(gain.low)} … {self.points(gain.high)}"

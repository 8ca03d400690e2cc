"""Everything a character or a card in front may change. Stateless; all defaults do nothing.

Three sorts of hooks: attributes and *modifiers* (pure), *offers* (add options, then `perform`
carries them out), *triggers* (something happened; may push frames). The core asks whatever is in
play now (`sources`), so nothing subscribes and nothing is forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine.choice import Option

if TYPE_CHECKING:
    from posse.games.bang.cards import Kind
    from posse.games.bang.state import BangState


class Power:
    """`me` is the seat it speaks for, `src` its card in front, or CHARACTER."""

    away: int = 0  # how much further others see the holder
    sees: int = 0  # how much nearer the holder sees others
    reach: int = 0  # of a weapon; 0: not a weapon
    rapid: bool = False  # any number of BANG! cards a turn
    check_rank: int = 0  # > 0: a 'draw!' before phase I, higher ones first
    flips: int = 1  # cards turned at a 'draw!', of which the player chooses one
    heir: bool = False  # gets the cards of the eliminated

    # modifiers

    def missed_needed(self, n: int) -> int:
        """How many Missed! stop a BANG! card of the holder."""
        return n

    def counts_as(self, kind: Kind, symbol: str) -> bool:
        """May the holder use this hand card as `symbol` although it does not show it?"""
        return False

    def plays_as(self, kind: Kind) -> Kind:
        """As which kind the holder plays a hand card of this kind in phase II."""
        return kind

    # offers

    def play_options(self, g: BangState, me: int, src: int, out: list[Option]) -> None:
        """More to do in phase II."""

    def shot_options(self, g: BangState, me: int, src: int, out: list[Option]) -> None:
        """More ways to avoid a hit."""

    def may_save(self, g: BangState, me: int) -> bool:
        """Can the holder prevent a loss otherwise than by Beer? By public facts only."""
        return False

    def save_options(self, g: BangState, me: int, out: list[Option]) -> None:
        """More ways to prevent a loss; carried out, each prevents one point."""

    def perform(self, g: BangState, me: int, option: Option) -> None:
        """Carry out one of the options offered above."""

    # triggers

    def draws(self, g: BangState, me: int) -> bool:
        """Phase I of the holder: True if this power took it over."""
        return False

    def checked(self, g: BangState, me: int, src: int, drawn: int) -> None:
        """The 'draw!' asked for by `check_rank` turned this card (NONE: there was none)."""

    def stirs(self, g: BangState, me: int) -> bool:
        """The table is about to wait: True if the holder did something first."""
        return False

    def hurt(self, g: BangState, me: int, n: int, by: int) -> None:
        """The holder lost n points and lives; `by` owns the card that did it, or NONE."""

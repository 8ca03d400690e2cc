"""Everything a character or a card in front may change. Stateless; all defaults do nothing.

Four sorts of hooks: attributes, *modifiers* (pure), *offers* (add options, then `perform` carries
them out) and *triggers* (something happened; may push frames).

Whom the core asks: for every hook the character whose ability works for the seat now, then every
card in front of it that works (`sources`), in this order. Two exceptions, because they are about
becoming somebody else: `opens` and `checks_over` ask the printed character instead. `check_rank`,
`checked`, `bars`, `leaves`, `discarded`, `keeps` and `src` belong to one card or character.
Cards in the middle of the table are asked for `begins`, `follows` and `play_options`, for the
player on turn. Nothing subscribes, so nothing is forgotten; a hook that a class does not override
is not asked at all (`hooks_of`). When several triggers push frames, the one pushed last acts first.

An option of a power names its source in `card`, and its verb must not be one that the asking frame
keeps for itself: play, end (phase II), discard, end (phase III), missed, take (a hit), beer, take
(a loss).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from posse.engine.choice import Note, Option
from posse.engine.ids import Card, Seat, Source

if TYPE_CHECKING:
    from posse.games.bang.cards import Kind
    from posse.games.bang.state import BangState
    from posse.games.bang.targets import Sights


class Power:
    """`me` is the seat it speaks for, `src` its card in front, or CHARACTER."""

    hooks: int = 0  # which of HOOKS the class overrides; set by Kind and Character

    away: int = 0  # how much further others see the holder
    sees: int = 0  # how much nearer the holder sees others
    reach: int = 0  # of a weapon; 0: not a weapon
    rapid: int = 0  # BANG! cards a turn beside the usual one
    check_rank: int = 0  # > 0: a 'draw!' before phase I, higher ones first (cards only)
    flips: int = 1  # cards turned at a 'draw!', of which the player chooses one
    heir: bool = False  # gets the cards of the eliminated
    silences: bool = False  # in the holder's turn the cards in front of others do nothing
    mimics: bool = False  # has no ability but the borrowed one (characters only)
    exempts: bool = False  # of several people a card of the holder meets one may be left out
    keeps: bool = False  # its holder stays in play without life, whatever silences it (cards)
    price: int = 0  # hand cards that an option of its own costs: for screens
    ignores_as: str = ""  # what `ignores` looks at, as the words of a note; "": the source is named

    def shown(self, g: BangState, me: Seat) -> dict[str, Any]:
        """What the screen of `me` gets besides, from a view (cards in the middle only)."""
        return {}

    # modifiers

    def further(self, g: BangState, me: Seat, by: Seat) -> int:
        """How much further `by` sees the holder, beside `away`."""
        return 0

    def nearer(self, g: BangState, me: Seat, at: Seat) -> int:
        """How much nearer the holder sees `at`, beside `sees`."""
        return 0

    def reaches(self, g: BangState, me: Seat, reach: int) -> int:
        """How far the holder shoots, given what his weapon says."""
        return reach

    def missed_needed(self, g: BangState, me: Seat, n: int) -> int:
        """How many Missed! stop a BANG! card of the holder."""
        return n

    def counts_as(self, g: BangState, me: Seat, kind: Kind, symbol: str) -> bool:
        """May the holder use this hand card as `symbol` although it does not show it?"""
        return False

    def plays_as(self, g: BangState, me: Seat, kind: Kind) -> Kind:
        """As which kind the holder plays a brown hand card in phase II; a brown one as well."""
        return kind

    def forbids(self, g: BangState, me: Seat, kind: Kind, symbol: str) -> bool:
        """May the holder not use a hand card of this kind as `symbol` ("play": in phase II)?"""
        return False

    def ignores(self, g: BangState, me: Seat, card: Card, by: Seat) -> bool:
        """Has this card, played by `by`, no effect on the holder?"""
        return False

    def enables(self, g: BangState, me: Seat, src: Source, card: Card, symbol: str) -> bool:
        """May the holder use this other card, of the hand or in front, as `symbol`?"""
        return False

    def hides(self, g: BangState, me: Seat) -> bool:
        """Is the holder no target for BANG! cards?"""
        return False

    def bars(self, g: BangState, seat: Seat) -> bool:
        """May this card not lie in front of the seat?"""
        return False

    def beer_worth(self, g: BangState, me: Seat, n: int) -> int:
        """How many points a Beer of the holder is worth."""
        return n

    def limit(self, g: BangState, me: Seat, n: int) -> int:
        """How many hand cards the holder may keep in phase III."""
        return n

    # offers

    def play_options(
        self, g: BangState, me: Seat, src: Source, sights: Sights, out: list[Option]
    ) -> None:
        """More to do in phase II."""

    def rest_options(self, g: BangState, me: Seat, src: Source, out: list[Option]) -> None:
        """More to do in phase III, before the holder discards: when he is asked for discards, or
        when Jail took phase II, where he could have done it, from him. By public facts only.
        """

    def shot_options(self, g: BangState, me: Seat, src: Source, out: list[Option]) -> None:
        """More ways to avoid a hit; those carried out report with `parry`."""

    def may_save(self, g: BangState, me: Seat) -> bool:
        """Can the holder prevent a loss otherwise than by Beer? By public facts only."""
        return False

    def save_options(self, g: BangState, me: Seat, src: Source, out: list[Option]) -> None:
        """More ways to prevent a loss; carried out, each prevents one point."""

    def perform(self, g: BangState, me: Seat, option: Option) -> None:
        """Carry out one of the options offered above; its card is the source."""
        raise AssertionError(f"{type(self).__name__} cannot perform {option}")

    def note(self, g: BangState, me: Seat, option: Option) -> Note | None:
        """What comes of one of the options offered above, if that must be said.

        `g` is a view of `me`.
        """
        return None

    def coins(self, g: BangState, me: Seat, at: Seat, paid: tuple[Card, ...]) -> list[Card]:
        """The cards of the holder that may pay next for what it does to `at` (frame Pay)."""
        return g.hand[me]

    def bought(self, g: BangState, me: Seat, src: Source, at: Seat, paid: tuple[Card, ...]) -> None:
        """The price was paid, with these cards (frame Pay)."""

    # triggers

    def begins(self, g: BangState, me: Seat) -> None:
        """The turn of `me` begins; the checks come next (cards in the middle only)."""

    def ends(self, g: BangState, me: Seat) -> None:
        """The holder's turn is over, what is too much was discarded."""

    def follows(self, g: BangState, me: Seat, seat: Seat) -> Seat:
        """Whose turn follows that of `me`: `seat` by the clock (cards in the middle only)."""
        return seat

    def checks_over(self, g: BangState, me: Seat) -> None:
        """The checks before the holder's turn are over, whatever they left of it."""

    def opens(self, g: BangState, me: Seat) -> bool:
        """Phase I is about to begin: True if something must be asked first.

        Cards in front come before the printed character.
        """
        return False

    def draws(self, g: BangState, me: Seat) -> bool:
        """Phase I of the holder: True if this power took it over; then nobody else is asked."""
        return False

    def checked(self, g: BangState, me: Seat, src: Source, drawn: Card) -> None:
        """The 'draw!' made for this source turned this card (NONE: there was none)."""

    def acts_before_waiting(self, g: BangState, me: Seat) -> bool:
        """The table is about to wait: True if the holder did something first."""
        return False

    def hurt(self, g: BangState, me: Seat, n: int, by: Seat) -> None:
        """The holder lost n points and lives; `by` owns the card that did it, or NONE."""

    def enabled(self, g: BangState, me: Seat, src: Source) -> None:
        """The holder used a card only by leave of this power (`enables`)."""

    def robbed(self, g: BangState, me: Seat) -> None:
        """Somebody else took or discarded a card of the holder."""

    def leaves(self, g: BangState, me: Seat) -> None:
        """The card no longer lies in front of `me`."""

    def discarded(self, g: BangState, card: Card) -> None:
        """The card, a piece, was discarded: where does it go?"""
        raise AssertionError(f"{type(self).__name__} has no pile to go to")

    def answered(self, g: BangState, me: Seat, card: Card) -> None:
        """The holder used this card in answer; in a Duel told at its end."""

    def mourns(self, g: BangState, me: Seat, dead: Seat) -> None:
        """Somebody else was eliminated, and the cards and rewards are settled."""


# One bit a hook, so that asking for one that nobody overrides costs nothing.
HOOKS: Final = (
    "further", "nearer", "reaches", "missed_needed", "counts_as", "plays_as", "forbids", "ignores",
    "beer_worth", "limit", "play_options", "rest_options", "shot_options", "may_save",
    "save_options", "checks_over", "opens", "draws", "acts_before_waiting", "hurt", "answered",
    "mourns", "ends", "robbed", "leaves", "enables", "hides", "bars",
)  # fmt: skip
FURTHER: Final = 1 << 0
NEARER: Final = 1 << 1
REACHES: Final = 1 << 2
MISSED_NEEDED: Final = 1 << 3
COUNTS_AS: Final = 1 << 4
PLAYS_AS: Final = 1 << 5
FORBIDS: Final = 1 << 6
IGNORES: Final = 1 << 7
BEER_WORTH: Final = 1 << 8
LIMIT: Final = 1 << 9
PLAY_OPTIONS: Final = 1 << 10
REST_OPTIONS: Final = 1 << 11
SHOT_OPTIONS: Final = 1 << 12
MAY_SAVE: Final = 1 << 13
SAVE_OPTIONS: Final = 1 << 14
CHECKS_OVER: Final = 1 << 15
OPENS: Final = 1 << 16
DRAWS: Final = 1 << 17
ACTS_BEFORE_WAITING: Final = 1 << 18
HURT: Final = 1 << 19
ANSWERED: Final = 1 << 20
MOURNS: Final = 1 << 21
ENDS: Final = 1 << 22
ROBBED: Final = 1 << 23
LEAVES: Final = 1 << 24
ENABLES: Final = 1 << 25
HIDES: Final = 1 << 26
BARS: Final = 1 << 27
SILENCES: Final = 1 << 28  # attributes, but asked so often that they have bits too
EXEMPTS: Final = 1 << 29


def hooks_of(power: Power) -> int:
    """Read off the class, so that nobody has to declare (or forgets) what it overrides."""
    mask = 0
    for bit, name in enumerate(HOOKS):
        if getattr(type(power), name) is not getattr(Power, name):
            mask |= 1 << bit
    if power.silences:
        mask |= SILENCES
    if power.exempts:
        mask |= EXEMPTS
    return mask

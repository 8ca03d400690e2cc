"""Everything that a character or a card in front may change. The defaults do nothing.

Powers have no state. There are four sorts of hooks: attributes, *modifiers* (pure), *offers* (they
add options, and `perform` carries them out) and *triggers* (something happened; they may push
frames).

For every hook the core asks the character whose ability works for the seat now, then every card in
front of the seat that works (`sources`), in this order. Two hooks are about becoming another
character: `opens` and `checks_over` ask the printed character instead. `check_rank`, `checked`,
`bars`, `leaves`, `discarded`, `keeps` and `src` belong to one card or character. Cards in a zone
that acts (`zone.py`) are asked for `begins`, `follows`, `play_options` and `shown`, for the seat on
turn, and for `wounds`, for the seat whose card it was.
Nothing subscribes, so nothing is forgotten. A hook that a class does not override is not asked at
all (`hooks_of`). When several triggers push frames, the one pushed last acts first.

An option of a power names its source in `card`. Its verb must not be one that the asking frame uses
itself: play, end (phase II), discard, end (phase III), missed, take (a hit), beer, take (a loss).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from posse.engine.choice import Note, Option
from posse.engine.compiling import mypyc_attr
from posse.engine.ids import Card, Seat, Source, Verb

if TYPE_CHECKING:
    from posse.games.bang.cards import Kind
    from posse.games.bang.distance import Sights
    from posse.games.bang.state import BangState


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """The ability of a character or card.

    `me` is its seat, `src` its card in front, or CHARACTER.
    """

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
    exempts: bool = False  # the holder's card may leave out one of several players
    keeps: bool = False  # its holder stays in play without life points (cards only)
    price: int = 0  # hand cards that an option of its own costs: for screens
    # the words of a note that say what `ignores` looks at; "": the source is named
    ignores_as: str = ""

    def shown(self, g: BangState, me: Seat) -> dict[str, Any]:
        """Return what the screen of `me` gets in addition (cards in the middle only).

        `g` is a view.
        """
        return {}

    # modifiers

    def further(self, g: BangState, me: Seat, by: Seat) -> int:
        """Return how much further `by` sees the holder, in addition to `away`."""
        return 0

    def nearer(self, g: BangState, me: Seat, at: Seat) -> int:
        """Return how much nearer the holder sees `at`, in addition to `sees`."""
        return 0

    def reaches(self, g: BangState, me: Seat, reach: int) -> int:
        """Return how far the holder shoots, given the reach of the weapon."""
        return reach

    def missed_needed(self, g: BangState, me: Seat, n: int) -> int:
        """Return how many Missed! stop a BANG! card of the holder."""
        return n

    def counts_as(self, g: BangState, me: Seat, kind: Kind, symbol: Verb) -> bool:
        """Return True if the holder may use this hand card as a symbol that it does not show."""
        return False

    def plays_as(self, g: BangState, me: Seat, kind: Kind) -> Kind:
        """Return as which brown kind the holder plays a brown hand card in phase II."""
        return kind

    def forbids(self, g: BangState, me: Seat, kind: Kind, symbol: Verb) -> bool:
        """Return True if the holder may not use such a hand card as `symbol` (PLAY: phase II)."""
        return False

    def ignores(self, g: BangState, me: Seat, card: Card, by: Seat) -> bool:
        """Return True if this card, played by `by`, has no effect on the holder."""
        return False

    def enables(self, g: BangState, me: Seat, src: Source, card: Card, symbol: Verb) -> bool:
        """Return True if the holder may use this other card as `symbol`, from hand or front."""
        return False

    def hides(self, g: BangState, me: Seat) -> bool:
        """Return True if the holder is no target for BANG! cards."""
        return False

    def bars(self, g: BangState, seat: Seat) -> bool:
        """Return True if this card may not lie in front of the seat."""
        return False

    def beer_worth(self, g: BangState, me: Seat, n: int) -> int:
        """Return how many points a Beer of the holder is worth."""
        return n

    def limit(self, g: BangState, me: Seat, n: int) -> int:
        """Return how many hand cards the holder may keep in phase III."""
        return n

    # offers

    def play_options(
        self, g: BangState, me: Seat, src: Source, sights: Sights, out: list[Option]
    ) -> None:
        """Add options in phase II."""

    def rest_options(self, g: BangState, me: Seat, src: Source, out: list[Option]) -> None:
        """Add options in phase III, before the holder discards.

        They are offered when the holder must discard, or when Jail skipped phase II, where the
        holder could have done it. Only public facts decide.
        """

    def shot_options(self, g: BangState, me: Seat, src: Source, out: list[Option]) -> None:
        """Add ways to avoid a hit. When they are carried out, they call `parry`."""

    def may_save(self, g: BangState, me: Seat) -> bool:
        """Return True if the holder may prevent a loss without a Beer. Only public facts decide."""
        return False

    def save_options(self, g: BangState, me: Seat, src: Source, out: list[Option]) -> None:
        """Add ways to prevent a loss. Each prevents one point when it is carried out."""

    def perform(self, g: BangState, me: Seat, option: Option) -> None:
        """Carry out one of the options above. Its card is the source."""
        raise AssertionError(f"{type(self).__name__} cannot perform {option}")

    def note(self, g: BangState, me: Seat, option: Option) -> Note | None:
        """Return what will come of one of the options above, if the player must know.

        `g` is a view of `me`.
        """
        return None

    def coins(self, g: BangState, me: Seat, at: Seat, paid: tuple[Card, ...]) -> list[Card]:
        """Return the holder's cards that may pay next for what it does to `at` (frame Pay)."""
        return g.hand[me]

    def bought(self, g: BangState, me: Seat, src: Source, at: Seat, paid: tuple[Card, ...]) -> None:
        """Called when the price was paid with these cards (frame Pay)."""

    # triggers

    def begins(self, g: BangState, me: Seat) -> None:
        """Called when the turn of `me` begins, before the checks (cards in the middle only)."""

    def ends(self, g: BangState, me: Seat) -> None:
        """Called when the holder's turn is over and the discards are made."""

    def follows(self, g: BangState, me: Seat, seat: Seat) -> Seat:
        """Return whose turn comes next; `seat` is next clockwise (cards in the middle only)."""
        return seat

    def checks_over(self, g: BangState, me: Seat) -> None:
        """Called when the checks before the holder's turn are over, whatever they left of it."""

    def opens(self, g: BangState, me: Seat) -> bool:
        """Called before phase I. Return True if something must be asked first.

        Cards in front come before the printed character.
        """
        return False

    def draws(self, g: BangState, me: Seat) -> bool:
        """Called in the holder's phase I.

        Return True if this power replaces it: no other power is asked.
        """
        return False

    def checked(self, g: BangState, me: Seat, src: Source, drawn: Card) -> None:
        """Called with the card of the 'draw!' made for this source (NONE: there was none)."""

    def acts_before_waiting(self, g: BangState, me: Seat) -> bool:
        """Called before the table waits. Return True if the holder did something first."""
        return False

    def hurt(self, g: BangState, me: Seat, n: int, by: Seat) -> None:
        """Called when the holder lost n life points and is still in play.

        `by` owns the card that did it, or NONE.
        """

    def wounds(self, g: BangState, me: Seat, at: Seat, n: int) -> None:
        """Called when a card of `me` cost another player n points (cards in a zone that acts)."""

    def enabled(self, g: BangState, me: Seat, src: Source) -> None:
        """Called when the holder used a card that only this power allows (`enables`)."""

    def robbed(self, g: BangState, me: Seat) -> None:
        """Called when another player took or discarded a card of the holder."""

    def leaves(self, g: BangState, me: Seat) -> None:
        """Called when the card no longer lies in front of `me`."""

    def discarded(self, g: BangState, card: Card) -> None:
        """Called when the card, a piece, was discarded: put it where it belongs."""
        raise AssertionError(f"{type(self).__name__} has no pile to go to")

    def answered(self, g: BangState, me: Seat, card: Card) -> None:
        """Called when the holder used this card as an answer; in a Duel at its end."""

    def mourns(self, g: BangState, me: Seat, dead: Seat) -> None:
        """Called when another player was eliminated and cards and rewards are settled."""


# One bit for each of these, so that a hook that no class overrides costs nothing. Hooks of which
# the core asks one card by name (`checked`, `coins`, `bought` …) need none.
HOOKS: Final = (
    "further", "nearer", "reaches", "missed_needed", "counts_as", "plays_as", "forbids", "ignores",
    "beer_worth", "limit", "play_options", "rest_options", "shot_options", "may_save",
    "save_options", "checks_over", "opens", "draws", "acts_before_waiting", "hurt", "answered",
    "mourns", "ends", "robbed", "leaves", "enables", "hides", "bars", "begins", "follows", "shown",
    "wounds",
)  # fmt: skip
ATTRIBUTES: Final = ("silences", "exempts")  # asked so often that they have bits too


BITS: Final = {name: 1 << n for n, name in enumerate((*ATTRIBUTES, *HOOKS))}


def bit(name: str) -> int:
    """Return the bit of a hook or attribute. Raises KeyError if there is none of this name."""
    return BITS[name]


FURTHER: Final = bit("further")
NEARER: Final = bit("nearer")
REACHES: Final = bit("reaches")
MISSED_NEEDED: Final = bit("missed_needed")
COUNTS_AS: Final = bit("counts_as")
PLAYS_AS: Final = bit("plays_as")
FORBIDS: Final = bit("forbids")
IGNORES: Final = bit("ignores")
BEER_WORTH: Final = bit("beer_worth")
LIMIT: Final = bit("limit")
PLAY_OPTIONS: Final = bit("play_options")
REST_OPTIONS: Final = bit("rest_options")
SHOT_OPTIONS: Final = bit("shot_options")
MAY_SAVE: Final = bit("may_save")
SAVE_OPTIONS: Final = bit("save_options")
CHECKS_OVER: Final = bit("checks_over")
OPENS: Final = bit("opens")
DRAWS: Final = bit("draws")
ACTS_BEFORE_WAITING: Final = bit("acts_before_waiting")
HURT: Final = bit("hurt")
WOUNDS: Final = bit("wounds")
ANSWERED: Final = bit("answered")
MOURNS: Final = bit("mourns")
ENDS: Final = bit("ends")
ROBBED: Final = bit("robbed")
LEAVES: Final = bit("leaves")
ENABLES: Final = bit("enables")
HIDES: Final = bit("hides")
BARS: Final = bit("bars")
BEGINS: Final = bit("begins")
FOLLOWS: Final = bit("follows")
SHOWN: Final = bit("shown")
OF_THE_MIDDLE: Final = BEGINS | FOLLOWS | SHOWN  # no mask of a whole match has these
SILENCES: Final = bit("silences")
EXEMPTS: Final = bit("exempts")


def hooks_of(power: Power) -> int:
    """Return the hooks that a class overrides.

    They are read off the class, so no class declares them.
    """
    mask = 0
    for name in HOOKS:
        if getattr(type(power), name) is not getattr(Power, name):
            mask |= BITS[name]
    for name in ATTRIBUTES:
        if getattr(power, name):
            mask |= BITS[name]
    return mask

"""What a game tells the engine about itself, and the registry of all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from posse.engine import save
from posse.engine.actions import ActionSpace
from posse.engine.chance import Chance
from posse.engine.choice import Note, Option
from posse.engine.compiling import mypyc_attr
from posse.engine.errors import UnknownGame
from posse.engine.features import Observer
from posse.engine.frame import Frame
from posse.engine.ids import Card, Seat, Topic
from posse.engine.layout import Layout
from posse.engine.layout_features import LayoutObserver
from posse.engine.result import Result
from posse.engine.setup import Setup, SetupRules
from posse.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(SetupRules):
    """One game. A subclass fills in the rules, and `register` makes it known."""

    def __init__(
        self,
        id: str,
        packs: tuple[str, ...],
        house: dict[str, tuple[str, ...]],
        position_keys: tuple[str, ...],
        version: int = 1,
        score: str = "",
    ) -> None:
        super().__init__(id, packs, house)
        self.position_keys = position_keys  # keys that `position` reads beside the common ones
        self.version = version  # of the rules: raised when old answers no longer replay
        self.score = score  # what scores count, if a match is not just won or lost
        # Topics whose number of answers everybody knows, because it depends on no hand.
        self.open_topics: frozenset[Topic] = frozenset()
        # The pictures of posters: the game or pack -> the name of an icon that the app has.
        self.posters: dict[str, str] = {}
        # What screens draw, for a game without a screen of its own.
        self.layout: Layout | None = None
        # What a lesson can light beside cards, seats and hands: as it is written -> as the page
        # finds it; and the places that each seat has.
        self.lit: dict[str, str] = {}
        self.lit_by_seat: tuple[str, ...] = ()

    def deal(self, setup: Setup, chance: Chance) -> State:
        """Return a new match at its first choice."""
        raise AssertionError(self.id)

    def blank(self) -> State:
        """Return an empty state for `load` to fill."""
        raise AssertionError(self.id)

    def frames(self) -> dict[str, type[Frame]]:
        """Return every class of frame by name: what a save may hold."""
        raise AssertionError(self.id)

    def view(self, g: Any, seat: Seat) -> State:
        """Return the state as `seat` may know it: the same shape, NONE in place of secrets."""
        raise AssertionError(self.id)

    def imagine(self, view: Any, chance: Chance) -> State:
        """Return a full state that fits the view, with the unknown dealt at random."""
        raise AssertionError(self.id)

    def position(self, spec: dict[str, Any], chance: Chance) -> State:
        """Return the state that a scenario describes, at its first choice.

        Raises BadRecord if no match can reach it.
        """
        raise AssertionError(self.id)

    def examine(self, g: Any, key: str, names: list[str]) -> Any:
        """Return what a scenario may expect of the whole state under `key`.

        Raises KeyError for an unknown key (see engine.scenario).
        """
        raise KeyError(key)

    def examine_seat(self, g: Any, seat: Seat, key: str) -> Any:
        """Return what a scenario may expect of one seat under `key`.

        Raises KeyError for an unknown key.
        """
        raise KeyError(key)

    def card_text(self, card: Card) -> str:
        """Return the text form of a card, such as `BANG!/AS`."""
        raise AssertionError(self.id)

    def deck_texts(self, packs: tuple[str, ...]) -> list[str]:
        """Return the text of every card in the deck of a match with these packs.

        A lesson lays those that it does not name below its own deck; by default there are none.
        """
        return []

    def cards_seen(self, view: Any) -> list[Card]:
        """Return the cards that a screen shows, those of the seat that looks first.

        A lesson can light them. A game with a layout need not override it.
        """
        return [] if self.layout is None else self.layout.cards_seen(view, len(self.scores(view)))

    def show(self, view: Any) -> dict[str, Any]:
        """Return a view as JSON for the screens of players, without the result: see `present`.

        A game with a layout need not override it.
        """
        if self.layout is None:
            raise AssertionError(self.id)
        return self.layout.show(view, len(self.scores(view)), self.in_play(view))

    def screens(self, g: Any, seats: list[Seat]) -> list[dict[str, Any]]:
        """Return the views of these seats as JSON. They may share parts, so do not change them."""
        return [self.present(self.view(g, seat)) for seat in seats]

    def note(self, view: Any, option: Option) -> Note | None:
        """Return what an option will do as things stand; None if the player need not be told.

        The option is looked at in the seat's own view, so the note reveals nothing.
        """
        return None

    def catalog(self) -> dict[str, Any]:
        """Return the constant facts that a screen needs: cards, kinds, all that has a name.

        A game with a layout need not override it.
        """
        if self.layout is None:
            raise AssertionError(self.id)
        return self.layout.catalog()

    def actions(self, setup: Setup) -> ActionSpace:
        """Return every possible answer at this table, numbered."""
        raise AssertionError(self.id)

    def observer(self, setup: Setup) -> Observer:
        """Return what turns the views of this table into numbers.

        A game with a layout need not override it.
        """
        if self.layout is None:
            raise AssertionError(self.id)
        return LayoutObserver(self.layout, setup.players, self.show)

    def standing(self, g: Any, seat: Seat) -> float:
        """Return how well a seat stands by open facts, from 0 to 1.

        For learners, not for the rules.
        """
        raise AssertionError(self.id)

    def scores(self, g: Any) -> list[int]:
        """Return the score of each seat at the end of a match."""
        raise AssertionError(self.id)

    def in_play(self, g: Any) -> list[Seat]:
        """Return the seats that may still be asked something."""
        raise AssertionError(self.id)

    def labels(self, g: Any) -> list[dict[str, str]]:
        """Return for each seat what statistics group wins and scores by, such as role or place."""
        return []

    def sides(self, g: Any) -> list[str]:
        """Return the side of each seat; empty where each seat plays for itself."""
        return []

    def side_names(self, players: int) -> tuple[str, ...]:
        """Return the sides at a table with so many players."""
        return ()

    def counts(self, g: Any) -> dict[str, dict[str, int]]:
        """Return what statistics add up over matches, as tables of counts."""
        return {}

    def measures(self, g: Any) -> dict[str, int]:
        """Return how long the match was, in the units of the game."""
        return {}

    # the same for every game ---------------------------------------------------------------------

    def result(self, g: State) -> Result | None:
        """Return how the match ended, or None while it goes on."""
        return Result(g.outcome, g.winners, self.scores(g)) if g.outcome else None

    def present(self, view: State) -> dict[str, Any]:
        """Return a view as JSON for the screens of players: names, counts and the result."""
        return self.with_result(view, self.show(view))

    def with_result(self, view: State, row: dict[str, Any]) -> dict[str, Any]:
        """Add the result of the match to the row and return it."""
        result = self.result(view)
        row["result"] = None if result is None else result.json()
        return row

    def notes(self, view: State) -> list[Note | None]:
        """Return a note or None for each option, if the seat that looks is asked."""
        choice = view.choice
        return [] if choice is None else [self.note(view, option) for option in choice.options]

    def dump(self, g: State) -> dict[str, Any]:
        """Return the whole state as JSON-ready data. It works at every moment of a match."""
        return save.dump(g)

    def load(self, data: dict[str, Any]) -> State:
        """Return the state that `dump` described; its pending question is asked again."""
        g = self.blank()
        save.restore(g, data, self.frames())
        return g


_GAMES: dict[str, Game] = {}
_LATER: list[Callable[[], None]] = []


def register(game: Game) -> None:
    """Make a game known under its id. A game with that id is replaced."""
    _GAMES[game.id] = game


def forget(id: str) -> None:
    """Remove a game. Matches of it that are going on are not touched."""
    _GAMES.pop(id, None)


def later(fill: Callable[[], None]) -> None:
    """Call `fill` before somebody asks for the games: it may register more of them."""
    _LATER.append(fill)


def all_games() -> list[Game]:
    """Return every registered game, in the order of registration."""
    _fill()
    return list(_GAMES.values())


def game(id: str) -> Game:
    """Return the game with this id; raise UnknownGame if there is none."""
    _fill()
    if id not in _GAMES:
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(_GAMES)}")
    return _GAMES[id]


def _fill() -> None:
    while _LATER:
        _LATER.pop()()

"""What a game tells the engine about itself, and the registry of all games."""

from __future__ import annotations

from typing import Any

from posse.engine import save
from posse.engine.actions import ActionSpace
from posse.engine.chance import Chance
from posse.engine.choice import Note, Option
from posse.engine.errors import BadSetup, UnknownGame
from posse.engine.features import Observer
from posse.engine.frame import Frame
from posse.engine.ids import Card, Seat, Topic
from posse.engine.result import Result
from posse.engine.state import State


class Setup:
    """What is agreed before the first card is dealt: game, players, packs and house rules."""

    def __init__(
        self, game: str, players: int, packs: tuple[str, ...], house: dict[str, str]
    ) -> None:
        self.game = game
        self.players = players
        self.packs = packs
        self.house = house


class Game:
    """One game: a subclass fills in its rules, and `register` makes it known."""

    def __init__(
        self,
        id: str,
        packs: tuple[str, ...],
        house: dict[str, tuple[str, ...]],
        position_keys: tuple[str, ...],
        version: int = 1,
        score: str = "",
    ) -> None:
        self.id = id
        self.packs = packs  # all there are; a match takes the first unless told otherwise
        self.house = house  # house rule -> its values, default first; packs may bring more
        self.position_keys = position_keys  # what `position` reads beside the common keys
        self.version = version  # of the rules: raised when old answers would no longer replay
        self.score = score  # what scores count, if a match is more than won or lost
        # Questions of which everybody knows how many answers they have: no hand has a part in it.
        self.open_topics: frozenset[Topic] = frozenset()

    @property
    def default_packs(self) -> tuple[str, ...]:
        """The packs of a match that names none."""
        return self.packs[:1]

    def setups(self) -> list[tuple[str, ...]]:
        """Every combination of packs that can be played."""
        return [self.default_packs]

    def house_rules(self, packs: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """The house rules with these packs, in the form of `house`."""
        return self.house

    def seats(self, packs: tuple[str, ...]) -> tuple[int, int]:
        """Fewest and most players with these packs; raises BadSetup if they do not combine."""
        raise AssertionError(self.id)

    def deal(self, setup: Setup, chance: Chance) -> State:
        """A new match at its first choice."""
        raise AssertionError(self.id)

    def blank(self) -> State:
        """An empty state for `load` to fill."""
        raise AssertionError(self.id)

    def frames(self) -> dict[str, type[Frame]]:
        """Return every class of frame by name: what a save may hold."""
        raise AssertionError(self.id)

    def view(self, g: Any, seat: Seat) -> State:
        """The state as `seat` may know it: same shape, unknowns in place of secrets."""
        raise AssertionError(self.id)

    def imagine(self, view: Any, chance: Chance) -> State:
        """A full state that fits the view, the unknown dealt at random."""
        raise AssertionError(self.id)

    def position(self, spec: dict[str, Any], chance: Chance) -> State:
        """The state a scenario describes, at its first choice."""
        raise AssertionError(self.id)

    def examine(self, g: Any, key: str, names: list[str]) -> Any:
        """What a scenario may expect of the whole state under `key` (see engine.scenario)."""
        raise KeyError(key)

    def examine_seat(self, g: Any, seat: Seat, key: str) -> Any:
        """What a scenario may expect of one seat under `key`."""
        raise KeyError(key)

    def card_text(self, card: Card) -> str:
        """`BANG!/AS`: the text form of a card."""
        raise AssertionError(self.id)

    def show(self, view: Any) -> dict[str, Any]:
        """A view as JSON for people's screens, but for the result: see `present`."""
        raise AssertionError(self.id)

    def screens(self, g: Any, seats: list[Seat]) -> list[dict[str, Any]]:
        """The views of these seats, presented; they may share parts, so nobody changes them."""
        return [self.present(self.view(g, seat)) for seat in seats]

    def note(self, view: Any, option: Option) -> Note | None:
        """Return what an option will do as things stand, if the player must be told; else None.

        It is asked of the seat's own view, so it tells nothing that the seat may not know.
        """
        return None

    def catalog(self) -> dict[str, Any]:
        """The unchanging facts a screen needs: cards, kinds, whatever has a name."""
        raise AssertionError(self.id)

    def actions(self, setup: Setup) -> ActionSpace:
        """Every answer there can be at this table, numbered once and for all."""
        raise AssertionError(self.id)

    def observer(self, setup: Setup) -> Observer:
        """Return what turns the views of this table into numbers."""
        raise AssertionError(self.id)

    def standing(self, g: Any, seat: Seat) -> float:
        """How well a seat stands by open facts, from 0 to 1: for learners, not for the rules."""
        raise AssertionError(self.id)

    def scores(self, g: Any) -> list[int]:
        """Return the score of each seat at the end of a match."""
        raise AssertionError(self.id)

    def in_play(self, g: Any) -> list[Seat]:
        """The seats that may still be asked something."""
        raise AssertionError(self.id)

    def labels(self, g: Any) -> list[dict[str, str]]:
        """Per seat what statistics group wins and scores by, for example role or place."""
        return []

    def sides(self, g: Any) -> list[str]:
        """Return the side of each seat; empty where each seat plays for itself."""
        return []

    def side_names(self, players: int) -> tuple[str, ...]:
        """The sides at a table of so many."""
        return ()

    def counts(self, g: Any) -> dict[str, dict[str, int]]:
        """What statistics add up over matches: how often what happened, by table."""
        return {}

    def measures(self, g: Any) -> dict[str, int]:
        """How long a match was, by what its length is counted in."""
        return {}

    # the same for every game ---------------------------------------------------------------------

    def result(self, g: State) -> Result | None:
        """How the match ended; None while it goes on."""
        return Result(g.outcome, g.winners, self.scores(g)) if g.outcome else None

    def present(self, view: State) -> dict[str, Any]:
        """A view as JSON for people's screens: names instead of numbers, counts, the result."""
        return self.with_result(view, self.show(view))

    def with_result(self, view: State, row: dict[str, Any]) -> dict[str, Any]:
        """Add the result of the match to the row and return it."""
        result = self.result(view)
        row["result"] = None if result is None else result.json()
        return row

    def notes(self, view: State) -> list[Note | None]:
        """One for each option of the pending question, if the seat that looks is asked."""
        choice = view.choice
        return [] if choice is None else [self.note(view, option) for option in choice.options]

    def dump(self, g: State) -> dict[str, Any]:
        """Return the whole state as JSON-ready data, in the middle of anything."""
        return save.dump(g)

    def load(self, data: dict[str, Any]) -> State:
        """Return the state that `dump` described; its pending question is asked again."""
        g = self.blank()
        save.restore(g, data, self.frames())
        return g

    def setup(
        self, players: int, packs: tuple[str, ...] | None, house: dict[str, str] | None
    ) -> Setup:
        """Return a checked set-up with the defaults filled in; raise BadSetup if it is none."""
        chosen = self.checked_packs(packs)
        fewest, most = self.seats(chosen)
        if not fewest <= players <= most:
            what = f"{self.id} ({', '.join(chosen)})" if chosen else self.id
            raise BadSetup(f"{what} is for {fewest} to {most} players, not {players}")
        return Setup(self.id, players, chosen, self.checked_house(chosen, house or {}))

    def checked_packs(self, packs: tuple[str, ...] | None) -> tuple[str, ...]:
        """Return these packs in the game's own order; raise BadSetup if they do not combine."""
        if packs is None:
            return self.default_packs
        for pack in packs:
            if pack not in self.packs:
                known = ", ".join(self.packs) or "none"
                raise BadSetup(f"{self.id} has no pack {pack!r}; there are: {known}")
            if packs.count(pack) > 1:
                raise BadSetup(f"pack {pack!r} is named twice")
        chosen = tuple([pack for pack in self.packs if pack in packs])
        self.seats(chosen)
        return chosen

    def refuse_packs(self, packs: tuple[str, ...]) -> None:
        """Raise BadSetup if packs are named: for a game that has none."""
        if packs:
            raise BadSetup(f"{self.id} has no packs")

    def checked_house(self, packs: tuple[str, ...], given: dict[str, str]) -> dict[str, str]:
        """Return all house rules with their values, defaults filled in.

        Raises BadSetup for a rule or a value that does not exist.
        """
        rules = self.house_rules(packs)
        for rule, value in given.items():
            if rule not in rules:
                known = ", ".join(rules) or "none"
                raise BadSetup(f"{self.id} has no house rule {rule!r}; there are: {known}")
            if value not in rules[rule]:
                values = ", ".join(rules[rule])
                raise BadSetup(f"house rule {rule} is one of {values}, not {value!r}")
        return {rule: given.get(rule, values[0]) for rule, values in rules.items()}


_GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known under its id."""
    _GAMES[game.id] = game


def all_games() -> list[Game]:
    """Return every registered game, in the order of registration."""
    return list(_GAMES.values())


def game(id: str) -> Game:
    """Return the game with this id; raise UnknownGame if there is none."""
    if id not in _GAMES:
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(_GAMES)}")
    return _GAMES[id]

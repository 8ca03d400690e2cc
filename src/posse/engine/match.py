"""A match is a set-up, a secret seed and answers. The state follows from these three."""

from __future__ import annotations

import secrets
from typing import Any

from posse.engine.chance import Chance, commitment, key_of
from posse.engine.choice import Choice, Note, Option
from posse.engine.errors import BadRecord, IllegalAnswer, MatchOver, MissingPlugin, StaleAnswer
from posse.engine.event import Event, redact
from posse.engine.game import Game, all_games, game
from posse.engine.ids import SPECTATOR, Seat
from posse.engine.lesson import Lesson, lesson_of
from posse.engine.result import Result
from posse.engine.setup import Setup
from posse.engine.state import State
from posse.engine.text import option_text, seat_names

FORMAT = 1  # of records


class Match:
    """One match, in progress or over. `new_match` deals one; `Match.replay` plays a record again.

    Attributes: `game` (the rules), `setup` (game, players, packs, house rules), `seed` (secret
    until the end), `state` (the whole state), `answers` (the indices of the options chosen so far),
    `lesson` (the lesson whose position it began with, as records hold it; "" for a deal).
    """

    def __init__(self, game: Game, setup: Setup, seed: str, state: State, lesson: str = "") -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.state = state
        self.lesson = lesson
        self.answers: list[int] = []

    # reading ------------------------------------------------------------------------------------

    @property
    def choice(self) -> Choice | None:
        """The pending choice, or None when the match is over."""
        return self.state.choice

    @property
    def number(self) -> int:
        """The number of the pending choice: how many answers were given before it."""
        return len(self.answers)

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far, with secrets.

        `events_for` returns what one seat may read.
        """
        return self.state.log or []

    @property
    def result(self) -> Result | None:
        """The winners and the score of each seat, or None while the match goes on."""
        return self.game.result(self.state)

    def in_play(self) -> list[Seat]:
        """Return the seats that may still be asked something."""
        return self.game.in_play(self.state)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed. It may be shown from the start."""
        return commitment(self.seed)

    @property
    def players(self) -> int:
        """The number of players."""
        return self.setup.players

    def view(self, seat: int | None) -> State:
        """Return the state as one seat may know it; None stands for a spectator."""
        return self.game.view(self.state, SPECTATOR if seat is None else Seat(seat))

    def screens(self, seats: list[int | None]) -> list[dict[str, Any]]:
        """Return the views of these seats as JSON for the players' screens. Do not change them."""
        who = [SPECTATOR if seat is None else Seat(seat) for seat in seats]
        return self.game.screens(self.state, who) if who else []

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return the events from number `since` on as one seat may read them."""
        who = SPECTATOR if seat is None else Seat(seat)
        return [redact(event, who) for event in self.events[since:]]

    def notes(self) -> list[Note | None]:
        """Return a note or None for each option of the pending choice, as its seat sees it."""
        choice = self.choice
        return [] if choice is None else self.game.notes(self.view(choice.seat))

    def text(self, option: Option) -> str:
        """Return the text form of an option, such as `play BANG!/AS > p1`."""
        return option_text(self.game, option, seat_names(self.players))

    # playing ------------------------------------------------------------------------------------

    def answer(self, answer: int | str | Option, number: int | None = None) -> None:
        """Answer the pending choice by index, by text form or by option.

        `number`, if given, must be the number of the pending choice (see `Match.number`). Raises
        IllegalAnswer if the answer is none of the options, StaleAnswer if the number is another,
        MatchOver if nobody is asked. A refused answer changes nothing.
        """
        if number is not None and number != self.number:
            raise StaleAnswer(f"choice {number} is not pending; choice {self.number} is")
        index = self._index(answer)
        self.state.apply(index)
        self.answers.append(index)

    def _index(self, answer: int | str | Option) -> int:
        choice = self.state.choice
        if choice is None:
            raise MatchOver("the match is over: nobody is asked")
        if isinstance(answer, int):
            if isinstance(answer, bool) or not 0 <= answer < len(choice.options):
                last = len(choice.options) - 1
                raise IllegalAnswer(f"option {answer} does not exist; the options are 0 to {last}")
            return answer
        if not isinstance(answer, (str, Option)):
            raise IllegalAnswer(f"an answer is an option, its number or its text, not {answer!r}")
        wanted = answer if isinstance(answer, str) else self.text(answer)
        legal = [self.text(option) for option in choice.options]
        if wanted not in legal:
            raise IllegalAnswer(f"{wanted!r} is not legal now; legal: {' | '.join(legal)}")
        return legal.index(wanted)

    # copies and files ---------------------------------------------------------------------------

    def clone(self) -> Match:
        """Return an equal, independent match, log included."""
        other = Match(self.game, self.setup, self.seed, self.state.clone(), self.lesson)
        other.state.log = None if self.state.log is None else self.state.log[:]
        other.answers = self.answers[:]
        return other

    def record(self) -> dict[str, Any]:
        """Return the whole match as JSON-ready data.

        It holds the seed, so it is secret until the end.
        """
        plugins = self.game.plugins(self.setup.packs)
        return {
            "posse": FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "packs": list(self.setup.packs),
            **({"plugins": plugins} if plugins else {}),
            "players": self.setup.players,
            "house": dict(self.setup.house),
            **({"lesson": self.lesson} if self.lesson else {}),
            "seed": self.seed,
            "commitment": self.commitment,
            "answers": self.answers[:],
        }

    @staticmethod
    def replay(record: dict[str, Any], upto: int | None = None) -> Match:
        """Play a record again, wholly or up to a number of answers, and return the match.

        Raises BadRecord if the record is of another version or does not describe a legal match:
        MissingPlugin if it needs a plugin that is not here.
        """
        match = _opened(record)
        answers = record["answers"]
        if not isinstance(answers, list):
            raise BadRecord("`answers` is not a list")
        for at, index in enumerate(answers[:upto]):
            try:
                match.answer(index)
            except (IllegalAnswer, MatchOver, TypeError) as error:
                raise BadRecord(f"answer {at} does not fit: {error}") from error
        return match


def _opened(record: dict[str, Any]) -> Match:
    """Return the match of a record before its first answer. Raises BadRecord if it is not valid."""
    try:
        needed = record.get("plugins", {})
        missing = missing_plugins(str(record["game"]), needed)
        if missing:
            raise MissingPlugin(f"this match needs {', '.join(missing)}: not installed here")
        found = game(str(record["game"]))
        if record["posse"] != FORMAT or record["version"] != found.version:
            made = f"format {record['posse']}, rules {record['version']}"
            raise BadRecord(f"this record was made by another version ({made})")
        players, house = record["players"], record["house"]
        packs = tuple([str(pack) for pack in record["packs"]])
        record["answers"]
        if found.plugins(packs) != needed:
            raise MissingPlugin("this match was played with other packs of the same name")
        if not isinstance(players, int) or not isinstance(house, dict):
            raise BadRecord("`players` is a number and `house` a table of rules")
        if record.get("lesson"):
            return _lesson_again(found, str(record["lesson"]), str(record["seed"]))
        return new_match(found.id, players, str(record["seed"]), packs=packs, house=house)
    except (KeyError, TypeError, AttributeError) as error:
        raise BadRecord(f"not a match record: {error}") from error


def _lesson_again(found: Game, text: str, seed: str) -> Match:
    """Return the match of a record that began with a lesson."""
    lesson = lesson_of(found.id, text.partition("@")[0])
    if lesson.text != text:
        raise BadRecord(f"the lesson {lesson.id} has changed since this match")
    return lesson_match(lesson, seed)


def missing_plugins(id: str, needed: dict[str, str]) -> list[str]:
    """Return which of these plugins of a game are not here, or not in this version."""
    here = {origin for found in all_games() if found.id == id for origin in found.origins.items()}
    return sorted({str(text) for name, text in needed.items() if (name, text) not in here})


def new_match(
    id: str,
    players: int,
    seed: int | str | None = None,
    *,
    packs: tuple[str, ...] | None = None,
    house: dict[str, str] | None = None,
    log: bool = True,
) -> Match:
    """Deal a match and return it. Without a seed a fresh secret one is drawn.

    `packs` and `house` are those that `posse games` lists. With `log=False` no events are kept.
    Raises UnknownGame, or BadSetup if the game cannot be played so.
    """
    found = game(id)
    setup = found.setup(players, packs, house)
    secret = secrets.token_hex(16) if seed is None else str(seed)
    state = found.deal(setup, Chance(key_of(secret)))
    if not log:
        state.log = None
    elif state.log is None:  # a game need not begin the log itself
        state.log = []
    return Match(found, setup, secret, state)


def lesson_match(lesson: Lesson, seed: str | None = None) -> Match:
    """Return a match at the position of a lesson.

    Raises BadRecord, BadSetup or ChanceRanOut if the position cannot be played.
    """
    found = lesson.game
    setup = found.setup(len(lesson.names), lesson.packs, lesson.house)
    secret = secrets.token_hex(16) if seed is None else seed
    return Match(found, setup, secret, lesson.start(secret), lesson.text)

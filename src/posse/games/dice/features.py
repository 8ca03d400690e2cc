"""What a program sees of The Dice Game. Everything except roles is open, and included."""

from __future__ import annotations

from posse.engine.features import (
    Block,
    Column,
    Layout,
    Observer,
    flags,
    put_question,
    question,
    seats,
)
from posse.engine.ids import NONE
from posse.games.dice.actions import TOPICS
from posse.games.dice.character_table import CHARACTERS
from posse.games.dice.faces import DICE, FACES
from posse.games.dice.frames.aim import Aim
from posse.games.dice.frames.volley import Volley
from posse.games.dice.state import ARROWS, DiceState
from posse.games.sheriff.features import cast_block, people_block, put_people

SHOTS = 2 * DICE  # more points than one turn's dice can aim at one player


class DiceObserver(Observer):
    def __init__(self, players: int) -> None:
        blocks = [*self._seat_blocks(players), *self._table_blocks()]
        super().__init__(Layout(blocks))

    def _seat_blocks(self, players: int) -> list[Block]:
        cast = [person.id for person in CHARACTERS[1:]]  # the first is nobody
        self.people = people_block(players)
        self.character = cast_block("character", players, cast, "who everybody is")
        self.held = Block(
            "held",
            seats(players),
            [Column("arrows", ARROWS), Column("hits", SHOTS)],
            "arrows in front of each person, and points aimed at it that have not landed yet",
        )
        return [self.people, self.character, self.held]

    def _table_blocks(self) -> list[Block]:
        self.dice = Block(
            "dice",
            [f"die{die + 1}" for die in range(DICE)],
            flags([*FACES, "kept"]),
            "what each die shows, and whether it lay still in the last throw",
        )
        self.table = Block(
            "table",
            [""],
            [Column("supply", ARROWS), Column("rolls", 8), Column("poured", DICE)],
            "arrows in the middle, throws made in this turn, beers used to double a shot",
        )
        self.face = Block(
            "face", [""], flags(list(FACES)), "the face that the question is about, if any"
        )
        self.question = question(TOPICS)
        return [self.dice, self.table, self.question, self.face]

    def look(self, view: DiceState) -> bytearray:
        out = bytearray(self.layout.size)
        put_people(out, self.people.at, len(self.people.columns), view)
        self._put_seats(out, view)
        self._put_dice(out, view)
        choice = view.choice
        if choice is not None:
            put_question(out, self.question.at, TOPICS, choice)
            if choice.card >= 0:
                out[self.face.at + choice.card] = 1
        return out

    def _put_seats(self, out: bytearray, view: DiceState) -> None:
        count, me = len(view.role), view.me
        cast, width = self.character.at, len(self.character.columns)
        held, hits = self.held.at, pending(view)
        for seat in range(count):
            row = (seat - me) % count
            if view.char[seat]:
                out[cast + row * width + view.char[seat] - 1] = 1
            out[held + row * 2] = view.arrows[seat]
            if hits:
                out[held + row * 2 + 1] = hits[seat]

    def _put_dice(self, out: bytearray, view: DiceState) -> None:
        at, width = self.dice.at, len(FACES) + 1
        for die, face in enumerate(view.faces):
            if face != NONE:
                out[at + die * width + face] = 1
            if view.kept >> die & 1:
                out[at + die * width + len(FACES)] = 1
        table = self.table.at
        out[table] = view.supply
        out[table + 1] = view.rolls
        out[table + 2] = view.poured


def pending(view: DiceState) -> tuple[int, ...]:
    """Return by seat the points that are aimed and have not hit yet; empty if there are none."""
    top = view.stack[-1] if view.stack else None
    return top.hits if isinstance(top, (Aim, Volley)) else ()

"""Write docs/observations.md: every number of every observation, from the games' declarations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import posse
from posse.engine.actions import ActionSpace
from posse.engine.features import Block, Layout
from posse.engine.game import Game
from posse.engine.setup import Setup
from tools.shell import ROOT

PAGE: Final = ROOT / "docs" / "observations.md"
SHOWN: Final = 12  # names of columns that are written out; of more, the first ones and the last
TITLES: Final = {"bang": "BANG!", "dice": "The Dice Game", "wyatt": "Wyatt Earp"}
HEAD: Final = """# What a program sees, and what it may answer

Written by `python -m tools.observations` from the declarations in `games/*/features.py` and
`games/*/actions.py`; a test compares it with them. [Learners](lab.md) says how to use it.

An observation is a row of whole numbers from 0 to 255 (`uint8`). It is made only from the view of
one seat, so two states that look the same to the seat give the same numbers. The tables below list
its blocks in order. A block is a table of numbers, row by row. If its *rows* are seats, the first
one is the seat that looks (`me`), and the others follow clockwise (`+1` is the left neighbour). Of
long lists the tables show the first ones and the last. `game.observer(setup).layout.names()` names
every number, and `.most()` gives its greatest value.

An action is a number too. It means the same in every state of a set-up: a verb, a card, a seat
counted clockwise from the seat that answers, and a number. With `space = game.actions(setup)`,
`space.actions[i]` describes action `i`, `space.legal(choice)` returns the legal actions, and
`space.index(i, choice)` returns the option of an action. The sizes depend on packs and number of
players, not on house rules.
"""


def sample(game: Game) -> list[Setup]:
    """Every combination of packs, with the fewest and the most players."""
    return [
        game.setup(players, packs, None)
        for packs in game.setups()
        for players in dict.fromkeys(game.seats(packs))
    ]


def sizes(game: Game) -> Iterator[str]:
    yield "| packs | players | numbers | actions |"
    yield "|---|---|---|---|"
    for setup in sample(game):
        numbers, actions = game.observer(setup).layout.size, game.actions(setup).size
        packs = " + ".join(setup.packs) or "–"
        yield f"| {packs} | {setup.players} | {numbers} | {actions} |"


def listed(names: list[str]) -> str:
    if len(names) > SHOWN:
        names = [*names[:3], f"… ({len(names)} in all)", names[-1]]
    return ", ".join(names)


def block_row(block: Block) -> str:
    rows = listed(block.rows) if block.rows != [""] else "–"
    if len({column.most for column in block.columns}) == 1:
        names = listed([column.name for column in block.columns])
        columns = f"{names}: each ≤ {block.columns[0].most}"
    else:
        columns = listed([f"{column.name} ≤ {column.most}" for column in block.columns])
    last = block.at + block.size - 1
    where = f"{block.at}–{last}" if block.size > 1 else str(block.at)
    return f"| {where} | {block.name} | {rows} | {columns} | {block.text} |"


def blocks(layout: Layout) -> Iterator[str]:
    yield "| numbers | block | rows | columns | what it is |"
    yield "|---|---|---|---|---|"
    yield from (block_row(block) for block in layout.blocks if block.size)


def verbs(space: ActionSpace) -> Iterator[str]:
    yield "| verb | actions | with |"
    yield "|---|---|---|"
    for verb in dict.fromkeys(action.verb for action in space.actions):
        mine = [action for action in space.actions if action.verb == verb]
        named = {
            "a card": any(action.card != posse.NONE for action in mine),
            "a seat": any(action.seat != posse.NOBODY for action in mine),
            "a number": any(action.n for action in mine),
        }
        parts = ", ".join(part for part, is_named in named.items() if is_named)
        yield f"| {verb} | {len(mine)} | {parts or '–'} |"


def chapter(game: Game) -> Iterator[str]:
    """Sizes of all set-ups; the blocks and verbs of the richest one."""
    richest = sample(game)[-1]
    yield f"## {TITLES[game.id]}"
    yield ""
    yield from sizes(game)
    yield ""
    packs = f" with {' + '.join(richest.packs)}" if richest.packs else ""
    yield f"Observation of {richest.players} players{packs}:"
    yield ""
    yield from blocks(game.observer(richest).layout)
    yield ""
    yield "Actions of the same table:"
    yield ""
    yield from verbs(game.actions(richest))
    yield ""


def page() -> str:
    lines = [line for game in posse.all_games() for line in chapter(game)]
    return "\n".join([HEAD, *lines])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

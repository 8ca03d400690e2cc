"""Finished matches: the record for `posse replay`, and every step as a seat saw it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from posse.bots import Crew, adviser, crew
from posse.engine.chance import commitment
from posse.engine.errors import MissingPlugin, PosseError
from posse.engine.match import Match
from posse.server.compressed import Compressed
from posse.server.errors import Refused
from posse.server.store.rows import MatchRow
from posse.server.store.store import Store
from posse.server.table.forced import is_forced
from posse.server.wire import replies, shapes

KEPT = 16  # encoded replays in memory
ENDED = 1000  # results in memory
ALL = "all"
NOBODY = "none"
RECORD = "record"


Ended = tuple[MatchRow, shapes.Result | None]


class Replays:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._made: OrderedDict[tuple[str, str], Compressed] = OrderedDict()
        self._ended: OrderedDict[str, Ended] = OrderedDict()
        self._one = asyncio.Semaphore(1)  # one at a time: this is the longest work of the server

    def clear(self) -> None:
        """Drops everything that was made: names in it may have been erased."""
        self._made.clear()
        self._ended.clear()

    def has(self, id: str, seat: str) -> bool:
        return (id, seat) in self._made

    async def get(self, id: str, seat: str) -> Compressed:
        """The record, or the replay as a seat saw it."""
        key = (id, seat)
        async with self._one:
            if key not in self._made:
                row = await self.finished(id)
                if seat not in (RECORD, ALL, NOBODY, *map(str, range(row.players))):
                    raise Refused("no_seat", "`seat` is a number, all or none")
                self._made[key] = await asyncio.to_thread(_compressed, row, seat)
                if len(self._made) > KEPT:
                    self._made.popitem(last=False)
            self._made.move_to_end(key)
            return self._made[key]

    async def ended(self, id: str) -> Ended:
        """A finished match without its answers, and its result, if that can still be computed."""
        if id not in self._ended:
            row = await self.finished(id)
            async with self._one:
                result = await asyncio.to_thread(_outcome, row)
            row.answers = []
            self._ended[id] = row, result
            if len(self._ended) > ENDED:
                self._ended.popitem(last=False)
        return self._ended[id]

    async def finished(self, id: str) -> MatchRow:
        """A finished match. Raises Refused if there is none, or if it is not over."""
        row = await self.store.match(id)
        if row is None:
            raise Refused("no_match", "there is no such match", 404)
        if not row.over:
            raise Refused("not_over", "this match is still being played", 403)
        return row


def _compressed(row: MatchRow, seat: str) -> Compressed:
    body = _record(row) if seat == RECORD else _encoded(row, seat)
    return Compressed(body, "application/json")


def _record(row: MatchRow) -> bytes:
    """The record. The result is None if the match can no longer be replayed."""
    facts = {**row.record(), "commitment": commitment(row.seed), "names": row.names}
    return replies.encode({**facts, "result": _outcome(row)})


def _outcome(row: MatchRow) -> shapes.Result | None:
    try:
        return _result(Match.replay(row.record()))
    except PosseError:
        return None


def _encoded(row: MatchRow, seat: str) -> bytes:
    try:
        match = Match.replay(row.record(), 0)
        name = adviser(row.game)
        advisers = crew(match, name, row.id) if name else None
        steps = [_step(match, seat, 0, advisers, row)]
        for index in row.answers:
            before = len(match.events)
            match.answer(index)
            steps.append(_step(match, seat, before, advisers, row))
    except MissingPlugin as error:
        raise Refused("no_plugin", str(error), 503) from error
    except PosseError as error:
        raise Refused("old_match", f"it cannot be shown any more: {error}", 410) from error
    facts = {"names": row.names, "commitment": match.commitment, "seed": match.seed}
    return replies.encode({"steps": steps, **facts, "result": _result(match)})


def _result(match: Match) -> shapes.Result | None:
    return None if match.result is None else shapes.result(match.result)


def _step(
    match: Match, seat: str, before: int, advisers: Crew | None, row: MatchRow
) -> dict[str, Any]:
    """One step of the replay. With `all` it shows the whole state."""
    if seat == ALL:
        view, events, mine = match.state, match.events[before:], True
    else:
        who = None if seat == NOBODY else int(seat)
        view, events = match.view(who), match.events_for(who, before)
        mine = match.choice is not None and match.choice.seat == who
    return {
        "view": match.game.present(view),
        "choice": _choice(match, mine),
        "events": [shapes.event(event) for event in events],
        "hint": _hint(match, advisers) if mine else None,
        "said": _said(row, match.number) if mine else None,
    }


def _said(row: MatchRow, number: int) -> dict[str, Any] | None:
    """The answer of the bot at this step, and its reason."""
    said = row.said.get(number)
    if said is None:
        return None
    why = shapes.Why(said.id, said.args) if said.id else None
    return {"bot": said.bot, "option": row.answers[number], "why": why}


def _hint(match: Match, advisers: Crew | None) -> dict[str, Any] | None:
    """What the advising bot would have answered here, from what the seat knew."""
    pending = match.choice
    if advisers is None or pending is None or len(pending.options) == 1:
        return None
    option = advisers.choose()
    return {"option": option, "why": shapes.why(advisers.bots[pending.seat].why)}


def _choice(match: Match, mine: bool) -> shapes.Choice | None:
    pending, forced = match.choice, mine and is_forced(match)
    if pending is None:
        return None
    return shapes.choice(pending, match.number, None, mine, forced, notes=match.notes())

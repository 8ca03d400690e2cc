"""A hint of a bot that runs in a worker: the table goes on, and the hint comes when it is there."""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

from posse.server.bot_workers import Thought, job_of
from posse.server.errors import Refused
from posse.server.table.guest import Guest
from posse.server.wire import replies, shapes

if TYPE_CHECKING:
    from posse.server.table.play import Play
    from posse.server.table.room import Room


def ask(room: Room, guest: Guest, name: str) -> None:
    """Lets the bot think about the pending choice. One at a time: a second request is ignored.

    Raises Refused if there is no worker.
    """
    play = room.playing
    if play.hinting == play.number:
        return
    services = room.services
    seed = f"{play.id}-{play.number}"
    answer = services.workers.begin(job_of(play.match, name, seed, services.settings.think))
    if answer is None:
        raise Refused("internal", "no bot can give a hint now", 503)
    play.hinting = number = play.number
    loop = asyncio.get_running_loop()

    def arrived(thought: Future[Thought]) -> None:
        with contextlib.suppress(RuntimeError):  # the server has ended
            loop.call_soon_threadsafe(tell, room, guest, play, number, thought)

    answer.add_done_callback(arrived)


def tell(room: Room, guest: Guest, play: Play, number: int, thought: Future[Thought]) -> None:
    """Sends the hint if it is still of use. A bot that failed may be asked again."""
    if room.play is not play or play.number != number or guest not in room.guests:
        return
    option, why = _result(thought)
    if option is not None and 0 <= option < len(play.choice.options):
        room.broadcast.to(guest, replies.Hint(number, option, shapes.why(why)))
    else:
        play.hinting = -1
        room.broadcast.to(guest, replies.Error("internal", "the bot gave no hint"))


def _result(thought: Future[Thought]) -> Thought | tuple[None, None]:
    if thought.cancelled() or thought.exception() is not None:
        return None, None
    option: Any  # the bot may answer anything
    option, why = thought.result()
    return (option, why) if isinstance(option, int) else (None, None)

"""All messages of a browser on its WebSocket. What does not fit these types is refused."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from posse.server.errors import Refused
from posse.server.store.rows import ClockTime
from posse.server.wire.clean_text import CHAT, NAME

Natural = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Slug = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_-]{0,31}$")]
Mark = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}$")]  # of a person, at one table
Packs = Annotated[list[Slug], Meta(max_length=8)]
Bots = Annotated[list[Slug], Meta(max_length=15)]
HouseRules = Annotated[dict[Slug, Slug], Meta(max_length=16)]
# Longer than `clean` allows in the end: outer blanks and decomposed characters go away.
NameText = Annotated[str, Meta(max_length=4 * NAME)]
ChatText = Annotated[str, Meta(max_length=4 * CHAT)]


class In(Struct, tag_field="t", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True):
    """A message of a browser, tagged by `t`: the class name in lower case.

    Without defaults, because a node of an older version refuses a field that it does not know.
    """


class Hello(In):
    """The first message. It says what the browser has: events of `match`, lines of chat."""

    since: Natural = 0
    match: Annotated[str, Meta(max_length=64)] | None = None  # None: the current one
    chat: Natural | None = None  # None: it does not count lines
    intro: bool = False  # the page shows introductions, and sends `ready` after them
    backs: Natural | None = None  # take-backs it knows of; None: it does not count them
    screen: bool = False  # a big screen: a spectator, also in the browser of a player


class Enter(In):
    """The first message of a page that comes with the short code of a table: may I come in?

    `screen`: to show the table on a big screen.
    """

    screen: bool = False


class Sit(In):
    seat: SeatNumber


class Stand(In):
    pass


class Name(In):
    name: NameText


class Bot(In):
    """Host: seat a bot of this name; with "" the seat becomes empty.

    During a match it is a proposal, which is carried out once all seated people have sent it.
    """

    seat: SeatNumber
    bot: Annotated[str, Meta(pattern=r"^([a-z][a-z0-9_-]{0,31})?$")]


class Options(In):
    """Host, before the match: change settings. A field that is left out stays as it is."""

    clock: ClockTime | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    players: SeatNumber | UnsetType = UNSET
    packs: Packs | UnsetType = UNSET
    house: HouseRules | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    take_back: bool | UnsetType = UNSET
    shuffle: bool | UnsetType = UNSET  # also between two matches


class Start(In):
    pass


class Rematch(In):
    pass


class Another(In):
    """Host, after a match: open the table again for this game. People keep their seats.

    `packs`: None for the usual ones. The number of players changes if it does not fit.
    """

    game: Slug
    packs: Packs | None = None


class Again(In):
    """After a match: I play another one, or I do not."""

    on: bool = True


class Kick(In):
    seat: SeatNumber


class Admit(In):
    """Host: let a removed person sit and write again. `who`: as the table says."""

    who: Mark


class LetIn(In, tag="let_in"):
    """Host: let a stranger in, or refuse them. `who`: as the table says."""

    who: Mark
    on: bool


class Answer(In):
    """An answer to a choice. `final`: it is applied at once and cannot be taken back.

    `backs`: as the choice said. After a take-back the same number may ask something else.
    """

    choice: Natural
    option: Natural
    final: bool = False
    backs: Natural | None = None  # None: the page does not count them


class Back(In):
    """Take back the answer to this choice, within the time that `pending` gave."""

    choice: Natural


class Ready(In):
    """The introduction was read: the match may begin."""


class Note(In):
    """A note for beginners was opened on the page, or closed."""

    on: bool


class Lesson(In):
    """To a lesson: go to this step. The next one is played for me; an earlier one is repeated."""

    step: Natural


class Hint(In):
    """What would a bot do? Only for the asked player, where the table allows hints."""

    choice: Natural


class Odds(In):
    """Who may have which role? Only where the table allows hints."""


class Shown(In):
    """How far the page has shown the match. Bots wait for the slowest person in play."""

    n: Natural  # the number of the last event


class Pace(In):
    """An eliminated player wants to see the rest of the match quickly, or not."""

    fast: bool


class Chat(In):
    text: ChatText


class Phrase(In):
    id: Slug


class Mute(In):
    """Host: mute the writer of this line of chat at this table, or let them speak again."""

    n: Natural
    on: bool = True


class Ping(In):
    pass


Request = (
    Hello
    | Enter
    | Sit
    | Stand
    | Name
    | Bot
    | Options
    | Start
    | Rematch
    | Another
    | Again
    | Kick
    | Admit
    | LetIn
    | Answer
    | Lesson
    | Hint
    | Odds
    | Back
    | Ready
    | Note
    | Shown
    | Pace
    | Chat
    | Phrase
    | Mute
    | Ping
)


T = TypeVar("T")

_REQUEST: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def request(data: bytes | str) -> Request:
    """A message of a browser. Raises Refused if it is not one."""
    return decoded(_REQUEST, data)


def decoded(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    """What the decoder makes of the data. Raises Refused if it does not fit."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_message", f"not understood: {error}") from error

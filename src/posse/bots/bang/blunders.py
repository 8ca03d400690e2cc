"""Blunders of BANG!: what no bot may ever do, judged by what its own seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.bots.bang.all_packs import EXPERT, KNOWN
from posse.bots.bang.sides import needs_the_sheriff
from posse.bots.sides import foe, friend
from posse.engine.choice import Choice, Option
from posse.engine.ids import NO_VERB, NOBODY, Seat
from posse.games.bang import topics, verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.frames.hurt import beer_worth
from posse.games.bang.sources import ignored
from posse.games.bang.state import BangState
from posse.games.bang.targets import played_kind
from posse.games.sheriff.roles import SHERIFF

WITH_CARD: Final = (verb_names.PLAY, verb_names.USE)  # the card says what is done
HEALING = {verb_names.PLAY: ("beer", "whisky", "tequila"), verb_names.USE: ("canteen",)}


def act(view: BangState, choice: Choice, option: Option) -> str:
    """Return what an option of phase II does to its target; "" if it has none."""
    name: str = option.verb
    if choice.topic != topics.PLAY or option.seat == NOBODY:
        return ""
    if option.verb in WITH_CARD and option.card >= 0:
        name = played_kind(view, view.me, option.card).id
    return KNOWN.acts.get(name, "")


def burdened(view: BangState, seat: Seat) -> bool:
    return any(KNOWN.misses.get(CARDS[card].kind.id, 0.0) < 0 for card in view.front[seat])


def hurt(view: BangState, seat: Seat) -> bool:
    return 0 < view.life[seat] < view.max_life[seat]


def bare(view: BangState, seat: Seat) -> bool:
    """Return True if nothing can stop the next hit on the seat, and it costs the last point."""
    if view.life[seat] != 1 or view.hand[seat] or view.front[seat]:
        return False
    return CHARACTERS[view.acts[seat]].id not in EXPERT.stops


# each: does the option, taken in this question, deserve its name? -----------------------------


def kills_the_sheriff(view: BangState, choice: Choice, option: Option) -> bool:
    """A Deputy or Renegade eliminates the Sheriff for certain while others are left."""
    if choice.topic != topics.PLAY or option.card < 0 or not needs_the_sheriff(view):
        return False
    star = Seat(view.role.index(SHERIFF))
    if not bare(view, star) or ignored(view, star, option.card, view.me):
        return False
    if act(view, choice, option) == "shot":
        return option.seat == star
    swept = EXPERT.acts.get(played_kind(view, view.me, option.card).id) == "sweep"
    if option.verb not in WITH_CARD or not swept:
        return False
    others = view.others(view.me)
    return others[-1] != star or not all(bare(view, other) for other in others)


def shoots_a_friend(view: BangState, choice: Choice, option: Option) -> bool:
    """A Deputy shoots the Sheriff, or an Outlaw a known Outlaw."""
    return act(view, choice, option) == "shot" and friend(view, option.seat)


def robs_a_friend(view: BangState, choice: Choice, option: Option) -> bool:
    if act(view, choice, option) != "rob" or burdened(view, option.seat):
        return False
    return friend(view, option.seat)


def jails_a_friend(view: BangState, choice: Choice, option: Option) -> bool:
    return act(view, choice, option) == "jail" and friend(view, option.seat)


def heals_a_foe(view: BangState, _: Choice, option: Option) -> bool:
    """An Outlaw heals the Sheriff."""
    if option.verb not in (verb_names.PLAY, verb_names.USE) or option.card < 0:
        return False
    kind = played_kind(view, view.me, option.card).id
    if kind == "tequila":
        return option.seat != view.me and foe(view, option.seat)
    healed = [seat for seat in view.ring if hurt(view, seat)]
    return (
        kind == "saloon"
        and option.verb == verb_names.PLAY
        and all(foe(view, seat) for seat in healed)
    )


def heals_nobody(view: BangState, _: Choice, option: Option) -> bool:
    """A Beer at full life."""
    if option.verb not in HEALING or option.card < 0:
        return False
    kind = played_kind(view, view.me, option.card).id
    at = view.me if option.seat == NOBODY else option.seat
    return kind in HEALING[option.verb] and view.life[at] >= view.max_life[at]


def dynamite_when_behind(view: BangState, _: Choice, option: Option) -> bool:
    if (
        option.verb != verb_names.PLAY
        or CARDS[option.card].kind.id != "dynamite"
        or len(view.ring) > 2
    ):
        return False
    return view.life[view.me] <= max(view.life[at] for at in view.ring if at != view.me)


def worse_weapon(view: BangState, _: Choice, option: Option) -> bool:
    """A weapon that reaches less far, and is not rapid when there are several BANG! cards."""
    if option.verb != verb_names.PLAY or option.card < 0:
        return False
    new = CARDS[option.card].power
    old = [CARDS[card].power for card in view.front[view.me] if CARDS[card].power.reach]
    if not new.reach or not old or new.reach > old[0].reach:
        return False
    symbols = [CARDS[card].kind.symbol for card in view.hand[view.me]]
    return not (new.rapid and not old[0].rapid and len(symbols) - symbols.count(NO_VERB) > 1)


def dies_with_a_missed(view: BangState, choice: Choice, option: Option) -> bool:
    if choice.topic != topics.SHOT or option.verb != verb_names.TAKE or view.life[view.me] != 1:
        return False
    ways = [other for other in choice.options if other.verb in (verb_names.MISSED, verb_names.USE)]
    return len(ways) >= choice.n


def dies_with_a_bang(view: BangState, choice: Choice, option: Option) -> bool:
    """Falls to Indians! or in a Duel with a BANG! in the hand."""
    if choice.topic not in (topics.INDIANS, topics.DUEL) or option.verb != verb_names.TAKE:
        return False
    return view.life[view.me] == 1 and any(
        other.verb == verb_names.BANG for other in choice.options
    )


def dies_with_a_beer(view: BangState, choice: Choice, option: Option) -> bool:
    if choice.topic != topics.SAVE or option.verb != verb_names.TAKE:
        return False
    beers = sum(other.verb == verb_names.BEER for other in choice.options)
    left = view.life[view.me] - choice.n
    return left <= 0 < left + beers * beer_worth(view, view.me)


def spares_a_foe(view: BangState, choice: Choice, option: Option) -> bool:
    """Ends the turn with a BANG! card and a certain foe in reach."""
    if choice.topic != topics.PLAY or option.verb != verb_names.END:
        return False
    return any(
        other.verb == verb_names.PLAY
        and CARDS[other.card].kind.symbol == verb_names.BANG
        and other.seat != NOBODY
        and view.life[other.seat] > 0
        and foe(view, other.seat)
        and not ignored(view, other.seat, other.card, view.me)
        for other in choice.options
    )


Blunder = Callable[[BangState, Choice, Option], bool]
BLUNDERS: tuple[Blunder, ...] = (
    kills_the_sheriff,
    shoots_a_friend,
    robs_a_friend,
    jails_a_friend,
    heals_a_foe,
    heals_nobody,
    dynamite_when_behind,
    worse_weapon,
    dies_with_a_missed,
    dies_with_a_bang,
    dies_with_a_beer,
    spares_a_foe,
)


def blunders(view: BangState, choice: Choice, option: Option) -> list[str]:
    """Return the names of the blunders that this option would be."""
    if len(choice.options) == 1:
        return []
    return [one.__name__ for one in BLUNDERS if one(view, choice, option)]

"""The sentence for a choice: a message of `bots_bang.ftl` and what fills its gaps."""

from __future__ import annotations

from typing import Final

from posse.bots.bang.mind import Mind
from posse.bots.base import Reason
from posse.engine.choice import NONE, Option
from posse.games.bang.cards import BROWN
from posse.games.bang.targets import played_kind
from posse.games.sheriff.roles import OUTLAW, ROLES, SHERIFF

SURE: Final = 0.995
PLAYED: Final = ("play", "use", "use_bang", "use_panic", "use_cat_balou", "aim", "divert")
# by topic and verb, where that says it all; "topic *" stands for its other verbs
PLAIN: Final = {
    "play end": "why-bang-end",
    "play heal": "why-bang-heal",
    "rest heal": "why-bang-heal",
    "play bleed": "why-bang-bleed",
    "play trade": "why-bang-cards",
    "play board": "why-bang-car",
    "play roll": "why-bang-train",
    "play drive": "why-bang-train",
    "shot barrel": "why-bang-barrel",
    "shot missed": "why-bang-dodge",
    "shot use": "why-bang-dodge",
    "shot take": "why-bang-take",
    "save take": "why-bang-take",
    "save *": "why-bang-save",
    "duel bang": "why-bang-answer",
    "duel take": "why-bang-yield",
    "indians bang": "why-bang-answer",
    "indians take": "why-bang-yield",
    "limit *": "why-bang-least",
    "pay *": "why-bang-least",
    "duplicate *": "why-bang-least",
    "store pick": "why-bang-most",
    "keep keep": "why-bang-most",
    "draw pile": "why-bang-most",
    "board board": "why-bang-car",
    "check choose": "why-bang-check",
}
FORCED: Final = Reason("why-bang-forced")  # nothing else was possible
TOWARDS: Final = {"jail": "why-bang-jail", "rob": "why-bang-rob", "help": "why-bang-help"}
SELF: Final = {"beer": "why-bang-heal", "canteen": "why-bang-heal", "whisky": "why-bang-heal"}


def reason(mind: Mind, option: Option) -> Reason:
    """Why the mind takes this option."""
    topic = mind.choice.topic
    plain = PLAIN.get(f"{topic} {option.verb}") or PLAIN.get(f"{topic} *")
    if plain is not None:
        return Reason(plain, **named(option))
    if topic == "loot":
        return loot(mind)
    if topic == "draw" and option.seat != NONE:
        return Reason("why-bang-rob", seat=option.seat)
    if option.verb in PLAYED and (option.seat not in (NONE, mind.me)):
        return towards(mind, option)
    if option.verb in ("play", "use") and option.card >= 0:
        return played(mind, option)
    return Reason("why-bang-best", **named(option))


def named(option: Option) -> dict[str, int]:
    return {"card": option.card} if option.card >= 0 else {}


def loot(mind: Mind) -> Reason:
    at = mind.choice.other
    friend = at == mind.me or mind.wish[at] <= 0
    return Reason("why-bang-help" if friend else "why-bang-rob", seat=at)


def towards(mind: Mind, option: Option) -> Reason:
    """Something done to somebody: what for, and who he is taken for."""
    name = option.verb
    if name in ("play", "use"):
        name = played_kind(mind.view, mind.me, option.card).id
    act = mind.known.acts.get(name, "shot")
    if mind.wish[option.seat] <= 0:
        return Reason("why-bang-help", seat=option.seat)
    if act in TOWARDS:
        return Reason(TOWARDS[act], seat=option.seat)
    if mind.view.life[option.seat] == 1:
        return Reason("why-bang-finish", seat=option.seat)
    return taken_for(mind, option.seat)


def taken_for(mind: Mind, seat: int) -> Reason:
    """The role of a target that makes it one, and how sure that is."""
    chances = mind.roles(seat)
    foes = {role: chance for role, chance in chances.items() if role != SHERIFF}
    if mind.view.role[seat] == SHERIFF:
        return Reason("why-bang-sheriff", seat=seat)
    role = max(foes, key=lambda one: foes[one], default=OUTLAW)
    if foes.get(role, 1.0) >= SURE:
        return Reason("why-bang-known", seat=seat, role=ROLES[role])
    percent = round(100 * foes[role])
    return Reason("why-bang-suspect", seat=seat, role=ROLES[role], percent=percent)


def played(mind: Mind, option: Option) -> Reason:
    kind = played_kind(mind.view, mind.me, option.card)
    if kind.id in SELF:
        return Reason(SELF[kind.id], card=option.card)
    if mind.known.acts.get(kind.id) == "sweep":
        return Reason("why-bang-sweep", card=option.card)
    if kind.power.reach:
        return Reason("why-bang-weapon", card=option.card)
    lays = kind.colour != BROWN and option.card in mind.hand
    return Reason("why-bang-lay" if lays else "why-bang-gain", card=option.card)

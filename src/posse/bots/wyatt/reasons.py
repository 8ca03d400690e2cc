"""The reason for a choice in Wyatt Earp: which card, whose row, how much money."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.bots.base import Reason
from posse.bots.wyatt import sheriff_cards
from posse.bots.wyatt.deputy_mind import DeputyMind
from posse.bots.wyatt.greenhorn_mind import LAW, GreenhornMind
from posse.bots.wyatt.topics import GOING, bored, fetched
from posse.engine.choice import Choice, Option
from posse.engine.ids import NOBODY, Verb
from posse.games.wyatt import verb_names
from posse.games.wyatt.cards import COUNT, EARP, FIRST, KIND, KINDS, STAGECOACH
from posse.games.wyatt.plays import prey, row_of
from posse.games.wyatt.rounds import GOAL
from posse.games.wyatt.state import WyattState

BILL: Final = 1000  # dollars
EARPS: Final = (verb_names.RIDE, verb_names.SEARCH, verb_names.FREE)  # what a Wyatt Earp may do
# by verb of an option: the kind of card that is played
PLAYED: Final = {
    **{kind.verb: at for at, kind in enumerate(KINDS) if at >= STAGECOACH},
    **dict.fromkeys(EARPS, EARP),
}


def dollars(bills: int) -> int:
    return bills * BILL


# the deputy -----------------------------------------------------------------------------------


def reason(mind: DeputyMind, choice: Choice, option: Option, worth: float) -> Reason:
    """Return what the option does and hopes for. The end of a round is a reason of its own."""
    if option.verb == verb_names.STOP and bored(mind):
        return Reason("why-wyatt-idle", n=mind.view.idle)
    if worth >= GOING:
        return ends(mind, option)
    if option.verb == verb_names.DISCARD and mind.sheds() and not mind.ahead():
        return waits(mind)
    said = WHYS.get(option.verb)
    if said is not None:
        return said(mind, option)
    if option.seat != NOBODY:
        return Reason(f"why-wyatt-{option.verb}", seat=option.seat, card=option.card)
    return plain(mind.view, choice, option)


def after(mind: DeputyMind, option: Option) -> list[int]:
    """Return what each player is paid if the option ends the round now."""
    paid, poster_values = mind.poster_values.now, mind.poster_values
    if option.verb != verb_names.LAY:
        return paid
    outlaw, n = KIND[option.card], option.n
    return poster_values.paid_after(outlaw, 2 * n, n - 1)


def ends(mind: DeputyMind, option: Option) -> Reason:
    pay = after(mind, option)
    money = [held + more for held, more in zip(mind.view.money, pay, strict=True)]
    if max(money) >= GOAL and max(money) == money[mind.me]:
        return Reason("why-wyatt-win", money=dollars(money[mind.me]))
    best = max(mind.others, key=lambda seat: pay[seat])
    return Reason("why-wyatt-over", money=dollars(pay[mind.me]), seat=best, more=dollars(pay[best]))


def waits(mind: DeputyMind) -> Reason:
    pay = mind.poster_values.now
    best = max(mind.others, key=lambda seat: pay[seat])
    return Reason(
        "why-wyatt-later", money=dollars(pay[mind.me]), seat=best, more=dollars(pay[best])
    )


def deck(mind: DeputyMind, _: Option) -> Reason:
    if mind.view.pile:
        return Reason("why-wyatt-two", card=mind.view.pile[-1])
    return Reason("why-wyatt-rest", n=len(mind.view.deck))


def pile(mind: DeputyMind, _: Option) -> Reason:
    return on_pile(mind.view, mind.held)


def on_pile(view: WyattState, held: list[int]) -> Reason:
    top = view.pile[-1]
    if KIND[top] < COUNT and held[KIND[top]]:
        return Reason("why-wyatt-fits", card=top, n=held[KIND[top]])
    return Reason("why-wyatt-top", card=top)


def wanted(mind: DeputyMind, _: Option) -> Reason:
    """A card of a hand, or one on the table."""
    best = max(range(COUNT), key=lambda outlaw: sheriff_cards.ask(mind, outlaw))
    if sheriff_cards.ask(mind, best) >= sheriff_cards.best_theft(mind):
        return Reason("why-wyatt-look", card=FIRST[best])
    return theft(mind)


def theft(mind: DeputyMind) -> Reason:
    rows = [row_of(at) for at in prey(mind.view, mind.me, hidden=True)]
    found = [row for row in rows if mind.view.laid(*row)]
    seat, outlaw = max(found, key=lambda row: sheriff_cards.stolen(mind, *row))
    return Reason("why-wyatt-aim", seat=seat, card=FIRST[outlaw])


def shoot(mind: DeputyMind, _: Option) -> Reason:
    return theft(mind)


def hideout(mind: DeputyMind, _: Option) -> Reason:
    rows = [row_of(at) for at in prey(mind.view, mind.me, hidden=False)]
    seat, outlaw = max(rows, key=lambda row: sheriff_cards.hide(mind, *row))
    return Reason("why-wyatt-hide", seat=seat, card=FIRST[outlaw])


def ride(mind: DeputyMind, _: Option) -> Reason:
    return Reason("why-wyatt-fresh", n=len(mind.hand))


def search(mind: DeputyMind, option: Option) -> Reason:
    """Before it sees the pile: by what it remembers."""
    kinds = sorted({kind for kind in mind.pile if kind != EARP})
    if not kinds:
        return Reason("why-wyatt-law-card", card=FIRST[PLAYED[option.verb]])
    return Reason("why-wyatt-find", card=FIRST[max(kinds, key=lambda kind: fetched(mind, kind))])


def free(mind: DeputyMind, option: Option) -> Reason:
    rows = [outlaw for outlaw in range(COUNT) if mind.view.hidden(mind.me, outlaw)]
    card = option.card
    if card < 0:
        card = FIRST[max(rows, key=lambda outlaw: sheriff_cards.free(mind, outlaw))]
    return Reason("why-wyatt-unhide", card=card)


WHYS: Final[dict[Verb, Callable[[DeputyMind, Option], Reason]]] = {
    verb_names.DECK: deck,
    verb_names.PILE: pile,
    verb_names.WANTED: wanted,
    verb_names.SHOOT: shoot,
    verb_names.HIDEOUT: hideout,
    verb_names.RIDE: ride,
    verb_names.SEARCH: search,
    verb_names.FREE: free,
}


# the greenhorn --------------------------------------------------------------------------------


def liked(mind: GreenhornMind, choice: Choice, option: Option) -> Reason:
    """Return the greenhorn's reason, which has no sums as the deputy's has."""
    view = mind.view
    if option.verb in LAW:
        return Reason("why-wyatt-law-card", card=FIRST[played(option)])
    if option.verb == verb_names.DISCARD:
        return Reason("why-wyatt-spare", card=option.card)
    if option.verb == verb_names.DECK and view.pile:
        return Reason("why-wyatt-two", card=view.pile[-1])
    if option.verb == verb_names.PILE:
        return on_pile(view, mind.held)
    if option.seat != NOBODY:
        return Reason(f"why-wyatt-{option.verb}", seat=option.seat, card=option.card)
    return plain(view, choice, option)


def played(option: Option) -> int:
    """Return the kind of the sheriff card. A photo is that of its outlaw."""
    if option.verb == verb_names.PHOTO:
        return COUNT + KIND[option.card]
    return PLAYED.get(option.verb, KIND[option.card])


# both -----------------------------------------------------------------------------------------


def plain(view: WyattState, choice: Choice, option: Option) -> Reason:
    """Return a reason by verb, with the card of the option or of the question."""
    if option.verb == verb_names.LAY:
        return Reason("why-wyatt-lay", card=option.card, n=option.n)
    if option.verb == verb_names.STOP:
        return Reason("why-wyatt-few", n=len(view.deck))
    if option.verb == verb_names.DECK:
        return Reason("why-wyatt-rest", n=len(view.deck))
    if option.verb == verb_names.SHOOT:
        return Reason("why-wyatt-shot", n=len(prey(view, view.me, hidden=True)))
    if option.verb == verb_names.PASS:
        return passed(view, choice)
    if option.verb == verb_names.KEEP:
        return Reason("why-wyatt-keep-card", card=FIRST[played(choice.options[0])])
    return Reason(f"why-wyatt-{option.verb}", card=option.card)


def passed(view: WyattState, choice: Choice) -> Reason:
    """It does not shoot at a Hideout, or nothing is worth taking."""
    if choice.card >= 0:
        return Reason("why-wyatt-pass-card", card=choice.card)
    return Reason("why-wyatt-hand", n=len(view.hand[view.me]))

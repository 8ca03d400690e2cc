"""The deputy of Wyatt Earp: positions in which the right choice is obvious, card by card."""

from __future__ import annotations

import pytest

import posse
from posse import bots
from posse.games.wyatt.rounds import WAYS
from posse.games.wyatt.state import WyattState
from tests.wyatt_table import (
    BANK,
    BELLE,
    BILLY,
    BOB,
    BUTCH,
    COACH,
    EARP,
    GUN,
    HIDEOUT,
    JESSE,
    SUNDANCE,
    WANTED,
    WES,
    answer,
    asked,
    choose,
    photo,
    position,
    reaction,
    rival,
    seat,
    texts,
)

# outlaws ------------------------------------------------------------------------------------------


def test_it_opens_a_set() -> None:
    me = seat(JESSE, JESSE, JESSE, BOB, WES, BILLY)
    assert choose(me, rival(), rival()) == "lay Jesse James x3"


def test_it_lays_in_one_go_for_the_bigger_reward() -> None:
    me = seat(JESSE, JESSE, JESSE, JESSE, JESSE, BOB, WES)
    assert choose(me, rival(), rival()) == "lay Jesse James x5"
    me = seat(JESSE, JESSE, JESSE, BOB, WES, jesse=2)
    assert choose(me, rival(jesse=2)) == "lay Jesse James x3"


def test_it_keeps_the_cards_of_a_second_set() -> None:
    me = seat(BOB, BOB, SUNDANCE, WES, WES)
    assert choose(me, rival(), rival()) == f"discard {SUNDANCE}"


def test_it_does_not_make_a_poster_pay_for_somebody_else() -> None:
    """Six points are too few to be paid. With two of mine the rival would get more than I do."""
    me = seat(JESSE, BOB, BOB, WES, WES)
    start = {"posters": {JESSE: 3}}
    assert choose(me, rival(1, jesse=3), **start) != "lay Jesse James x1"
    assert choose(me, rival(1, jesse=4), **start) == "lay Jesse James x1"


def test_it_lays_where_the_reward_is_paid_to_it() -> None:
    """On a poster that a rival takes alone two more bills help nobody."""
    me = seat(JESSE, JESSE, WES, WES, BOB, BOB, BUTCH, wes=4)
    other = rival(jesse=5, wes=1)
    assert choose(me, other) == "lay Wes Hardin x2"


# sheriff cards ------------------------------------------------------------------------------------


def test_a_photo_goes_where_it_pays() -> None:
    """On Wes Hardin it takes the lead; on Jesse James it stays far behind."""
    me = seat(photo(JESSE), photo(WES), BOB, BUTCH, SUNDANCE, jesse=1, wes=3)
    assert choose(me, rival(jesse=6, wes=3)) == "photo Wes Hardin"


def test_a_photo_is_worth_keeping_for_one_s_own_set() -> None:
    me = seat(photo(JESSE), photo(BUTCH), JESSE, JESSE)
    assert choose(me, rival(), rival()) == f"discard {photo(BUTCH)}"


@pytest.mark.parametrize(("card", "verb"), [(BANK, "bank"), (COACH, "stagecoach"), (GUN, "gun")])
def test_robberies_and_the_fastest_gun_join_the_row_that_leads(card: str, verb: str) -> None:
    me = seat(card, BOB, BOB, BUTCH, SUNDANCE, jesse=4, wes=1)
    assert choose(me, rival(jesse=3, wes=6)) == f"{verb} Jesse James"


def test_a_robbery_is_not_wasted_on_a_hopeless_row() -> None:
    me = seat(BANK, BOB, BOB, SUNDANCE, jesse=1)
    assert choose(me, rival(jesse=6)).startswith("discard")


def test_the_fastest_gun_is_taken_from_the_leader() -> None:
    me = seat(GUN, BOB, BOB, BUTCH, SUNDANCE, jesse=4, wes=3)
    other = rival(wes=3)
    other["rows"][WES].append(GUN)
    assert choose(me, other) == "gun Jesse James"


def test_most_wanted_asks_for_what_somebody_was_seen_taking() -> None:
    """p1 takes a Jesse James from the pile; p0 holds two."""
    me = seat(JESSE, JESSE, WANTED, BOB, SUNDANCE, BUTCH)
    thief = seat(BILLY, BILLY, BELLE, BELLE, WES)
    start = {"turn": "p1", "phase": "draw", "pile": [JESSE]}
    script = ["pile", f"discard {WES}", "deck", "wanted"]
    assert reaction(script, me, thief, **start) == "ask Jesse James > p1"


def test_most_wanted_asks_for_what_completes_a_set() -> None:
    me = seat(WANTED, BOB, SUNDANCE, SUNDANCE, BUTCH)
    assert reaction(["wanted"], me, rival(), rival()).startswith("ask Sundance Kid")


def test_most_wanted_steals_from_the_leader() -> None:
    """With one card less the rival does not take eight bills alone."""
    me = seat(WANTED, JESSE, BOB, BUTCH, SUNDANCE, jesse=3)
    script, posters = ["wanted"], {JESSE: 8}
    assert reaction(script, me, rival(jesse=3), posters=posters) == "shoot"
    start = {"posters": posters, "deck": [BOB] * 3}
    assert reaction([*script, "shoot"], me, rival(jesse=3), **start) == "steal Jesse James > p1"


def test_a_hideout_covers_the_leader_on_the_rich_poster() -> None:
    me = seat(HIDEOUT, BOB, BUTCH, SUNDANCE, jesse=2, wes=2)
    rich, poor = rival(jesse=5), rival(wes=5)
    posters = {JESSE: 9, WES: 2}
    assert choose(me, rich, poor, posters=posters) == "hideout"
    assert reaction(["hideout"], me, rich, poor, posters=posters) == "hide Jesse James > p1"
    posters = {JESSE: 2, WES: 9}
    assert reaction(["hideout"], me, rich, poor, posters=posters) == "hide Wes Hardin > p2"


def test_a_hideout_waits_for_a_row_that_is_worth_it() -> None:
    me = seat(HIDEOUT, BOB, BOB, SUNDANCE)
    assert choose(me, rival(jesse=3), posters={JESSE: 1}) == f"discard {SUNDANCE}"


def test_wyatt_earp_frees_a_rich_row() -> None:
    me = seat(EARP, BOB, BUTCH, SUNDANCE, jesse=4, hidden=(JESSE,))
    assert choose(me, rival(jesse=1), posters={JESSE: 8}) == "free"


def test_wyatt_earp_searches_for_the_card_that_completes_a_set() -> None:
    """p1 discards a Jesse James, other cards cover it, and p0 remembers it."""
    me = seat(JESSE, JESSE, EARP, BOB, SUNDANCE, BUTCH)
    other = seat(JESSE, BILLY, BILLY, BELLE, BELLE)
    start = {"turn": "p1", "deck": [WES, BILLY] * 3 + [BELLE]}
    state = position(me, other, **start)
    for line in (f"discard {JESSE}", "deck", f"discard {WES}", "deck", f"discard {WES}", "deck"):
        state.apply(texts(asked(state)).index(line))
    assert answer(state) == "search"
    state.apply(texts(asked(state)).index("search"))
    assert answer(state) == f"take {JESSE}"


def test_what_was_fetched_is_played_at_once_if_that_helps() -> None:
    me = seat(EARP, BOB, SUNDANCE, BUTCH, jesse=3)
    start = {"pile": [photo(JESSE), WES]}
    script = ["search", f"take {photo(JESSE)}"]
    assert reaction(["search"], me, rival(jesse=2), **start) == f"take {photo(JESSE)}"
    assert reaction(script, me, rival(jesse=2), **start) == "photo Jesse James"
    me = seat(EARP, BOB, SUNDANCE, BUTCH, jesse=1)
    start = {"pile": [BANK, WES]}
    assert reaction(["search", f"take {BANK}"], me, rival(jesse=6), **start) == "keep"


def test_wyatt_earp_rides_when_there_is_nothing_better() -> None:
    me = seat(EARP, BOB, SUNDANCE, BUTCH, WES)
    assert choose(me, rival(), rival(), pile=[EARP]) == "ride"


@pytest.mark.parametrize(("bills", "laid", "said"), [(8, 4, "free Jesse James"), (1, 1, "pass")])
def test_a_hideout_is_answered_where_there_is_much_to_lose(
    bills: int, laid: int, said: str
) -> None:
    attacker = seat(HIDEOUT, BOB, BOB, WES, BELLE, BELLE)
    me = seat(EARP, BUTCH, SUNDANCE, BILLY, jesse=laid)
    start = {"deck": [WES] * 4, "posters": {JESSE: bills}}
    assert reaction(["hideout", "hide Jesse James > p1"], attacker, me, **start) == said


# drawing and discarding ---------------------------------------------------------------------------


def test_it_takes_the_top_discard_that_completes_a_set() -> None:
    me = seat(JESSE, JESSE, BOB, SUNDANCE, WES, BUTCH)
    assert choose(me, rival(), rival(), phase="draw", pile=[JESSE]) == "pile"
    assert choose(me, rival(), rival(), phase="draw", pile=[SUNDANCE]) == "deck"


def test_it_does_not_take_and_put_back_for_ever() -> None:
    me, start = seat(JESSE, JESSE, BOB, WES), {"phase": "draw", "pile": [JESSE]}
    assert choose(me, rival(), idle=5, **start) == "pile"
    assert choose(me, rival(), idle=6, **start) == "deck"
    short = {"deck": [WES], "reshuffled": True, "posters": {WES: 6}}
    assert choose(me, rival(wes=5), idle=5, **start, **short) == "pile"
    assert choose(me, rival(wes=5), idle=6, **start, **short) == "stop"


def test_it_takes_the_top_discard_that_extends_a_row() -> None:
    """The fourth Jesse James makes eight points, which are paid."""
    me = seat(BOB, SUNDANCE, WES, BUTCH, jesse=3)
    start = {"phase": "draw", "posters": {JESSE: 5}}
    assert choose(me, rival(), rival(), pile=[JESSE], **start) == "pile"
    assert choose(me, rival(), rival(), pile=[BILLY], **start) == "deck"


def test_it_does_not_discard_what_the_next_player_collects() -> None:
    """Jesse James would be paid with one more card."""
    me = seat(JESSE, BOB, WES, WES, BUTCH, BUTCH)
    assert choose(me, rival(1, jesse=3), posters={JESSE: 3}) == f"discard {BOB}"
    assert choose(me, rival(1, wes=3), posters={JESSE: 3}) != f"discard {WES}"


def test_it_does_not_discard_what_the_next_player_was_seen_taking() -> None:
    me = seat(SUNDANCE, BOB, WES, WES, BUTCH, BUTCH)
    other = seat(BILLY, BILLY, BELLE, BELLE, JESSE)
    start = {"turn": "p1", "phase": "draw", "deck": [JESSE, JESSE, BELLE]}
    for taken, given in ((SUNDANCE, BOB), (BOB, SUNDANCE)):
        script = ["pile", f"discard {JESSE}", "deck"]
        said = reaction(script, me, other, pile=[taken], **start)
        assert said == f"discard {given}"


# the end of a round -------------------------------------------------------------------------------


def test_it_goes_out_when_it_is_ahead_and_not_when_it_is_behind() -> None:
    me = seat(WES, BOB, jesse=5, wes=1)
    ahead, behind = {"posters": {JESSE: 6, WES: 1}}, {"posters": {JESSE: 1, WES: 6}}
    assert choose(me, rival(wes=3), **ahead) == "lay Wes Hardin x1"
    assert choose(me, rival(wes=5), **behind) == f"discard {BOB}"


def test_it_takes_the_top_discard_to_go_out() -> None:
    me = seat(BOB, jesse=5)
    start = {"phase": "draw", "posters": {JESSE: 6}}
    assert choose(me, rival(wes=3), pile=[WES], **start) == "pile"
    assert reaction(["pile"], me, rival(wes=3), pile=[WES], **start) == "lay Wes Hardin x1"


def test_it_does_not_end_a_match_that_it_would_lose() -> None:
    """It would get more than the rival, but the rival reaches 25 first."""
    me = seat(WES, BOB, jesse=5, wes=1, money=2)
    start = {"posters": {JESSE: 6, WES: 3}}
    assert choose(me, rival(wes=5, money=10), **start) == "lay Wes Hardin x1"
    assert choose(me, rival(wes=5, money=22), **start) == f"discard {BOB}"


def test_with_too_few_cards_to_draw_it_ends_the_round_if_it_is_ahead() -> None:
    me, start = seat(BOB, BUTCH, jesse=5), {"phase": "draw", "deck": [WES], "reshuffled": True}
    assert choose(me, rival(2, wes=2), posters={JESSE: 6}, **start) == "stop"
    me = seat(BOB, BUTCH, jesse=1)
    assert choose(me, rival(2, wes=5), posters={WES: 6}, **start) == "pile"


# whole matches ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_players(players: int) -> None:
    """The seeds are fixed, so the number never changes: it wins all of them."""
    wins = 0
    for i in range(20):
        match = posse.new_match("wyatt", players, seed=f"beats-{i}")
        me = i % players
        names = ["deputy" if at == me else "random" for at in range(players)]
        made = {at: bots.make(name, "wyatt", f"{i}-{at}") for at, name in enumerate(names)}
        bots.Crew(match, made).play()
        assert match.result is not None
        wins += match.result.winners == [me]
    assert wins >= 19


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sensible_play_never_stalls(players: int) -> None:
    for i in range(20):
        match = posse.new_match("wyatt", players, seed=f"stall-{i}")
        bots.crew(match, "deputy", str(i)).play(100_000)
        state = match.state
        assert isinstance(state, WyattState) and match.result is not None
        assert state.ends[WAYS.index("stall")] == 0

"""With the train, too, nothing important is shown for less than its time, queue or not."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.entering import Moment, enter
from tests.browser.feed import ME, Feed
from tests.browser.reading_times import WATCH, Reader, hit, too_short, watched
from tests.browser.server_process import Server
from tests.browser.train import BASE_TRAIN, TrainPlayer
from tests.browser.train_places import riders

PLAYERS = 5


class Rider(Reader, TrainPlayer):
    """Takes cars, and watches."""


def arrives(moment: Moment) -> bool:
    """A turn at whose end the train reaches its terminus."""
    return moment.choice.topic == "play" and "terminus" in moment.brought


def test_in_calm_pace_the_train_stands_as_long_as_it_weighs(visit: Visit, server: Server) -> None:
    visitor = visit(moving=True, pace="calm")
    enter(visitor, server, arrives, players=PLAYERS, packs=list(BASE_TRAIN))
    visitor.page.locator(".game").wait_for()
    visitor.page.evaluate(WATCH)
    rider = Rider(visitor)
    with visitor.hurrying():
        rider.play(lambda: {"train", "terminus"} <= {one["shows"] for one in rider.seen()})
    seen = rider.seen()
    assert {"train", "terminus"} <= {one["shows"] for one in seen}
    assert too_short(seen) == []


@pytest.mark.parametrize("moving", [True, False], ids=["moving", "still"])
def test_a_queue_shortens_nothing_of_the_train(visit: Visit, server: Server, moving: bool) -> None:
    visitor = visit(moving=moving, pace="calm")
    visitor.call(riders("mail_car", "lounge_car", players=PLAYERS)[0])
    feed = Feed(visitor, server, PLAYERS, packs=list(BASE_TRAIN))
    seen = watched(feed, flood)
    assert too_short(seen) == []
    shown = " ".join(one["shows"] for one in seen)  # only laying a card may be dropped
    assert shown == "train shot hit shot answer train terminus attack out out"


def flood(feed: Feed) -> None:
    """One message: a car is taken and used, a player robbed, the train arrives, two leave."""
    engine = feed.card("ironhorse")
    feed.step({"verb": "roll", "seat": ME, "card": engine, "x": 2})
    feed.step({"verb": "board", "seat": ME, "card": feed.card("mail_car")})
    feed.step({"verb": "use", "seat": 1, "card": feed.card("baggage_car"), "other": 2})
    feed.step(hit(2))
    feed.step({"verb": "face", "seat": 3, "card": feed.card("beer"), "other": 1})
    feed.step({"verb": "take", "seat": 1, "card": feed.card("beer"), "other": 3})
    feed.step({"verb": "roll", "seat": 1, "card": engine, "x": 3})
    feed.step({"verb": "terminus", "card": engine})
    feed.step(hit(2), hit(3), hit(4))
    feed.step({"verb": "out", "seat": 4, "x": 1})
    feed.step({"verb": "out", "seat": 3, "x": 2})

"""A page whose table another node runs: it notices neither that nor when the table moves."""

from __future__ import annotations

import signal

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.visitor import DRAWN
from tests.server.server_process import Server
from tools.cluster import Cluster

QUICK = ("--bot-pause", "0")


def test_a_page_notices_nothing(visit: Visit, cluster: Cluster) -> None:
    db = cluster.database()
    with Server(db, *QUICK) as driving, Server(db, *QUICK) as serving:
        wren = visit(url=f"http://{driving.host}")
        wren.call("Wren")
        path = wren.table(players=4, start=True)
        # Cookies ignore ports, so the other node recognises her.
        wren.page.goto(f"http://{serving.host}{path}")
        player = Player(wren)
        assert player.wait() == "asked"
        before = len(wren.frames)
        driving.end(signal.SIGTERM)
        while not any(frame["t"] == "full" for frame in wren.frames[before:]):
            wren.page.evaluate(DRAWN)  # until the table has moved
        expect(wren.page.locator(".banner")).to_have_count(0)
        player.answer()
        assert player.wait() in ("asked", "over")


def test_a_page_says_that_the_server_waits(visit: Visit, cluster: Cluster) -> None:
    with Server(cluster.database(), *QUICK) as serving:
        wren = visit(url=f"http://{serving.host}")
        wren.call("Wren")
        wren.table(players=4, start=True)
        player = Player(wren)
        assert player.wait() == "asked"
        cluster.stop("fast")
        try:
            banner = wren.page.locator(".banner")
            expect(banner).to_contain_text("cannot save anything")
            player.answer()
        finally:
            cluster.start()
        expect(banner).to_have_count(0)
        assert player.wait() in ("asked", "over")

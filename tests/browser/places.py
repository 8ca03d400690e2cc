"""Every place of the app, and how to get there in either language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import posse
from tests.browser import entering
from tests.browser.entering import Moment, enter
from tests.browser.player import TARGETS, DicePlayer, Player
from tests.browser.server_process import Server
from tests.browser.serving import HOST_TOKEN
from tests.browser.visitor import Visitor

Place = Callable[[Visitor, Server], None]
BANG = posse.game("bang")
SETUPS = BANG.setups()
FULLEST = max(SETUPS, key=lambda packs: BANG.seats(packs)[1])
FEWEST = min(SETUPS, key=lambda packs: BANG.seats(packs)[0])
MINE = ":is(.me__seat, .mystrip)"
UNDER_WAY = 60  # questions
NAMES = (
    "Wren",
    "Ivy",
    "Ada",
    "Ben",
    "Dale",
    "Josie",
    "Henry",
    "Rosa",
)  # each name has its own deal


def lobby(visitor: Visitor, server: Server) -> None:
    visitor.call("Wren")
    open_table(visitor)
    visitor.go("/")
    expect(visitor.page.locator(".poster[data-open]").first).to_be_visible()
    expect(visitor.page.locator(".notice .open a").first).to_be_visible()


def open_table(visitor: Visitor) -> None:
    """Opens a table, so that the notice in the lobby has content."""
    wanted = {"game": "bang", "players": 7, "public": True}
    assert visitor.request.post(f"{visitor.url}/api/tables", data=wanted).ok


def create(visitor: Visitor, server: Server) -> None:
    visitor.go("/")
    visitor.page.locator(".mast__go .btn").nth(1).click()
    expect(visitor.page.locator("dialog form")).to_be_visible()


def room(visitor: Visitor, server: Server) -> None:
    visitor.call("Wren")
    visitor.table(players=5)
    expect(visitor.page.locator(".chair")).to_have_count(5)


def intro(visitor: Visitor, server: Server) -> None:
    """The first moment of a match: who I am. Dale is dealt the Sheriff, so nobody acts before."""
    visitor.read_slowly()
    sit_down(visitor, 5, name="Dale")
    expect(visitor.page.locator(".intro")).to_be_visible()


def table(visitor: Visitor, server: Server) -> None:
    """My turn."""
    sit_down(visitor, 7)
    player = Player(visitor)
    assert player.play(player.in_turn) == "asked"


def aiming(visitor: Visitor, server: Server) -> None:
    """My turn: a card is raised and its targets are marked."""
    sit_down(visitor, 5)
    Player(visitor).aim()


def asked(visitor: Visitor, server: Server) -> None:
    """I am asked in another player's turn."""
    sit_down(visitor, 7)
    player = Player(visitor)
    assert player.play(lambda: not player.in_turn()) == "asked"


def sit_down(
    visitor: Visitor, players: int, game: str = "bang", name: str = "Wren", **more: Any
) -> None:
    visitor.call(name)
    visitor.table(game=game, players=players, start=True, **more)


def seek(visitor: Visitor, packs: tuple[str, ...], wanted: Callable[[Player], bool]) -> Player:
    """Plays these packs until `wanted` holds. If a match ends before, it plays another one."""
    player = Player(visitor)
    for name in NAMES:
        sit_down(visitor, BANG.seats(packs)[1], name=name, packs=list(packs))
        if player.play(lambda: wanted(player)) == "asked":
            return player
    raise AssertionError("in none of these matches it came to that")


def kinds(server: Server, wanted: Callable[[dict[str, Any]], bool]) -> set[str]:
    """The numbers of the cards of every kind for which `wanted` holds."""
    catalog = server.get("/api/games/bang/catalog")
    liked = {kind["id"] for kind in catalog["kinds"] if wanted(kind)}
    return {str(card["id"]) for card in catalog["cards"] if card["kind"] in liked}


def playable(player: Player, cards: set[str], where: str = ".hand") -> str | None:
    """One of these cards that I could play now, in my turn."""
    raised = player.page.locator(f'{where} [data-nav="card"]').all() if player.in_turn() else []
    found = [card.get_attribute("data-card") or "" for card in raised]
    return next((card for card in found if card in cards), None)


def eight(visitor: Visitor, server: Server) -> None:
    """As many people as possible, with cards of all colours in front of them; my turn."""
    late = entering.asked("play", UNDER_WAY)
    enter(visitor, server, late, packs=list(FULLEST), players=BANG.seats(FULLEST)[1])
    assert Player(visitor).wait() == "asked"


def three(visitor: Visitor, server: Server) -> None:
    """Three people, all roles open."""
    sit_down(visitor, BANG.seats(FEWEST)[0], packs=list(FEWEST))
    player = Player(visitor)
    assert player.play(player.in_turn) == "asked"


def paying(visitor: Visitor, server: Server) -> None:
    """A chosen card costs another one: the page asks which."""
    priced = kinds(server, lambda kind: kind["price"] > 0)
    player = seek(visitor, FULLEST, lambda me: playable(me, priced) is not None)
    player.choose(playable(player, priced) or "")
    assert player.paying()


def green(visitor: Visitor, server: Server) -> None:
    """A green card lies in front of me and can be used."""
    greens = kinds(server, lambda kind: kind["colour"] == "green")

    def usable(moment: Moment) -> bool:
        options = moment.choice.options if moment.choice.topic == "play" else []
        return any(option.verb == "use" and str(option.card) in greens for option in options)

    enter(visitor, server, usable, packs=list(FULLEST), players=BANG.seats(FULLEST)[1])
    assert Player(visitor).wait() == "asked"


def seat(visitor: Visitor, server: Server) -> None:
    """A seat is opened to read its character and cards."""
    table(visitor, server)
    visitor.page.locator('[data-place="seat-1"]').click()
    expect(visitor.page.locator("dialog .opened")).to_be_visible()


def log(visitor: Visitor, server: Server) -> None:
    """The log: a column on a desk, a sheet elsewhere."""
    asked(visitor, server)
    if visitor.size.phone:
        visitor.page.locator(".bar__btn:has(use[href='#i-newspaper'])").click()
    expect(visitor.page.locator(".log li").first).to_be_visible()


def about_table(visitor: Visitor, server: Server) -> None:
    """The sheet about the table during a match: seats, link and seal."""
    table(visitor, server)
    visitor.page.locator(".bar__btn:has(use[href='#i-saloon-doors'])").click()
    expect(visitor.page.locator("dialog .tsheet")).to_be_visible()


def watching(visitor: Visitor, server: Server) -> None:
    """A finished match without the sheet of its result."""
    result(visitor, server)
    visitor.page.locator(".sheet__close").click()
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
    expect(visitor.page.locator(".wire .btn").first).to_be_visible()


def result(visitor: Visitor, server: Server) -> None:
    visitor.go(server.finished().table)
    expect(visitor.page.locator("dialog .result")).to_be_visible()


def replay(visitor: Visitor, server: Server) -> None:
    visitor.go(server.finished().replay)
    expect(visitor.page.locator(".rebar")).to_be_visible()
    for _ in range(25):
        visitor.page.keyboard.press("ArrowRight")


def seal(visitor: Visitor, server: Server) -> None:
    replay(visitor, server)
    visitor.page.locator(".bar__btn").last.click()
    expect(visitor.page.locator(".seal [role=status].right")).to_be_visible()


def rules(visitor: Visitor, server: Server) -> None:
    visitor.go("/rules/bang")
    expect(visitor.page.locator(".part").last).to_be_visible()


def rulings(visitor: Visitor, server: Server) -> None:
    visitor.go("/rules/rulings")
    expect(visitor.page.locator("article h1")).to_be_visible()


def about(visitor: Visitor, server: Server) -> None:
    visitor.go("/about")
    expect(visitor.page.locator("article h1")).to_be_visible()


def admin(visitor: Visitor, server: Server) -> None:
    """The host's page with a table, a report and a sanction."""
    visitor.call("Wren")
    open_table(visitor)
    table = visitor.request.get(f"{visitor.url}/api/tables").json()[0]["id"]
    visitor.request.post(f"{visitor.url}/api/reports", data={"table": table, "seat": 0})
    headers = {"Authorization": f"Bearer {HOST_TOKEN}"}
    ban = {"kind": "ban", "subject": "address:2001:db8:1234:5678::1", "note": "Wren"}
    visitor.request.post(f"{visitor.url}/api/admin/sanctions", data=ban, headers=headers)
    visitor.go("/admin")
    visitor.page.locator("input[type=password]").fill(HOST_TOKEN)
    visitor.page.locator(".form .btn").click()
    expect(visitor.page.locator(".admin__row--line").first).to_be_visible()


def privacy(visitor: Visitor, server: Server) -> None:
    visitor.go("/privacy")
    expect(visitor.page.locator("dl.rules")).to_be_visible()


def reach(visitor: Visitor, server: Server) -> None:
    visitor.reached_at("http://192.168.1.5:8666")
    visitor.go("/reach")
    expect(visitor.page.locator(".reach__address")).to_be_visible()


def lost(visitor: Visitor, server: Server) -> None:
    visitor.go("/rules")
    expect(visitor.page.locator("article h1")).to_be_visible()


def dice(visitor: Visitor, server: Server) -> None:
    """My dice: the page asks which to roll again."""
    sit_down(visitor, 7, "dice")
    player = DicePlayer(visitor)
    assert player.play(player.rolling) == "asked"


def dice_asked(visitor: Visitor, server: Server) -> None:
    """The dice are final: the page asks for targets."""
    sit_down(visitor, 7, "dice")
    player = DicePlayer(visitor)
    targets = visitor.page.locator(TARGETS)
    assert player.play(lambda: not player.rolling() and targets.count() > 0) == "asked"


def dice_result(visitor: Visitor, server: Server) -> None:
    visitor.go(server.finished("dice").table)
    expect(visitor.page.locator("dialog .result")).to_be_visible()


def dice_replay(visitor: Visitor, server: Server) -> None:
    visitor.go(server.finished("dice").replay)
    expect(visitor.page.locator(".rebar")).to_be_visible()
    for _ in range(25):
        visitor.page.keyboard.press("ArrowRight")


def dice_rules(visitor: Visitor, server: Server) -> None:
    visitor.go("/rules/dice")
    expect(visitor.page.locator(".part").last).to_be_visible()


PLACES: dict[str, Place] = {
    place.__name__: place
    for place in (
        lobby, create, room, intro, table, aiming, asked, seat, log, about_table, result, watching,
        replay, seal, rules, rulings, about, admin, privacy, reach, lost,
        eight, three, paying, green, dice,
        dice_asked, dice_result, dice_replay, dice_rules,
    )
}  # fmt: skip

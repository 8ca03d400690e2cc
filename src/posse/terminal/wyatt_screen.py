"""The Wyatt Earp table in the terminal: a ledger with posters as rows and players as columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from posse.engine.event import Event
from posse.engine.game import Game
from posse.engine.ids import NONE, Verb
from posse.games.wyatt import verb_names
from posse.locales import Words
from posse.terminal.screen import Screen
from posse.terminal.wording import Line, Wording

# what follows the event of a poster that is settled
SETTLEMENT = (verb_names.POINTS, verb_names.PAY)
BRIEFS = ("turn", "sets", "law", "round", "settlement")  # sections of the help


class WyattWording(Wording):
    """Tells the cards that a player draws in one line, and each settlement in one."""

    def __init__(self, game: Game, words: Words, players: int, me: int | None) -> None:
        super().__init__(game, words, players, me)
        self.kinds: dict[str, dict[str, Any]] = {row["id"]: row for row in game.catalog()["kinds"]}

    def log(self, events: list[Event]) -> list[Line]:
        lines: list[Line] = []
        dealt = False  # the cards of a new round
        for group in grouped(events):
            first = group[0]
            if first.verb == verb_names.POSTER:
                lines.append((verb_names.POSTER, self._settled(group)))
            elif first.verb != verb_names.DRAW:
                lines.append((first.verb, self.event(first)))
            elif first.card != NONE:
                lines.append((verb_names.DRAW, self._drawn(group, "deal" if dealt else "draws")))
            elif not dealt:  # one line has told that all players get ten cards
                lines += super().log(group)
            dealt = first.verb == verb_names.ROUND or (dealt and first.verb == verb_names.DRAW)
        return lines

    def _drawn(self, events: list[Event], stem: str) -> str:
        cards = [event.card for event in events]
        args = self.args(events[0].seat, NONE, NONE, len(cards))
        return self.words.say(f"wyatt-terminal-{stem}", **args, list=", ".join(self.sorted(cards)))

    def _settled(self, events: list[Event]) -> str:
        """`Jesse James, $5,000: You 8, Ben 4 points. Paid: You $3,000, Ben $2,000.`"""
        head = events[0]
        points, paid = totals(events, verb_names.POINTS), totals(events, verb_names.PAY)
        args = self.args(NONE, head.card, NONE, head.n)
        if not points:
            return self.words.say("wyatt-terminal-nobody", **args)
        args["points"] = ", ".join(f"{self.names[seat]} {n}" for seat, n in points.items())
        args["list"] = ", ".join(self.share(seat, n) for seat, n in paid.items())
        rest = head.n - sum(paid.values())
        if not paid:
            return self.words.say("wyatt-terminal-stays", **args)
        if not rest:
            return self.words.say("wyatt-terminal-paid", **args)
        return self.words.say("wyatt-terminal-paid-rest", **args, rest=self.amount(rest))

    def amount(self, bills: int) -> str:
        return self.words.say("wyatt-amount", n=bills)

    def share(self, seat: int, bills: int) -> str:
        return self.words.say("wyatt-terminal-share", seat=self.names[seat], n=bills)

    def sorted(self, cards: Sequence[int]) -> list[str]:
        """Return names and numbers: each outlaw, then the Photo; sheriff cards last."""
        counts: dict[str, int] = {}
        for card in sorted(cards, key=self._place):
            counts[self.card(card)] = counts.get(self.card(card), 0) + 1
        many = "wyatt-terminal-many"
        return [self.words.say(many, card=c, n=n) if n > 1 else c for c, n in counts.items()]

    def _place(self, card: int) -> tuple[int, int]:
        outlaw = self.kinds[self.kind(card)]["outlaw"]
        return (len(self.kinds) if outlaw is None else outlaw, card)


class WyattScreen(Screen):
    """Money and hands, then a row for each poster; last what lies in the middle."""

    teller_class: type[Wording] = WyattWording
    wording: WyattWording

    def intro(self, shown: dict[str, Any]) -> list[str]:  # noqa: ARG002
        return [self._say("goal")]

    def table(self, shown: dict[str, Any]) -> list[RenderableType]:
        middle = Text(" · ".join(self._middle(shown)), style="dim")
        legend = Text(" · ".join(self._legend(shown)), style="dim")
        return [self._people(shown), "", self._ledger(shown), *([legend] if legend else []), middle]

    # the two tables -----------------------------------------------------------------------------

    def _people(self, shown: dict[str, Any]) -> Table:
        table = empty_table("", self._say("player"), self._say("money"), self._say("hand"))
        for seat, row in enumerate(shown["seats"]):
            turn = "▶" if seat == shown["turn"] and not shown["result"] else ""
            money = self.wording.amount(row["money"])
            table.add_row(turn, self.wording.names[seat], money, self._held(shown, seat))
        return table

    def _held(self, shown: dict[str, Any], seat: int) -> str:
        """Return how many cards, and which of them the reader has seen."""
        cards = shown["seats"][seat]["hand"]
        known = [card for card in cards if card is not None]
        if seat == shown["me"] or not known:
            return str(len(cards))
        return f"{len(cards)} ({', '.join(self.wording.sorted(known))})"

    def _ledger(self, shown: dict[str, Any]) -> Table:
        verdict = "" if shown["result"] else self._say("verdict")
        table = empty_table("", self._say("poster"), "", *self.wording.names, verdict)
        for outlaw, poster in enumerate(shown["posters"]):
            rows = [seat["rows"][outlaw] for seat in shown["seats"]]
            end = "" if shown["result"] else self._verdict(poster, rows)
            bills, cells = self.wording.amount(poster["bills"]), [self._row(row) for row in rows]
            table.add_row("", self._outlaw(outlaw), bills, *cells, end)
        return table

    def _outlaw(self, outlaw: int) -> str:
        return self.words.say(f"wyatt-kind-{self.wording.game.catalog()['outlaws'][outlaw]}")

    def _row(self, row: dict[str, Any]) -> Text:
        """Return `12 (4FB)`: the points, and what they consist of."""
        if not row["cards"]:
            return Text("–", style="dim")
        kinds = [self.wording.kinds[self.wording.kind(card)] for card in row["cards"]]
        laid = sum(kind["verb"] == verb_names.LAY for kind in kinds)
        letters = "".join(self._letter(kind) for kind in kinds if kind["verb"] != verb_names.LAY)
        made = f"({laid or ''}{letters})"
        return Text(f"⌂ {row['points']} {made}" if row["hidden"] else f"{row['points']} {made}")

    def _letter(self, kind: dict[str, Any]) -> str:
        return self._say(f"letter-{'photo' if kind['verb'] == verb_names.PHOTO else kind['id']}")

    def _verdict(self, poster: dict[str, Any], rows: list[dict[str, Any]]) -> str:
        """Return what each player would get if the round ended now."""
        points = sum(row["points"] for row in rows)
        if not poster["open"]:
            return self._say("closed")
        if poster["why"] == "few":
            return self._say("few", n=points)
        paid = {seat: n for seat, n in enumerate(poster["pays"]) if n}
        if not paid:
            return self._say("odd")
        if poster["why"] == "alone":
            (seat,) = paid
            who = "you" if seat == self.wording.me else "they"
            return self._say("alone", seat=self.wording.names[seat], who=who)
        return ", ".join(self.wording.share(seat, n) for seat, n in paid.items())

    # the lines below ----------------------------------------------------------------------------

    def _legend(self, shown: dict[str, Any]) -> list[str]:
        """Return what the letters mean that stand in the ledger now."""
        rows = [row for seat in shown["seats"] for row in seat["rows"] if row["cards"]]
        if not rows:
            return []
        parts = [self._say("legend-count")]
        held = {self.wording.kind(card) for row in rows for card in row["cards"]}
        named: dict[str, str] = {}
        for id, kind in self.wording.kinds.items():
            if id in held and kind["verb"] != verb_names.LAY:
                photo = kind["verb"] == verb_names.PHOTO
                name = self._say("photo") if photo else self.words.say(f"wyatt-kind-{id}")
                letter = self._letter(kind)
                named[letter] = self._say("legend", letter=letter, card=name, n=kind["points"])
        hidden = [self._say("legend-hideout")] if any(row["hidden"] for row in rows) else []
        return [*parts, *named.values(), *hidden]

    def _middle(self, shown: dict[str, Any]) -> list[str]:
        deck = "deck-last" if shown["reshuffled"] else "deck"
        parts = [self._say("round", n=shown["round"]), self._say(deck, n=shown["deck"])]
        if shown["pile"]:
            top = self.wording.card(shown["pile"][-1])
            parts.append(self._say("pile", card=top, n=shown["pile_count"]))
        else:
            parts.append(self._say("pile-empty"))
        return [*parts, self._say("law")] if shown["law"] and not shown["result"] else parts

    def hand(self, shown: dict[str, Any]) -> str:
        me = shown["me"]
        cards = [] if me is None else shown["seats"][me]["hand"]
        if not cards:
            return ""
        return self.words.say("terminal-your-hand", cards=" · ".join(self.wording.sorted(cards)))

    def help(self, shown: dict[str, Any]) -> list[tuple[str, str]]:
        """Return the rules in short, and what the visible cards do."""
        say = self.words.say
        rows = [(say(f"wyatt-brief-{id}"), say(f"wyatt-brief-{id}-text")) for id in BRIEFS]
        cards = [card for seat in shown["seats"] for card in seat["hand"] if card is not None]
        cards += [card for seat in shown["seats"] for row in seat["rows"] for card in row["cards"]]
        kinds = {self.wording.kind(card) for card in [*cards, *shown["pile"], *shown["air"]]}
        for id, kind in self.wording.kinds.items():
            if id in kinds:
                name = self._name(id, kind)
                if name not in [told for told, _ in rows]:
                    rows.append((name, say(f"wyatt-kind-{id}-help")))
        return rows

    def _name(self, id: str, kind: dict[str, Any]) -> str:
        """Return a name. All outlaws share one, and so do all Photos."""
        short = {verb_names.LAY: "outlaw", verb_names.PHOTO: "photo"}.get(kind["verb"])
        return self._say(short) if short else self.words.say(f"wyatt-kind-{id}")

    def _say(self, id: str, **args: str | int) -> str:
        return self.words.say(f"wyatt-terminal-{id}", **args)


def empty_table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        table.add_column(column)
    return table


def grouped(events: list[Event]) -> Iterator[list[Event]]:
    """Return draws of one seat together, a poster with its points and payments, others alone."""
    group: list[Event] = []
    for event in events:
        if group and not belongs(event, group[0]):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def belongs(event: Event, first: Event) -> bool:
    if first.verb == verb_names.POSTER:
        return event.verb in SETTLEMENT
    same = event.verb == first.verb == verb_names.DRAW and event.seat == first.seat
    return same and (event.card == NONE) == (first.card == NONE)


def totals(events: list[Event], verb: Verb) -> dict[int, int]:
    """Return by seat the sum of the events with this verb."""
    sums: dict[int, int] = {}
    for event in events:
        if event.verb == verb:
            sums[event.seat] = sums.get(event.seat, 0) + event.n
    return sums


SCREEN: Final = WyattScreen

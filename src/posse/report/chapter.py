"""One set of packs with all its tables: who wins, why, how long it lasts, who leaves when."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from posse.lab.differences import against_others
from posse.lab.nested_counts import Counts, mean, quantile, spread
from posse.lab.statistics import wilson
from posse.report import html, plots
from posse.report.plots import Dot
from posse.report.wording import Names

ROLES = ("sheriff", "deputy", "outlaw", "renegade")
MEASURES = ("turns", "laps", "rounds", "decisions")
CAUSES = 14  # rows of causes of elimination; one more row holds the rest


class Chapter:
    """`tables`: counts of one set of packs, by the number of players."""

    def __init__(self, names: Names, packs: tuple[str, ...], tables: dict[int, Counts]) -> None:
        self.names = names
        self.name = names.packs(packs)
        self.tables = tables

    def parts(self) -> Iterator[str]:
        yield self.roles()
        yield self.seats()
        yield self.strata("characters", "character", self.names.character)
        yield self.strata("cards", "card", self.names.kind)
        yield self.lengths()
        yield self.outs()
        yield self.causes()
        yield self.ends()

    def have(self, name: str) -> dict[int, Counts]:
        """Return the counts of this name, by the number of players that have any."""
        return {players: row[name] for players, row in self.tables.items() if row.get(name)}

    @property
    def order(self) -> list[str]:
        return [self.names.role(role) for role in ROLES]

    def titled(self, id: str, players: int | None = None) -> str:
        """Return the title of a plot. It is unique on the page."""
        title = f"{self.name}: {self.names.say(id)}"
        return title if players is None else f"{title}, {self.at(players)}"

    def at(self, players: int) -> str:
        return self.names.say("players", n=players)

    # who wins -----------------------------------------------------------------------------------

    def roles(self) -> str:
        found, say = self.have("roles"), self.names.say
        if not found:
            return ""
        dots: dict[str, list[Dot]] = {role: [] for role in self.order}
        rows: list[list[str]] = []
        for players, roles in found.items():
            for role in [role for role in ROLES if role in roles]:
                n, won = self.once(players, roles[role])
                dots[self.names.role(role)].append(share(players, won, n))
                who = f"{self.at(players)}: {self.names.role(role)}"
                rows.append([who, *self.trials(won, n)])
        dots = {role: placed for role, placed in dots.items() if placed}
        plot = plots.series(self.titled("roles"), dots, say("x-players"), say("y-won"), self.order)
        figure = html.figure(plot, say("caption-interval"))
        return html.piece(say("roles"), say("roles-lead"), html.plots([figure]), self.table(rows))

    def once(self, players: int, role: Counts) -> tuple[int, int]:
        """Return tries and wins by match: players who share a role win together and count once."""
        games = self.tables[players]["games"] - self.tables[players].get("unfinished", 0)
        each = role["n"] // games
        return role["n"] // each, round(role["won"] / each)

    def seats(self) -> str:
        """Return the section on seats, by role where there are roles.

        The player who begins always sits first, the others anywhere.
        """
        say, figures, rows = self.names.say, [], []
        for players, seats in self.have("seats").items():
            places = self.tables[players].get("places", {"": seats})
            shown = {role: places[role] for role in ("", *ROLES) if len(places.get(role, ())) > 1}
            dots = {
                self.names.role(role) if role else "": [
                    share(int(place), row["won"], row["n"]) for place, row in numbered(of_role)
                ]
                for role, of_role in shown.items()
            }
            title = self.titled("seats", players)
            plot = plots.series(title, dots, say("x-seat"), say("y-won"), self.order)
            figures.append(html.figure(plot, self.at(players)))
            for place, row in numbered(seats):
                who = f"{self.at(players)}: {say('seat-number', n=int(place))}"
                money = self.tables[players].get("scores", {}).get(place)
                more = [self.names.decimal(mean(money))] if money else []
                rows.append([who, *self.trials(row["won"], row["n"]), *more])
        if not figures:
            return ""
        score = self.names.game.score
        head = [self.names.words.say(f"terminal-score-{score}")] if score else []
        lead = "seats-lead-roles" if self.have("places") else "seats-lead"
        folded = html.folded(say("numbers"), self.table(rows, head))
        return html.piece(say("seats"), say(lead), html.plots(figures), folded)

    def strata(self, counts: str, sort: str, name: Callable[[str], str]) -> str:
        """Return the trials of seats with this and without it, by role and size of the hand."""
        say, these, everybody = self.names.say, Counts(), Counts()
        whole = "dealt" if counts == "cards" else "roles"
        for players, found in self.have(counts).items():
            for key, row in self.tables[players][whole].items():
                everybody[f"{players}-{key}"] = row
            for value, strata in found.items():
                mine = these.setdefault(value, {})
                mine.update({f"{players}-{key}": row for key, row in strata.items()})
        if not these:
            return ""
        gains = [(name(value), against_others(rows, everybody)) for value, rows in these.items()]
        gains.sort(key=lambda row: (-row[1].value, row[0]))
        dots = [(label, Dot(0, *[100 * x for x in gain[1:]])) for label, gain in gains]
        plot = plots.forest(self.titled(f"{sort}s"), dots, say("x-points"))
        rows = [
            [label, self.names.number(gain.tries), *self.names.gain(gain)] for label, gain in gains
        ]
        head = [say(sort), say("tries"), say("gain"), say("interval")]
        figure = html.figure(plot, say("caption-sure"))
        folded = html.folded(say("numbers"), html.table(head, rows))
        return html.piece(say(f"{sort}s"), say(f"{sort}s-lead"), html.plots([figure]), folded)

    # how it goes --------------------------------------------------------------------------------

    def lengths(self) -> str:
        say, figures, rows = self.names.say, [], []
        for players, lengths in self.have("lengths").items():
            values = spread(lengths["turns"])
            title = self.titled("lengths", players)
            plot = plots.histogram(title, values, say("x-turns"), say("y-matches"))
            figures.append(html.figure(plot, self.at(players)))
            for name in [one for one in MEASURES if one in lengths]:
                who = f"{self.at(players)}: {say(f'measure-{name}')}"
                rows.append([who, *self.spread(lengths[name])])
        head = [say("measure"), say("mean"), "10 %", "50 %", "90 %", say("most")]
        table = html.folded(say("numbers"), html.table(head, rows))
        return html.piece(say("lengths"), say("lengths-lead"), html.plots(figures), table)

    def spread(self, histogram: Counts) -> list[str]:
        tenths = [quantile(histogram, part) for part in (0.1, 0.5, 0.9)]
        last = spread(histogram)[-1][0]
        cells = [self.names.number(value) for value in (*tenths, last)]
        return [self.names.decimal(mean(histogram)), *cells]

    def outs(self) -> str:
        say, figures, rows = self.names.say, [], []
        for players, outs in self.have("outs").items():
            roles = self.tables[players]["roles"]
            lines = {
                self.names.role(role): growing(outs.get(role, {}), roles[role]["n"])
                for role in ROLES
                if role in roles
            }
            title = self.titled("outs", players)
            plot = plots.curves(title, lines, say("x-laps"), say("y-out"), self.order)
            figures.append(html.figure(plot, self.at(players)))
            first, waits = self.tables[players]["first"], self.tables[players]["waits"]
            tenths = [str(quantile(first, part)) for part in (0.1, 0.5, 0.9)]
            waiting = self.names.percent(quantile(waits, 0.5) / 100)
            rows.append([self.at(players), self.names.decimal(mean(first)), *tenths, waiting])
        if not figures:
            return ""
        head = [say("first-out"), say("mean"), "10 %", "50 %", "90 %", say("waits")]
        table = html.table(head, rows)
        return html.piece(say("outs"), say("outs-lead"), html.plots(figures), table)

    def causes(self) -> str:
        total: Counts = {}
        for found in self.have("causes").values():
            for kind, n in found.items():
                total[kind] = total.get(kind, 0) + n
        if not total:
            return ""
        say, whole = self.names.say, sum(total.values())
        ranked = sorted(total.items(), key=lambda row: (-row[1], row[0]))
        rest = sum(n for _, n in ranked[CAUSES:])
        shown = [(self.names.kind(kind), 100 * n / whole) for kind, n in ranked[:CAUSES]]
        shown += [(say("others"), 100 * rest / whole)] if rest else []
        plot = plots.bars(self.titled("causes"), shown, say("x-causes"))
        caption = say("caption-causes", n=whole)
        return html.piece(
            say("causes"), say("causes-lead"), html.plots([html.figure(plot, caption)])
        )

    def ends(self) -> str:
        """Return the section on what else the game counts."""
        parts = []
        for players, counts in self.have("counts").items():
            for name, rows in counts.items():
                whole = sum(rows.values()) or 1
                cells = [
                    [self.value(name, value), self.names.number(n), self.names.percent(n / whole)]
                    for value, n in rows.items()
                ]
                head = [f"{self.at(players)}: {self.names.count(name)}", *self.shares]
                parts.append(html.table(head, cells))
        say = self.names.say
        return html.piece(say("counts"), say("counts-lead"), *parts) if parts else ""

    @property
    def shares(self) -> list[str]:
        return [self.names.words.say(f"terminal-{id}") for id in ("count", "rate")]

    def value(self, name: str, value: str) -> str:
        return self.names.words.say(f"{self.names.game.id}-{name}-{value}")

    # tables -------------------------------------------------------------------------------------

    def trials(self, won: int, n: int) -> list[str]:
        names = self.names
        return [names.number(n), names.percent(won / n if n else 0.0), names.interval(won, n)]

    def table(self, rows: list[list[str]], more: list[str] | None = None) -> str:
        say = self.names.say
        head = [say("who"), say("matches"), say("won"), say("interval")]
        return html.table([*head, *(more or [])], rows)


def share(at: int, won: int, n: int) -> Dot:
    """Return a share in percent, with its interval."""
    low, high = wilson(won, n)
    return Dot(at, 100 * won / n if n else 0.0, 100 * low, 100 * high)


def numbered(rows: Counts) -> list[tuple[str, Counts]]:
    return sorted(rows.items(), key=lambda row: int(row[0]))


def growing(histogram: Counts, n: int) -> list[tuple[float, float]]:
    """Return how many percent have left by each lap, until nearly all have."""
    out, left, gone = [(0.0, 0.0)], sum(histogram.values()), 0
    for lap, count in spread(histogram):
        gone += count
        out.append((float(lap), 100 * gone / n))
        if gone >= 0.99 * left:
            break
    return out

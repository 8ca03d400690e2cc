"""What a strong bot would do in a seat, and why, in words."""

from __future__ import annotations

from posse.bots import Crew, Reason, make
from posse.bots.base import adviser
from posse.engine.match import Match
from posse.terminal.wording import Wording


class Advice:
    """The bots that give hints in one match. Each is told only what its seat has seen."""

    def __init__(self, match: Match, wording: Wording) -> None:
        self.match = match
        self.wording = wording
        self.name = adviser(match.game.id)
        self.crews: dict[int, Crew] = {}

    def lines(self) -> list[str]:
        """Return what the bot would answer to the pending question, and its reason."""
        choice = self.match.choice
        if choice is None or not self.name:
            return [self.wording.words.say("terminal-hint-none")]
        index, why = self.think(choice.seat)
        text, _ = self.wording.option(choice, choice.options[index])
        lines = [self.wording.words.say("terminal-hint", option=text)]
        return [*lines, self.reason(why)] if why is not None else lines

    def about(self, index: int) -> list[str]:
        """Return the reason for this answer, or what the bot would rather do and why."""
        choice = self.match.choice
        if choice is None or len(choice.options) == 1 or not self.name:
            return []
        say, name = self.wording.words.say, self.wording.names[choice.seat]
        found, why = self.think(choice.seat)
        lines = [] if why is None else [say("terminal-reason", seat=name, reason=self.reason(why))]
        if found == index:
            return lines
        text, _ = self.wording.option(choice, choice.options[found])
        return [say("terminal-hint-other", option=text), *lines]

    def think(self, seat: int) -> tuple[int, Reason | None]:
        """Return the answer of the bot in this seat, which is asked now, and its reason."""
        if seat not in self.crews:
            bot = make(self.name, self.match.game.id, f"{self.match.commitment}-hint-{seat}")
            self.crews[seat] = Crew(self.match, {seat: bot})
        index = self.crews[seat].choose()
        assert index is not None
        return index, self.crews[seat].bots[seat].why

    def reason(self, why: Reason) -> str:
        """Return a reason as a sentence. The bot speaks, so it names the reader too."""
        args = dict(why.args)
        seat, card = args.get("seat"), args.get("card")
        if isinstance(seat, int) and seat >= 0:
            args["seat"] = self.wording.names[seat]
        if isinstance(card, int):
            args["card"] = self.wording.card(card)
            args["gender"] = self.wording.gender(card)
        return self.wording.words.say(why.id, **args)

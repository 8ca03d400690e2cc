"""Workers of bots that answer when a test says so."""

from concurrent.futures import Future

from posse.engine.match import Match
from posse.server.bot_workers import BotWorkers, Job, Thought
from posse.server.store.rows import MatchRow

MOODS = ("ready", "late", "broken", "nonsense")


class Slow(BotWorkers):
    """Workers that are ready when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[Job] = []
        self.answers: list[Future[Thought]] = []

    def begin(self, job: Job) -> Future[Thought] | None:
        self.jobs.append(job)
        self.answers.append(Future())
        return self.answers[-1]


def take_mood(mood: str, answer: Future[Thought]) -> None:
    if answer.done() or mood == "late":
        return
    if mood == "broken":
        answer.set_exception(RuntimeError("a worker fell over"))
    else:
        answer.set_result((0 if mood == "ready" else -1, None))


def row_of(match: Match) -> MatchRow:
    return MatchRow(
        id="m", table="t", game=match.game.id, version=match.game.version, packs=[],
        players=match.players, house=match.setup.house, seed=match.seed, names=[], begun=0.0,
    )  # fmt: skip

"""The metrics of all workers of a server in one answer, whichever of them is asked.

Each worker tells its own at a socket in a folder that the workers share.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from pathlib import Path

log = logging.getLogger("posse.server")

ANSWER = 2.0  # seconds; a worker that does not answer is left out
_SAMPLE = re.compile(r"^(\w+)(?:\{(.*)\})? (\S+)$")
_PARTS = ("_bucket", "_sum", "_count")  # of a histogram


class WorkerMetrics:
    def __init__(self, folder: Path, number: int, own: Callable[[], str]) -> None:
        self.folder = folder
        self.number = number
        self.own = own
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Tells the other workers from now on."""
        path = self.folder / str(self.number)
        path.unlink(missing_ok=True)  # of a worker that died
        self._server = await asyncio.start_unix_server(self._tell, path)

    async def _tell(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(self.own().encode())
        await writer.drain()
        writer.close()

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def text(self) -> str:
        """The metrics of all workers, each with the number of its worker."""
        others = [int(path.name) for path in self.folder.iterdir() if path.name != str(self.number)]
        told = await asyncio.gather(*[self._asked(number) for number in others])
        texts = {**dict(zip(others, told, strict=True)), self.number: self.own()}
        return merged(texts)

    async def sums(self, *metrics: str) -> list[int]:
        """The sum of each of these gauges over all workers and labels."""
        samples = [_SAMPLE.match(line) for line in (await self.text()).splitlines()]
        found = [sample.groups() for sample in samples if sample is not None]
        return [
            sum(int(float(value)) for name, _, value in found if name == metric)
            for metric in metrics
        ]

    async def _asked(self, number: int) -> str:
        try:
            async with asyncio.timeout(ANSWER):
                reader, writer = await asyncio.open_unix_connection(self.folder / str(number))
                text = (await reader.read()).decode()
                writer.close()
                return text
        except (OSError, TimeoutError) as error:
            log.debug("worker %d does not tell its metrics: %r", number, error)
            return ""


def merged(texts: dict[int, str]) -> str:
    """One text of several: the lines of a metric stand together, labelled by their worker."""
    heads: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for number, text in sorted(texts.items()):
        for line in text.splitlines():
            if line.startswith("#"):
                head = heads.setdefault(line.split()[2], [])
                head.extend([] if line in head else [line])
            elif (found := _SAMPLE.match(line)) is not None:
                name, labels, value = found.groups()
                labels = f'worker="{number}"' + (f",{labels}" if labels else "")
                samples.setdefault(_metric(name, heads), []).append(f"{name}{{{labels}}} {value}")
    lines = [line for name, head in heads.items() for line in [*head, *samples.get(name, [])]]
    return "\n".join(lines) + "\n"


def _metric(sample: str, known: dict[str, list[str]]) -> str:
    """The metric that a sample belongs to: that of a histogram has several kinds of samples."""
    for part in _PARTS:
        if sample.endswith(part) and sample.removesuffix(part) in known:
            return sample.removesuffix(part)
    return sample

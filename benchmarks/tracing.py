"""What the main thread of a page does while a moment is shown, from the browser's own trace.

Counts do not depend on how busy the machine is. Times are CPU times of the thread.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import Any

CATEGORIES = (
    "toplevel",
    "blink.animations",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
)
TASK = "ThreadControllerImpl::RunTask"
COUNTED = {"UpdateLayoutTree": "styles", "Layout": "layouts", "Paint": "paints"}


@dataclass(frozen=True)
class Work:
    busy: float  # milliseconds of CPU in all
    longest: float  # of one task
    styles: int
    layouts: int
    paints: int
    # What moves or fades on the main thread instead of the compositor, and how often.
    uncomposited: dict[str, int]


def work(trace: bytes) -> Work:
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    thread = _main_thread(events)
    own = [one for one in events if (one["pid"], one["tid"]) == thread]
    tasks = [one.get("tdur", 0) / 1000 for one in own if one["name"] == TASK]
    counts = Counter(COUNTED.get(one["name"], "") for one in own)
    return Work(
        sum(tasks),
        max(tasks, default=0.0),
        counts["styles"],
        counts["layouts"],
        counts["paints"],
        _uncomposited([one for one in own if one["name"] == "Animation"]),
    )


def _main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """The main thread of the page: of all renderers the one that computes most."""
    named = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"].get("name") == "CrRendererMain"
    }
    busy: Counter[tuple[int, int]] = Counter()
    for one in events:
        if (one["pid"], one["tid"]) in named:
            busy[(one["pid"], one["tid"])] += one.get("tdur", 0)
    return busy.most_common(1)[0][0]


def _uncomposited(events: list[dict[str, Any]]) -> dict[str, int]:
    """By element and property: animations that the compositor could not take."""
    nodes: dict[str, str] = {}
    found: Counter[str] = Counter()
    for one in events:
        data, key = one.get("args", {}).get("data", {}), str(one.get("id2", one.get("id")))
        if "nodeName" in data:
            nodes[key] = data["nodeName"]
        if data.get("compositeFailed"):
            what = ", ".join(data.get("unsupportedProperties", [])) or "otherwise"
            found[f"{nodes.get(key, '?')} [{what}, {data['compositeFailed']:#x}]"] += 1
    return dict(found.most_common())

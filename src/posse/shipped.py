"""What comes with the package beside its code: in it once installed, else at the sources' root."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parent
HOMES = (PACKAGE, PACKAGE.parent.parent)
SCENARIOS = "scenarios"


def shipped(*parts: str) -> Path:
    """Where a file or folder lies; if it is nowhere, where an installed package would have it."""
    places = [home.joinpath(*parts) for home in HOMES]
    return next((place for place in places if place.exists()), places[0])


def scenario_root(game: str) -> Path:
    """The scenarios at hand, as in a checkout that somebody works on, else the shipped ones."""
    here = Path(SCENARIOS)
    return here if (here / game).is_dir() else shipped(SCENARIOS)


def scenario_file(path: Path) -> Path:
    """A file as named, else the shipped one of that name, with or without `scenarios/`."""
    if path.exists() or path.is_absolute():
        return path
    parts = path.parts[1:] if path.parts[:1] == (SCENARIOS,) else path.parts
    found = shipped(SCENARIOS, *parts)
    return found if found.is_file() else path

"""Opens the page in a graphical browser, never in one that takes over the terminal."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

TEXT = {"browsh", "elinks", "links", "links2", "lynx", "w3m", "www-browser"}
WINDOWS = ("x-www-browser", "firefox", "chromium", "google-chrome", "epiphany", "konqueror")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
DESKTOPS = ("XDG_CURRENT_DESKTOP", "DESKTOP_SESSION")


def with_windows(named: str) -> str:
    """The browsers in BROWSER that are not for the terminal."""
    listed = [command for command in named.split(os.pathsep) if command.strip()]
    return os.pathsep.join(
        command for command in listed if Path(shlex.split(command)[0]).name not in TEXT
    )


def surroundings(env: Mapping[str, str], platform: str = sys.platform) -> dict[str, str] | None:
    """The environment for Python's webbrowser; None if there can be no graphical browser."""
    # Python's webbrowser offers text browsers only where a terminal is named.
    found = {name: value for name, value in env.items() if name not in {"TERM", "BROWSER"}}
    named = with_windows(env.get("BROWSER", "")) or installed(env)
    if named:
        found["BROWSER"] = named
    return found if named or platform in {"darwin", "win32"} or desktop(env) else None


def desktop(env: Mapping[str, str]) -> bool:
    """Whether a desktop runs, which knows its browser."""
    return any(env.get(name) for name in SCREENS) and any(env.get(name) for name in DESKTOPS)


def installed(env: Mapping[str, str]) -> str:
    """Graphical browsers to name on a screen without a desktop.

    There `xdg-open` would fall back on text browsers.
    """
    if desktop(env) or not any(env.get(name) for name in SCREENS):
        return ""
    return os.pathsep.join(name for name in WINDOWS if shutil.which(name, path=env.get("PATH")))


def show(address: str) -> None:
    """Opens the address. The browser gets no terminal, so it cannot draw on ours."""
    env = surroundings(os.environ)
    if env is not None:
        subprocess.run(
            [sys.executable, "-P", "-m", "webbrowser", address],
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            check=False,
        )

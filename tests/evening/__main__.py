"""`python -m tests.evening [PART …]`: a recorded evening of four phones and a television.

A real server, a television's page and four phones, two in German, two in English. One of the four
has never played and begins with the first lesson. They play each part (BANG!, all packs, The Dice
Game, Wyatt Earp) by taps on the phones; nobody touches the television. Each second every page is
photographed and looked at: words that are cut or too small, secrets, wrong life points, phones
that ask before the screen has shown why, errors in the console. Ends with code 1 if something is
wrong. The pictures, contact sheets and the list lie in FOLDER.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.visitor import Size
from tests.evening.camera import Camera
from tests.evening.company import PARTS, Company, Part
from tools import find_browser, find_node
from tools.picture import served
from tools.shell import ROOT, say


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    known = {part.name: part for part in PARTS}
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(known)}")
    parser.add_argument("--matches", type=int, default=2, help="of each part")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "evening")
    parser.add_argument("--television", default="1920x1080", help="width x height")
    parser.add_argument("--seed", type=int, default=1, help="of what the four tap")
    given = parser.parse_args()
    parts = [known[name] for name in given.parts or known]
    width, height = map(int, given.television.split("x"))
    camera = Camera(given.folder)
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(find_node.node()))
    with served() as url, sync_playwright() as playwright:
        program = find_browser.browser()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        company = Company(browser, url, Size(width, height), given.seed, camera.tick)
        camera.pages = {"screen": company.screen}
        camera.pages |= {one.name: one.visitor for one in company.friends}
        try:
            spend(company, camera, parts, given.matches)
        finally:
            camera.print_sheet()
            report(camera, given.folder)
            browser.close()
    sys.exit(1 if camera.wrong else 0)


def spend(company: Company, camera: Camera, parts: list[Part], matches: int) -> None:
    company.learn(parts[0].game)
    for part in parts:
        for number in range(1, matches + 1):
            begun, frame = time.monotonic(), camera.frame
            if part is parts[0] and number == 1:
                company.gather(part)
                company.begin()
            elif number == 1:
                company.another(part)
            else:
                company.again()
            company.play()
            camera.end_of_match()
            took = time.monotonic() - begun
            say(f"{part.name} {number}: {took:.0f} s, frames {frame + 1} to {camera.frame}")


def report(camera: Camera, folder: Path) -> None:
    lines = [
        f"{name}: {said} (frames {frames[0]} to {frames[-1]}, {len(frames)} of them)"
        for (name, said), frames in camera.wrong.items()
    ]
    if camera.late:
        middle, worst = statistics.median(camera.late), max(camera.late)
        say(f"{len(camera.late)} questions, {middle:.2f} s after the screen, {worst:.2f} s at most")
    say(f"{camera.frame} frames, {len(lines)} complaints")
    (folder / "wrong.txt").write_text("\n".join(lines) + "\n")
    for line in lines:
        say(line)


if __name__ == "__main__":
    main()

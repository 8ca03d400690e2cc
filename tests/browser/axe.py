"""Checks a page with axe-core, which comes with the browser app's development packages."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tools.shell import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# No foreign styles are fetched for its rules, and passed checks are not reported.
# Contrasts are those of the real colours.
RUN = """async () => {
  window.dress?.('colours');
  const wanted = { resultTypes: ['violations'], preload: false, performanceTimer: false };
  const { violations } = await axe.run(wanted);
  window.dress?.('nothing');
  return violations;
}"""


@cache
def source() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """One line for each violation."""
    # The page's policy forbids foreign scripts, but not the driver's own evaluation.
    if page.evaluate("() => typeof axe === 'undefined'"):
        page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]

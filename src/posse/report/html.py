"""The few elements of HTML that a page consists of."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape


def heading(level: int, text: str, anchor: str = "") -> str:
    at = f' id="{escape(anchor)}"' if anchor else ""
    return f"<h{level}{at}>{escape(text)}</h{level}>"


def paragraph(text: str, sort: str = "") -> str:
    return f"<p{f' class={sort!r}' if sort else ''}>{escape(text)}</p>"


def figure(svg: str, caption: str) -> str:
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table. The first column names the row; the others are numbers."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    inner = f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="wide"><table>{inner}</table></div>'


def folded(summary: str, inner: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{inner}</details>"


def piece(title: str, lead: str, *parts: str) -> str:
    """Return a section: a heading, a sentence, plots and tables."""
    return f"<section>{heading(3, title)}{paragraph(lead, 'lead')}{''.join(parts)}</section>"


def plots(figures: Sequence[str]) -> str:
    return f'<div class="plots">{"".join(figures)}</div>'

"""Icons of plugins reach pages as shapes only."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from posse.plugins.icons import LARGEST, BadIcon, cleaned, read

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"'


def test_shapes_stay_and_the_rest_is_dropped() -> None:
    source = f"""<?xml version="1.0" encoding="UTF-8"?><!-- made by a program -->
    {HEAD} style="background:url(x)" onload="alert(1)" width="9">
      <title>Nugget<b/></title>
      <g fill="#fc0" transform="translate(1, 2)"><path d="M0 0L9,9z" class="a" id="b"/></g>
      text <circle cx="5" cy="5" r="2" fill="currentColor"/></svg>"""
    assert cleaned(source.encode()) == (
        '<svg viewBox="0 0 512 512"><g fill="#fc0" transform="translate(1, 2)">'
        '<path d="M0 0L9,9z"></path></g><circle cx="5" cy="5" r="2" fill="currentColor">'
        "</circle></svg>"
    )


@pytest.mark.parametrize(
    "inside",
    [
        "<script>alert(1)</script>",
        '<a href="https://example.org"><path d="M0 0"/></a>',
        '<image href="https://example.org/x.png"/>',
        '<use href="#x"/>',
        "<style>path{fill:url(https://example.org)}</style>",
        "<foreignObject/>",
        "<animate/>",
        "<svg/>",
        '<path fill="url(#x)"/>',
        '<path fill="url(https://example.org/x)"/>',
        '<path d="M0 0&quot; onload=&quot;alert(1)"/>',
        '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
        '<g transform="url(javascript:1)"/>',
        "<g>" * 9 + "</g>" * 9,
        "<g/>" * 201,
        "<path",
    ],
)
def test_everything_else_is_refused(inside: str) -> None:
    with pytest.raises(BadIcon):
        cleaned(f"{HEAD}>{inside}</svg>".encode())


@pytest.mark.parametrize(
    "source",
    [
        b"",
        b"<path d='M0 0'/>",
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        b"<!DOCTYPE svg [<!ENTITY a 'aaaa'>]><svg viewBox='0 0 1 1'>&a;</svg>",
        b"<!DOCTYPE svg SYSTEM 'file:///etc/passwd'><svg viewBox='0 0 1 1'/>",
        b"<?xml-stylesheet href='x.css'?><svg viewBox='0 0 1 1'/>",
        b"<svg viewBox='0 0 1 1'>\xff</svg>",
        b"<svg viewBox='0 0 1 1'>" + b" " * LARGEST + b"</svg>",
    ],
)
def test_a_file_that_is_no_plain_drawing_is_refused(source: bytes, tmp_path: Path) -> None:
    file = tmp_path / "icon.svg"
    file.write_bytes(source)
    with pytest.raises(BadIcon):
        read(file)


def test_no_page_gets_a_word_of_the_file(caplog: pytest.LogCaptureFixture) -> None:
    """What stands in dropped attributes and texts may be anything."""
    with caplog.at_level(logging.DEBUG):
        found = cleaned(f'{HEAD} data-x="SECRET"><title>SECRET</title>SECRET</svg>'.encode())
    assert found == '<svg viewBox="0 0 512 512"></svg>'

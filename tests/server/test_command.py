"""`posse serve` as a command."""

import webbrowser

import click
import pytest
from click.testing import CliRunner

from posse.server.command import announce, bound, serve


def test_a_taken_port_is_a_plain_message() -> None:
    with bound("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(click.ClickException, match=f"cannot listen on 127.0.0.1:{port}"):
            bound("127.0.0.1", port)
        done = CliRunner().invoke(serve, ["--port", str(port)])
        assert done.exit_code == 1
        assert "cannot listen" in done.output


def test_the_browser_opens_when_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    with bound("127.0.0.1", 0) as listener:
        address = f"http://localhost:{listener.getsockname()[1]}"
        announce(listener, show=False)
        assert opened == []
        announce(listener, show=True)
        assert opened == [address]
    assert address in capsys.readouterr().out


def test_the_options() -> None:
    done = CliRunner().invoke(serve, ["--help"])
    assert done.exit_code == 0
    for option in ("--host", "--port", "--db", "--open", "--bot-pause"):
        assert option in done.output

"""How often roles usually win is written once: in the counts of docs/reports."""

from tools.usual_wins import TARGET, text


def test_the_figures_of_the_server_are_those_of_the_reports() -> None:
    assert TARGET.read_text("utf-8") == text(), "run python -m tools.usual_wins"

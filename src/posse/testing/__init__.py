"""What every game and pack must hold: checks for those of your own, in pytest or without.

>>> from posse.testing import check_game
>>> check_game("dice", players=4, matches=1)

| check | what it does |
|---|---|
| `check_game` | plays random matches: nothing leaks, clones, saves and replays are equal |
| `check_pack` | does that in every set-up with a pack |
| `scenarios`, `check_rules` | your executable rulebook, for `pytest.mark.parametrize` |
| `check_lessons` | plays your lessons: each step is legal and has words |
| `check_words` | everything that has a name on a screen has words |
| `check_icons` | every icon reaches the pages |

Each check raises AssertionError and says what does not hold.
"""

from posse.testing.lessons import check_lesson_words, check_lessons, check_plan
from posse.testing.looks import check_icons, check_words
from posse.testing.matches import (
    check_game,
    clone_is_equal_and_independent,
    events_are_redacted,
    onlookers_learn_by_events_alone,
    replay_gives_the_same,
    save_and_load_continue_alike,
    screens_are_views,
    view_fits_its_imagined_worlds,
    walk,
)
from posse.testing.packs import check_pack
from posse.testing.rulebooks import Scenario, check_rules, scenarios

__all__ = [
    "Scenario",
    "check_game",
    "check_icons",
    "check_lesson_words",
    "check_lessons",
    "check_pack",
    "check_plan",
    "check_rules",
    "check_words",
    "clone_is_equal_and_independent",
    "events_are_redacted",
    "onlookers_learn_by_events_alone",
    "replay_gives_the_same",
    "save_and_load_continue_alike",
    "scenarios",
    "screens_are_views",
    "view_fits_its_imagined_worlds",
    "walk",
]

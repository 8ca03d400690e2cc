"""Plays with the train: takes a car whenever the page says that it can be paid for."""

from __future__ import annotations

from tests.browser.player import Player

CARS = '.rcar[data-state="can"]'
STRIP = ".rstrip"
ON_STRIP = f'{STRIP} [data-state="can"]'
ROWS = "dialog .trow .btn"
ROLL = '.wire [data-id="roll"]'
CANCEL = '.wire [data-id="cancel"]'
USES = '.wire [data-id^="u-"]'
STEPS = '.wire [data-id^="c"]:not([data-id="cancel"])'
# A car that comes from the depot can be tapped when it has stopped.
AT_REST = "() => document.getAnimations().every((one) => one.playState !== 'running')"
MOST = 3
BASE_TRAIN = ("base", "great_train_robbery")
ALL_PACKS = ("base", "dodge_city", "great_train_robbery")


class TrainPlayer(Player):
    """By mouse or finger: a board or car of the track, or a row of the timetable."""

    boarded = 0  # cars taken from the train
    rolled = 0  # those of them for which the train was moved first
    row = 0  # cars taken one after the other

    def answer(self) -> None:
        if self.in_turn() and self.payable() and self.row >= MOST:
            self.row = 0  # Benny Brawler pays for a car with a car, and so on
            self.visitor.press(self.page.locator(".wire .btn--main"))
        elif self.in_turn() and self.payable():
            self.choose_car()
            self.pay()
            self.boarded += 1
            self.row += 1
        elif self.in_turn() and self.there(ROLL):
            self.visitor.press(self.page.locator(ROLL))
            self.choose_car()
            self.pay()
            self.boarded += 1
            self.rolled += 1
        else:
            self.row = 0
            super().answer()

    def payable(self) -> bool:
        """Whether a car of the train can be paid for now."""
        return self.there(CARS) or self.there(ON_STRIP)

    def choose_car(self) -> None:
        self.page.wait_for_function(AT_REST)
        if self.there(CARS):
            self.visitor.press(self.page.locator(CARS).first)
        else:
            self.visitor.press(self.page.locator(STRIP))
            self.visitor.press(self.page.locator(ROWS).first)
        assert self.paying()

    def finish(self) -> None:
        """A car with several uses first asks which one."""
        if self.there(USES):
            self.visitor.press(self.page.locator(USES).first)
        super().finish()

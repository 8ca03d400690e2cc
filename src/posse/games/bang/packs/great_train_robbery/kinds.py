"""The kinds of card, car and locomotive of The Great Train Robbery."""

from __future__ import annotations

from typing import Final

from posse.games.bang import verb_names
from posse.games.bang.cards import BLUE, BROWN, MIDDLE, Kind
from posse.games.bang.effect import Effect
from posse.games.bang.laid_cards import Equip
from posse.games.bang.packs.base.equipment import Arm, Weapon
from posse.games.bang.packs.dodge_city.effects import Steal
from posse.games.bang.packs.great_train_robbery import cars, effects, one_use_cars
from posse.games.bang.packs.great_train_robbery.equipment import Refund, Strongbox
from posse.games.bang.packs.great_train_robbery.exchange import Map, Switch, TrainRobbery
from posse.games.bang.packs.great_train_robbery.journey import Ironhorse, Leland
from posse.games.bang.packs.great_train_robbery.travel import Car
from posse.games.bang.power import Power

CACTUS: Final[Kind] = Kind(
    "Cactus", BROWN, effects.CactusEffect(), symbol=verb_names.MISSED, power=effects.Cactus()
)
DRAGOON: Final[Kind] = Kind("Dragoon", BLUE, Arm(), power=Weapon(2, rapid=1))
EVADED: Final[Kind] = Kind("Evaded!", BROWN, effects.Evaded(), symbol=verb_names.MISSED)
FULL_STEAM: Final[Kind] = Kind("Full Steam", BROWN, effects.FullSteam())
KNIFE_REVOLVER: Final[Kind] = Kind(
    "Knife Revolver", BROWN, effects.KnifeRevolver(), power=effects.Returning()
)
MAP: Final[Kind] = Kind("Map", BLUE, Equip(), power=Map())
MONEY_BAG: Final[Kind] = Kind("Money Bag", BROWN, effects.MoneyBag())
MOST_WANTED: Final[Kind] = Kind(
    "Most Wanted", BROWN, effects.MostWantedEffect(), power=effects.MostWanted()
)
NEXT_STOP: Final[Kind] = Kind("Next Stop", BROWN, effects.NextStop())
REFUND: Final[Kind] = Kind("Refund", BLUE, Equip(), power=Refund())
STRONGBOX: Final[Kind] = Kind("Strongbox", BLUE, Equip(), power=Strongbox())
SWITCH: Final[Kind] = Kind("Switch", BROWN, Switch())
TRAIN_ROBBERY: Final[Kind] = Kind("Train Robbery", BROWN, TrainRobbery())
WATER_TOWER: Final[Kind] = Kind("Water Tower", BROWN, effects.WaterTower())


def car(name: str, power: Car) -> Kind:
    return Kind(name, BLUE, Effect(), power=power, back="car")


def one_way(name: str, effect: Effect) -> Kind:
    return car(name, one_use_cars.OneUse(effect))


CAR_KINDS: Final[tuple[Kind, ...]] = (
    car("Baggage Car", cars.BaggageCar()),
    car("Caboose", cars.Caboose()),
    one_way("Cattle Truck", one_use_cars.CattleTruck()),
    one_way("Circus Wagon", one_use_cars.CircusWagon()),
    one_way("Coal Hopper", one_use_cars.CoalHopper()),
    car("Dining Car", cars.DiningCar()),
    one_way("Express Car", one_use_cars.ExpressCar()),
    car("Ghost Car", cars.GhostCar()),
    one_way("Lounge Car", one_use_cars.LoungeCar()),
    car("Lumber Flatcar", cars.LumberFlatcar()),
    one_way("Mail Car", one_use_cars.MailCar()),
    car("Observation Car", cars.ObservationCar()),
    one_way("Passenger Car", Steal()),
    car("Prisoner Car", cars.PrisonerCar()),
    car("Private Car", cars.PrivateCar()),
    car("Sleeper Car", cars.SleeperCar()),
)


def locomotive(name: str, power: Power) -> Kind:
    return Kind(name, MIDDLE, Effect(), power=power, back="locomotive")


LOCOMOTIVE_KINDS: Final[tuple[Kind, ...]] = (
    locomotive("Ironhorse", Ironhorse()),
    locomotive("Leland", Leland()),
)

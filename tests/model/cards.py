"""What is printed on the cards and characters of BANG! and Dodge City, written down from the boxes.

Nothing here is read from the engine: a wrong value there shows as a difference.
"""

from __future__ import annotations

from typing import NamedTuple

BASE = """
blue Barrel: QS KS
blue Dynamite: 2H
blue Jail: JS 4H 10S
blue Mustang: 8H 9H
blue Remington: KC
blue Rev. Carabine: AC
blue Schofield: JC QC KS
blue Scope: AS
blue Volcanic: 10S 10C
blue Winchester: 8S
brown BANG!: AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH
brown Beer: 6H 7H 8H 9H 10H JH
brown Cat Balou: KH 9D 10D JD
brown Duel: QD JS 8C
brown Gatling: 10H
brown General Store: 9C QS
brown Indians!: KD AD
brown Missed!: 10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S
brown Panic!: JH QH AH 8D
brown Saloon: 5H
brown Stagecoach: 9S 9S
brown Wells Fargo: 3H
"""

DODGE_CITY = """
blue Barrel: AC
blue Binocular: 10D
blue Dynamite: 10C
blue Hideout: KD
blue Mustang: 5H
blue Remington: 6D
blue Rev. Carabine: 5S
brown BANG!: 8S 5C 6C KC
brown Beer: 6H 6S
brown Brawl: JS
brown Cat Balou: 8C
brown Dodge: 7D KH
brown General Store: AS
brown Indians!: 5D
brown Missed!: 8D
brown Panic!: JH
brown Punch: 10S
brown Rag Time: 9H
brown Springfield: KS
brown Tequila: 9C
brown Whisky: QH
green Bible: 10H
green Buffalo Rifle: QC
green Can Can: JC
green Canteen: 7H
green Conestoga: 9D
green Derringer: 7S
green Howitzer: 9S
green Iron Plate: AD QS
green Knife: 8H
green Pepperbox: AH
green Pony Express: QD
green Sombrero: 7C
green Ten Gallon Hat: JD
"""

# The cards with a bison on the left are left out when both boxes are played together.
BISON = """
blue Barrel: KS
blue Dynamite: 2H
blue Jail: 4H 10S
blue Schofield: JC QC
blue Volcanic: 10C 10S
blue Winchester: 8S
brown BANG!: 2C 3C 4C 5C 2D 3D 4D 9D JD KD QH KH AH AS
brown Beer: 8H 9H
brown Cat Balou: 10D
brown Duel: 8C QD JS
brown Gatling: 10H
brown General Store: 9C
brown Indians!: AD
brown Missed!: AC 2S 3S 4S
brown Panic!: 8D
brown Saloon: 5H
brown Stagecoach: 9S
brown Wells Fargo: 3H
"""

PEOPLE_BASE = {
    "Bart Cassidy": 4,
    "Black Jack": 4,
    "Calamity Janet": 4,
    "El Gringo": 3,
    "Jesse Jones": 4,
    "Jourdonnais": 4,
    "Kit Carlson": 4,
    "Lucky Duke": 4,
    "Paul Regret": 3,
    "Pedro Ramirez": 4,
    "Rose Doolan": 4,
    "Sid Ketchum": 4,
    "Slab the Killer": 4,
    "Suzy Lafayette": 4,
    "Vulture Sam": 4,
    "Willy the Kid": 4,
}

PEOPLE_DODGE_CITY = {
    "Apache Kid": 3,
    "Belle Star": 4,
    "Bill Noface": 4,
    "Chuck Wengham": 4,
    "Doc Holyday": 4,
    "Elena Fuente": 3,
    "Greg Digger": 4,
    "Herb Hunter": 4,
    "José Delgado": 4,
    "Molly Stark": 4,
    "Pat Brennan": 4,
    "Pixie Pete": 3,
    "Sean Mallory": 3,
    "Tequila Joe": 4,
    "Vera Custer": 3,
}

RANGE = {
    "Volcanic": 1,
    "Schofield": 2,
    "Remington": 3,
    "Rev. Carabine": 4,
    "Winchester": 5,
}

ROLES = {
    3: ["deputy", "outlaw", "renegade"],
    4: ["sheriff", "renegade", "outlaw", "outlaw"],
    5: ["sheriff", "renegade", "outlaw", "outlaw", "deputy"],
    6: ["sheriff", "renegade", "outlaw", "outlaw", "outlaw", "deputy"],
    7: ["sheriff", "renegade", "outlaw", "outlaw", "outlaw", "deputy", "deputy"],
    8: ["sheriff", "renegade", "renegade", "outlaw", "outlaw", "outlaw", "deputy", "deputy"],
}


class Printed(NamedTuple):
    """What can be read on a card."""

    name: str
    colour: str
    rank: str
    suit: str

    def __str__(self) -> str:
        return f"{self.name}/{self.rank}{self.suit}"


def deck(packs: tuple[str, ...]) -> list[Printed]:
    """The cards that are shuffled together with these boxes."""
    rows = BASE if "base" in packs else BISON
    if "dodge_city" in packs:
        rows += DODGE_CITY
    return [card for row in rows.split("\n") if row for card in _cards(row)]


def people(packs: tuple[str, ...]) -> dict[str, int]:
    """The characters that may be dealt, with the life points printed beside the picture."""
    found = dict(PEOPLE_BASE) if "base" in packs else {}
    return found | PEOPLE_DODGE_CITY if "dodge_city" in packs else found


def _cards(row: str) -> list[Printed]:
    head, values = row.split(": ")
    colour, name = head.split(" ", 1)
    return [Printed(name, colour, value[:-1], value[-1]) for value in values.split()]

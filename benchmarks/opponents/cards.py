"""What the rule-of-thumb player of BANG! believes of the cards: set down by hand."""

from __future__ import annotations

ORDINARY = 4.0

# What holding a card is worth, and lying in front of a player.
WORTH: dict[str, float] = {
    "barrel": 8, "beer": 7, "missed": 6, "mustang": 7, "wells_fargo": 9, "stagecoach": 8,
    "winchester": 7, "rev_carabine": 6, "remington": 6, "scope": 6, "gatling": 6, "schofield": 5,
    "volcanic": 6, "bang": 7, "panic": 6, "cat_balou": 5, "duel": 4, "indians": 4, "saloon": 4,
    "jail": 4, "general_store": 3, "dynamite": 1,
    "hideout": 7, "dodge": 8, "bible": 8, "pony_express": 9, "binocular": 6, "iron_plate": 6,
    "sombrero": 6, "ten_gallon_hat": 6, "buffalo_rifle": 6, "canteen": 6, "conestoga": 6,
    "howitzer": 6, "derringer": 6, "whisky": 5, "knife": 5, "pepperbox": 5, "punch": 5,
    "rag_time": 5, "springfield": 5, "tequila": 5, "can_can": 5, "brawl": 3,
    "mail_car": 9, "observation_car": 9, "strongbox": 8, "evaded": 8, "ghost_car": 7,
}  # fmt: skip
GONE = ("jail", "dynamite", "lumber_flatcar")  # their owner is glad to lose them

# By kind of card, or by verb of an ability: what it does.
ACTS: dict[str, str] = {
    "bang": "shot", "missed": "shot", "duel": "shot", "jail": "jail", "panic": "rob",
    "cat_balou": "rob", "gatling": "sweep", "indians": "sweep",
    "punch": "shot", "springfield": "shot", "knife": "shot", "derringer": "shot",
    "pepperbox": "shot", "buffalo_rifle": "shot", "aim": "shot", "rag_time": "rob",
    "can_can": "rob", "conestoga": "rob", "tequila": "help", "howitzer": "sweep",
    "iron_plate": "guard", "sombrero": "guard", "ten_gallon_hat": "guard", "bible": "guard",
    "knife_revolver": "shot", "train_robbery": "shot", "sleeper_car": "shot",
    "passenger_car": "rob", "use_bang": "shot", "use_panic": "rob", "use_cat_balou": "rob",
}  # fmt: skip
ABILITY: dict[str, float] = {
    "jesse_jones": 8, "black_jack": 7, "bart_cassidy": 7, "vulture_sam": 6, "kit_carlson": 6,
    "slab_the_killer": 6, "willy_the_kid": 6, "jose_delgado": 9, "pixie_pete": 9,
}  # fmt: skip

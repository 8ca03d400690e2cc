"""The rule-of-thumb player of BANG! with all packs."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.opponents.bang_reader import BangReader
from benchmarks.opponents.cards import ABILITY, ACTS, GONE, ORDINARY, WORTH
from benchmarks.opponents.roles import wishes
from posse.bots import Bot
from posse.engine.choice import Choice, Option
from posse.engine.event import Event
from posse.engine.ids import NOBODY, NONE, Card, Seat
from posse.engine.state import State
from posse.games.bang import topics, verb_names
from posse.games.bang.cards import BROWN, CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.distance import Sights
from posse.games.bang.frames.turn import hand_limit
from posse.games.bang.packs.base import verb_names as base_verb_names
from posse.games.bang.state import BangState
from posse.games.bang.targets import played_kind
from posse.games.sheriff.roles import DEPUTY, OUTLAW, PREY, SHERIFF

NO = -1.0  # worse than ending the turn, which scores 0
LEAST = 0.25  # the least wish that is worth a card
STOPS = 0.2  # the chance that a hidden card stops a hit
TWIN = 1.0  # what a card is worth less for each other one of its name in the hand
ANSWERS = 0.35  # the chance that it answers a Duel or Indians!


class RuleOfThumb(Bot):
    """Infers roles, shoots the best foe in reach, and otherwise follows fixed rules."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.seen: list[Event] = []
        self.reader: BangReader | None = None
        self.odds: list[list[float]] = []  # of every role, by seat; empty with three players
        self.asked = (0, 0)  # my last turn, and the questions in it
        self.sights: Sights | None = None

    def observe(self, events: list[Event]) -> None:
        self.seen += events

    def choose(self, view: State, choice: Choice) -> int:
        assert isinstance(view, BangState)
        if len(choice.options) == 1 and view.turn == view.me:
            return 0
        self.view, self.choice, self.me = view, choice, view.me
        self.sights = None
        self.wish = self.wishes()
        if choice.topic == topics.PLAY and self.dawdles():
            return len(choice.options) - 1  # it ends the turn
        marks = [self.mark(option) for option in choice.options]
        return marks.index(max(marks))

    def dawdles(self) -> bool:
        turn, count = self.asked
        self.asked = (self.view.turns, count + 1 if turn == self.view.turns else 1)
        return self.asked[1] > 60

    # who is who -----------------------------------------------------------------------------------

    def wishes(self) -> list[float]:
        view = self.view
        if SHERIFF not in view.roles:
            mine = view.role[self.me]
            wish = [1.2 if role == PREY[mine] else 0.7 for role in view.role]
            wish[self.me] = -1.5
            return wish
        if self.reader is None:
            self.reader = BangReader(view)
        self.odds = self.reader.odds(view, self.seen)
        self.seen = []
        return wishes(view, self.odds)

    # marks ----------------------------------------------------------------------------------------

    def mark(self, option: Option) -> float:
        topic = self.choice.topic
        if topic in RULES:
            return RULES[topic](self, option)
        if option.verb in (verb_names.DISCARD, verb_names.GIVE):
            return -self.worth(option.card)
        if option.seat not in (NOBODY, self.me):
            return self.wish[option.seat]
        return self.worth(option.card) if option.card >= 0 else 0.5

    def worth(self, card: Card) -> float:
        if card < 0:
            return ORDINARY
        kind = CARDS[card].kind
        value = WORTH.get(kind.id, ORDINARY)
        mine = self.view.front[self.me]
        if card not in mine and kind.colour != BROWN and kind.id not in GONE:
            if any(CARDS[other].kind is kind for other in mine):
                return 1.0
            reach = kind.power.reach
            if reach and any(CARDS[other].power.reach >= reach for other in mine):
                return 1.0
        if kind.symbol in (verb_names.MISSED, verb_names.BEER) and self.view.life[self.me] <= 2:
            value += 2
        hand = self.view.hand[self.me]
        twins = sum(CARDS[other].kind is kind for other in hand) - (card in hand)
        return value - TWIN * twins

    def land(self, at: Seat) -> float:
        """Return the chance that a hit lands."""
        chance = (1 - STOPS) ** len(self.view.hand[at])
        for card in self.view.front[at]:
            kind = CARDS[card].kind.id
            chance *= 0.75 if kind == "barrel" else 0.3 if ACTS.get(kind) == "guard" else 1.0
        return chance

    def hurt(self, at: Seat, chance: float) -> float:
        """Return what it is worth that a player loses a point with this chance."""
        wish, life = self.wish[at], self.view.life[at]
        if life <= 0:
            return 0.0
        value = wish * (1.0 + 0.25 * max(0, 4 - life))
        if life == 1:
            value = wish * 3.5
            if self.odds:
                odds = self.odds[at]
                value += 1.2 * odds[OUTLAW] * (wish > 0)
                if self.view.role[self.me] == SHERIFF:
                    value -= 2.5 * odds[DEPUTY]
        return chance * value

    def sweep(self, indians: bool) -> float:
        view, total = self.view, 0.0
        for at in view.others(self.me):
            stops = (1 - ANSWERS) ** len(view.hand[at]) if indians else self.land(at)
            total += self.hurt(at, stops)
        return 6 + total if total > 0.2 else NO

    def play(self, option: Option) -> float:
        """Score what can be done in phase II."""
        if option.verb == verb_names.END:
            return 0.0
        if option.verb not in (verb_names.PLAY, verb_names.USE) or option.card < 0:
            return self.ability(option)
        kind = played_kind(self.view, self.me, option.card)
        if option.verb == verb_names.USE:
            kind = CARDS[option.card].kind
        act = ACTS.get(kind.id, "")
        rule = PLAYS.get(kind.id) or PLAYS.get(act)
        if rule is not None:
            return rule(self, option)
        if option.seat not in (NOBODY, self.me):
            return NO
        if kind.power.reach:
            return self.weapon(kind.power.reach, kind.power.rapid > 0)
        return 14.0 if kind.colour != BROWN else 9.0 if not kind.effect.price else NO

    def ability(self, option: Option) -> float:
        if option.verb == verb_names.HEAL:
            spare = len(self.view.hand[self.me]) - self.view.life[self.me]
            return 12.0 if spare >= 2 or self.view.life[self.me] == 1 else NO
        act = ACTS.get(option.verb, "")
        rule = PLAYS.get(act)
        return rule(self, option) - 1 if rule is not None and option.seat != NOBODY else NO

    def weapon(self, reach: int, rapid: bool) -> float:
        sights = self.look()
        bangs = sum(CARDS[c].kind.symbol == verb_names.BANG for c in self.view.hand[self.me])
        if rapid:
            near = any(self.wish[at] > LEAST for at in sights.within(1))
            return 14.5 if (near and bangs > 1) or sights.reach == 1 else NO
        if sights.rapid and bangs > 1:
            return NO
        return 13.0 + reach / 10 if reach > sights.reach else NO

    def look(self) -> Sights:
        if self.sights is None:
            self.sights = Sights(self.view, self.me)
        return self.sights

    def shoot(self, option: Option) -> float:
        gain = self.hurt(option.seat, self.land(option.seat))
        return 5 + gain if gain > 0 and self.wish[option.seat] > LEAST else NO

    def duel(self, option: Option) -> float:
        mine = sum(CARDS[c].kind.symbol == verb_names.BANG for c in self.view.hand[self.me])
        theirs = ANSWERS * len(self.view.hand[option.seat])
        good = mine >= theirs or (not mine and theirs < 0.5)
        gain = self.hurt(option.seat, 0.7)
        return 4.5 + gain if good and self.wish[option.seat] > LEAST else NO

    def jail(self, option: Option) -> float:
        wish = self.wish[option.seat]
        return 8 + wish if wish > LEAST else NO

    def rob(self, option: Option) -> float:
        at = option.seat
        cards = self.view.front[at]
        if at == self.me:
            mine = [card for card in cards if CARDS[card].kind.id in GONE]
            return 9.0 if mine else NO
        if self.wish[at] < 0:
            return 8.5 if any(CARDS[card].kind.id in GONE for card in cards) else NO
        best = max([self.prize(card) for card in cards], default=0.0)
        if self.view.hand[at]:
            best = max(best, ORDINARY)
        return 9 + self.wish[at] * best / 10 if self.wish[at] > LEAST and best > 0 else NO

    def prize(self, card: Card) -> float:
        kind = CARDS[card].kind.id
        return NO if kind in GONE else WORTH.get(kind, ORDINARY) + 1

    def beer(self, option: Option) -> float:
        at = self.me if option.seat == NOBODY else option.seat
        lack = self.view.max_life[at] - self.view.life[at]
        return 12.0 - self.wish[at] if lack > 0 and self.wish[at] < 0 else NO

    def saloon(self, _: Option) -> float:
        view, total = self.view, 0.0
        for at in view.ring:
            if 0 < view.life[at] < view.max_life[at]:
                total -= self.wish[at] * (1.5 if view.life[at] < 3 else 1.0)
        return 7 + total if total > 0.3 else NO

    def store(self, _: Option) -> float:
        enough = len(self.view.deck) + len(self.view.pile) >= len(self.view.ring)
        return 10.0 if enough and sum(self.wish) - self.wish[self.me] < 1.5 else 1.0 * enough

    def dynamite(self, _: Option) -> float:
        foes = sum(wish > LEAST for wish in self.wish)
        return 3.0 if self.view.life[self.me] > 3 and 2 * foes > len(self.view.ring) else NO

    # answers --------------------------------------------------------------------------------------

    def shot(self, option: Option) -> float:
        if option.verb == base_verb_names.BARREL:
            return 9.0
        if option.verb == verb_names.TAKE:
            return 0.0
        others = (verb_names.TAKE, base_verb_names.BARREL)
        ways = sum(one.verb not in others for one in self.choice.options)
        if ways < self.choice.n or self.view.life[self.me] <= 0:
            return NO
        if option.seat not in (NOBODY, self.me) and self.wish[option.seat] <= LEAST:
            return NO
        return 8.0 if option.verb == verb_names.USE else 7.0 - self.worth(option.card) / 10

    def save(self, option: Option) -> float:
        if option.verb == verb_names.TAKE:
            return 0.0
        left = self.view.life[self.me] - self.choice.n
        beers = sum(one.verb == verb_names.BEER for one in self.choice.options)
        other = len(self.choice.options) - 1 > beers
        if left + beers + other <= 0:
            return NO
        return 2.0 if left <= 1 else NO

    def duelled(self, option: Option) -> float:
        if option.verb == verb_names.TAKE:
            return 0.0
        foe = self.choice.other
        if foe != NOBODY and self.wish[foe] < 0 and self.view.life[self.me] > 1:
            return NO
        return 2.0 - self.worth(option.card) / 100

    def loot(self, option: Option) -> float:
        at, card = self.choice.other, option.card
        if at == self.me:
            return 10.0 if card >= 0 and CARDS[card].kind.id in GONE else -self.worth(card)
        value = ORDINARY + 0.5 if card < 0 else self.prize(card)
        return -value if self.wish[at] < 0 else value

    def draw(self, option: Option) -> float:
        if option.verb == verb_names.ROB:
            return self.wish[option.seat] - 0.1
        if option.verb == base_verb_names.PILE:
            return self.worth(self.view.pile[-1]) - ORDINARY
        return 0.0

    def check(self, option: Option) -> float:
        card = CARDS[option.card]
        return 2.0 if card.suit == 1 else 0.0 if card.suit == 0 and card.rank <= 9 else 1.0

    def spare(self, option: Option) -> float:
        """Give up the card of least worth; a card too many that attacks is worth least."""
        return -self.worth(option.card) if option.verb == verb_names.DISCARD else NO - 20

    def rest(self, option: Option) -> float:
        over = len(self.view.hand[self.me]) - hand_limit(self.view, self.me)
        return 0.0 if option.verb == verb_names.END else 1.0 if over >= 2 else NO

    def gather(self, option: Option) -> float:
        return self.worth(option.card) if option.card != NONE else 0.0

    def mimic(self, option: Option) -> float:
        return ABILITY.get(CHARACTERS[self.view.char[option.seat]].id, ORDINARY)


Rule = Callable[[RuleOfThumb, Option], float]
RULES: dict[str, Rule] = {
    topics.PLAY: RuleOfThumb.play,
    topics.SHOT: RuleOfThumb.shot,
    topics.SAVE: RuleOfThumb.save,
    topics.DUEL: RuleOfThumb.duelled,
    topics.INDIANS: RuleOfThumb.duelled,
    topics.LOOT: RuleOfThumb.loot,
    topics.STORE: RuleOfThumb.gather,
    topics.SHARE: RuleOfThumb.gather,
    topics.DRAW: RuleOfThumb.draw,
    topics.CHECK: RuleOfThumb.check,
    topics.LIMIT: RuleOfThumb.spare,
    topics.REST: RuleOfThumb.rest,
    "keep": RuleOfThumb.gather,
    "cattle": RuleOfThumb.gather,
    "mimic": RuleOfThumb.mimic,
}
PLAYS: dict[str, Rule] = {
    "shot": RuleOfThumb.shoot,
    "jail": RuleOfThumb.jail,
    "rob": RuleOfThumb.rob,
    "help": RuleOfThumb.beer,
    "duel": RuleOfThumb.duel,
    "gatling": lambda bot, _: bot.sweep(indians=False),
    "howitzer": lambda bot, _: bot.sweep(indians=False),
    "indians": lambda bot, _: bot.sweep(indians=True),
    "beer": RuleOfThumb.beer,
    "whisky": RuleOfThumb.beer,
    "canteen": RuleOfThumb.beer,
    "saloon": RuleOfThumb.saloon,
    "general_store": RuleOfThumb.store,
    "dynamite": RuleOfThumb.dynamite,
    "brawl": lambda bot, _: 8.0 if sum(bot.wish) > 0 else NO,
    "stagecoach": lambda _bot, _option: 20.0,
    "wells_fargo": lambda _bot, _option: 20.0,
    "pony_express": lambda _bot, _option: 20.0,
    "guard": lambda _bot, _option: NO,
}

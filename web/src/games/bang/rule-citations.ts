// Citations: the rule behind a refusal, and the ruling behind a line of the log.
import type { GameEvent } from '../../wire';
import { cardOf } from './catalog';
import type { BangScene } from './wording';

/** The rule of the index for each reason of a refusal. */
export const RULES: Record<string, string> = {
  bare: 'symbol-take', beer: 'card-beer-two-left', cattle_truck: 'train-car-cattle', copy: 'play-duplicates-refused', duel: 'card-duel-alternate',
  fired: 'play-one-bang', hidden: 'train-car-private', indians: 'card-indians', jail: 'card-jail-anyone', lounge_car: 'train-car-lounge',
  money_bag: 'train-card-money-bag-not', near: 'symbol-exact', price: 'price-needs-two', reach: 'card-bang-reach', save: 'card-beer-loss',
  'seat-bare': 'symbol-take', 'seat-hidden': 'train-car-private', 'seat-jailed': 'card-jail-second', 'seat-near': 'symbol-exact',
  'seat-reach': 'card-bang-reach', 'seat-sheriff': 'card-jail-sheriff', 'seat-switch': 'train-card-switch', shot: 'card-missed',
  'shot-only': 'card-missed-only-hits', sleeper: 'train-car-sleeper', switch: 'train-card-switch', waits: 'green-not-same-turn',
  water_tower: 'train-card-water-tower', car: 'train-take-price', moved: 'train-free-move-must',
};

/** The ruling for each ability, where the rulebook leaves a choice. */
export const ABILITIES: Record<string, string> = {
  apache_kid: 'b11', bart_cassidy: 'b7', chuck_wengham: 'b12', doc_holyday: 'b12', el_gringo: 'b7', evan_babbit: 'b16', greg_digger: 'b8',
  herb_hunter: 'b8', jimmy_texas: 'b41', sid_ketchum: 'b6', suzy_lafayette: 'b4', tequila_joe: 'b5', vera_custer: 'b10', vulture_sam: 'b8',
};
/** The ruling for each verb. */
export const VERBS: Record<string, string> = { explode: 'b30', ghost: 'b22', penalty: 'b8', reward: 'b8', shuffle: 'b3', toss: 'b21', unhurt: 'b22' };
/** The ruling for each kind of card that is played or used. */
export const KINDS: Record<string, string> = { derringer: 'b29', express_car: 'b18', knife_revolver: 'b16', money_bag: 'b20', pepperbox: 'b13', switch: 'b40', train_robbery: 'b38' };

/** The ruling behind a line that begins with this event, if there is one. */
export function rulingOf(scene: BangScene, { verb, card }: GameEvent, abilities: string[]): string | undefined {
  const used = verb === 'play' || verb === 'use' ? KINDS[cardOf(scene.catalog, card)?.kind ?? ''] : undefined;
  return VERBS[verb] ?? used ?? abilities.map((ability) => ABILITIES[ability]).find((ruling) => ruling !== undefined);
}

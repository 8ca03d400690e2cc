// Lookups in the catalog of BANG!: cards, kinds, icons.
import type { IconName } from '../../controls/icon-names';
import { broughtIcon } from '../../controls/icon-sprites.svelte';
import type { CardInfo, Catalog, KindInfo } from '../../wire';
import { alsoCharacters } from '../sheriff/character-icons';

interface Index {
  cards: Map<number, CardInfo>;
  kinds: Map<string, KindInfo>;
}

const indexes = new WeakMap<Catalog, Index>();

function index(catalog: Catalog): Index {
  let found = indexes.get(catalog);
  if (!found) {
    found = {
      cards: new Map(catalog.cards.map((card) => [card.id, card])),
      kinds: new Map(catalog.kinds.map((kind) => [kind.id, kind])),
    };
    indexes.set(catalog, found);
  }
  return found;
}

export function cardOf(catalog: Catalog, id: number | null | undefined): CardInfo | null {
  return id === null || id === undefined ? null : (index(catalog).cards.get(id) ?? null);
}

export function kindOf(catalog: Catalog, id: number | null | undefined): KindInfo | null {
  const card = cardOf(catalog, id);
  return card ? (index(catalog).kinds.get(card.kind) ?? null) : null;
}

/** How far the weapon among these cards shoots; without one a Colt reaches 1. */
export function weaponReach(catalog: Catalog, front: number[]): number {
  return Math.max(1, ...front.map((card) => kindOf(catalog, card)?.reach ?? 0));
}

const KIND_ICONS: Record<string, IconName> = {
  bang: 'revolver', missed: 'dodging', beer: 'beer-stein', panic: 'grab', cat_balou: 'hollow-cat',
  duel: 'duel', gatling: 'chaingun', indians: 'two-feathers', general_store: 'shop',
  stagecoach: 'old-wagon', wells_fargo: 'money-stack', saloon: 'saloon-doors', barrel: 'barrel',
  jail: 'window-bars', dynamite: 'dynamite', mustang: 'horse-head', scope: 'spyglass',
  volcanic: 'crossed-pistols', schofield: 'revolver', remington: 'sawed-off-shotgun',
  rev_carabine: 'musket', winchester: 'winchester-rifle',
  bible: 'bible', binocular: 'binocular', brawl: 'brass-knuckles', buffalo_rifle: 'buffalo-head', can_can: 'female-legs',
  canteen: 'water-flask', conestoga: 'cartwheel', derringer: 'blunderbuss', dodge: 'sprint', hideout: 'cave-entrance',
  howitzer: 'cannon', iron_plate: 'breastplate', knife: 'bowie-knife', pepperbox: 'reload-gun-barrel',
  pony_express: 'cavalry', punch: 'punch', rag_time: 'grand-piano', sombrero: 'sombrero', springfield: 'lee-enfield',
  ten_gallon_hat: 'tall-hat', tequila: 'glass-shot', whisky: 'square-bottle',
};

/** Icons of the train, which are fetched when the first of them is drawn. */
const RAIL_ICONS: Record<string, IconName> = {
  cactus: 'cactus-pot', dragoon: 'cowboy-holster', evaded: 'acrobatic', full_steam: 'steam', knife_revolver: 'bayonet', map: 'treasure-map',
  money_bag: 'swap-bag', most_wanted: 'target-poster', next_stop: 'railway', refund: 'receive-money', strongbox: 'strongbox',
  switch: 'card-exchange', train_robbery: 'robber-mask', water_tower: 'water-tower',
  baggage_car: 'suitcase', caboose: 'old-lantern', cattle_truck: 'cow', circus_wagon: 'elephant', coal_hopper: 'coal-wagon',
  dining_car: 'knife-fork', express_car: 'stopwatch', ghost_car: 'ghost', lounge_car: 'armchair', lumber_flatcar: 'wood-pile',
  mail_car: 'mailbox', observation_car: 'telescope', passenger_car: 'hand-bag', prisoner_car: 'handcuffs', private_car: 'theater-curtains',
  sleeper_car: 'bed',
  boom_town: 'spiky-explosion', catico: 'hound', creepy_creek: 'spider-web', crowns_hole: 'crown', deathwood: 'dead-wood',
  dodgeville: 'direction-sign', fort_wroth: 'military-fort', frisco: 'suspension-bridge', miners_oath: 'miner', san_tafe: 'church',
  tombrock: 'tombstone', virginia_town: 'village', yooma: 'desert',
  ironhorse: 'steam-locomotive', leland: 'leland',
};

const TRAVELLER_ICONS: Record<string, IconName> = {
  benny_brawler: 'fist', evan_babbit: 'ricochet', jimmy_texas: 'texas', manuelita: 'lips', sancho: 'poncho', sgt_blaze: 'sergeant',
  shade_oconnor: 'sunglasses', zippy_roy: 'whistle',
};

let fetched = false;

function rail(icon: IconName | undefined): IconName | undefined {
  if (icon && !fetched) {
    fetched = true;
    void import('./train/train-icons');
  }
  return icon;
}

alsoCharacters((character) => rail(TRAVELLER_ICONS[character]));

/** The icon for cards that have none. */
export const SOME_CARD: IconName = 'wooden-crate';

export function kindIcon(kind: string): IconName {
  return KIND_ICONS[kind] ?? rail(RAIL_ICONS[kind]) ?? broughtIcon(kind) ?? SOME_CARD;
}

const SUIT_ICONS: Record<string, IconName> = {
  S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs',
  spades: 'spades', hearts: 'hearts', diamonds: 'diamonds', clubs: 'clubs',
};

/** The suit by its long name, whatever the catalog calls it. */
export function suitName(suit: string): 'spades' | 'hearts' | 'diamonds' | 'clubs' {
  return (SUIT_ICONS[suit] ?? 'spades') as 'spades' | 'hearts' | 'diamonds' | 'clubs';
}

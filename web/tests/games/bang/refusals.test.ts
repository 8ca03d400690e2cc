import { beforeEach, describe, expect, it } from 'vitest';
import { catalog } from '../../../src/fixtures/catalog';
import { ask, people, shotView } from '../../../src/fixtures/scenes';
import { noteOf } from '../../../src/games/bang/refusal-note';
import { Selection } from '../../../src/games/bang/selection.svelte';
import { whyNotCard, whyNotSeat } from '../../../src/games/bang/refusals';
import { notePlace } from '../../../src/help/placement';
import { plain } from '../../../src/text/rich-text';
import { OWN_CHARACTER, type BangSeat, type BangView, type Choice } from '../../../src/wire';
import { speakIn } from '../../words';

const some = (kind: string): number => catalog.cards.find((one) => one.kind === kind)!.id;
const TURN: Choice = ask('play', [{ verb: 'end' }]);

interface Case {
  me?: Partial<BangSeat>;
  others?: Partial<BangSeat>;
  view?: Partial<BangView>;
}

/** My turn with three others, by default all in reach and with cards. */
function sceneOf({ me = {}, others = {}, view = {} }: Case) {
  const base = shotView();
  const seats = base.seats.slice(0, 4).map((seat, i) =>
    ({ ...seat, out: false, life: 3, role: null, front: [], hand: [null, null], distance: i ? 1 : 0, reach: i > 0, ...(i ? others : { hand: [], ...me }) }));
  return { catalog, seats: people(4), view: { ...base, turn: 0, bangs: 0, reach: 1, ...view, seats } };
}

function why(kind: string, about: Case, choice = TURN): string {
  const id = some(kind);
  const scene = sceneOf(about);
  const mine = scene.view.seats[0]!;
  if (!mine.front.includes(id)) mine.hand = [...mine.hand, id];
  return whyNotCard(scene, choice, id).title;
}

function whySeat(kind: string, about: Case, seat = 1): string {
  return plain(whyNotSeat(sceneOf(about), kind === 'me' ? OWN_CHARACTER : some(kind), seat).title);
}

const far = { others: { distance: 3, reach: false } };

describe('why a card cannot be played', () => {
  beforeEach(() => speakIn('en'));

  it.each<[kind: string, title: string, about: Case]>([
    ['bang', 'You have already shot this turn', { view: { bangs: 1 } }],
    ['bang', 'Nobody in reach', far],
    ['bang', 'Nobody in reach', { ...far, me: { front: [some('volcanic')] }, view: { bangs: 3 } }],
    ['bang', 'Nobody in reach', { ...far, me: { character: 'willy_the_kid' }, view: { bangs: 1 } }],
    ['bang', 'Nobody in reach', { ...far, me: { front: [some('dragoon')] }, view: { bangs: 1 } }],
    ['bang', 'You have already shot this turn', { me: { front: [some('dragoon')] }, view: { bangs: 2 } }],
    ['bang', 'Nobody to aim at', { others: { hand: [], front: [some('private_car')] } }],
    ['missed', 'Only when you are shot at', {}],
    ['missed', 'You have already shot this turn', { me: { character: 'calamity_janet' }, view: { bangs: 1 } }],
    ['missed', 'You have already shot this turn', { me: { character: 'vera_custer', acts: 'calamity_janet' }, view: { bangs: 1 } }],
    ['dodge', 'Only when you are shot at', {}],
    ['cactus', 'Only when you are shot at', {}],
    ['knife_revolver', 'You have already shot this turn', { view: { bangs: 1 } }],
    ['train_robbery', 'You have already shot this turn', { view: { bangs: 1 } }],
    ['beer', 'Not with two players', { others: { out: true } }],
    ['panic', 'Nobody at distance 1', { others: { distance: 2 } }],
    ['panic', 'Nobody there has a card', { others: { hand: [] } }],
    ['cat_balou', 'Nobody there has a card', { others: { hand: [] } }],
    ['punch', 'Nobody at distance 1', { others: { distance: 2 } }],
    ['jail', 'Nobody to jail', { others: { front: [some('jail')] } }],
    ['mustang', 'You already have one', { me: { front: [catalog.cards.filter(({ kind }) => kind === 'mustang')[1]!.id] } }],
    ['barrel', 'You already have one', { me: { front: [catalog.cards.filter(({ kind }) => kind === 'barrel')[1]!.id] } }],
    ['springfield', 'It costs another card', {}],
    ['tequila', 'It costs another card', {}],
    ['money_bag', 'Nothing to copy', {}],
    ['switch', 'Nothing to exchange', {}],
    ['water_tower', 'No car at a station', {}],
    ['knife', 'Not before your next turn', { me: { front: [some('knife')], waiting: [some('knife')] } }],
    ['knife', 'Nobody at distance 1', { me: { front: [some('knife')] }, others: { distance: 2 } }],
    ['pepperbox', 'Nobody in reach', { ...far, me: { front: [some('pepperbox')] } }],
    ['sombrero', 'Only when you are shot at', { me: { front: [some('sombrero')] } }],
    ['scope', 'Scope works by itself', { me: { front: [some('scope')] } }],
    ['sleeper_car', 'Not now', { me: { front: [some('sleeper_car')] } }],
  ])('%s: %s', (kind, title, about) => {
    expect(why(kind, about)).toBe(title);
  });

  it('names the weapon, its reach and how far the nearest is', () => {
    const scene = sceneOf({ ...far, me: { hand: [some('bang')], front: [some('schofield')] }, view: { reach: 2 } });
    expect(whyNotCard(scene, TURN, some('bang')).help).toBe('The nearest player is at distance 3; your weapon (Schofield) reaches 2. A longer weapon or a Scope would help.');
  });

  it.each<[topic: string, kind: string, title: string]>([
    ['shot', 'bang', 'BANG! does not stop a shot'],
    ['duel', 'missed', 'Only a BANG! counts in a duel'],
    ['indians', 'missed', 'Only a BANG! helps against them'],
    ['save', 'bang', 'BANG! gives no life points back'],
    ['store', 'bang', 'That is not the question'],
  ])('in answer to %s', (topic, kind, title) => {
    expect(why(kind, {}, ask(topic, [{ verb: 'take' }, { verb: 'pick' }]))).toBe(title);
  });

  it('while somebody else is asked it is not my turn', () => {
    expect(why('bang', {}, { ...TURN, seat: 2 })).toBe('Not your turn');
  });
});

describe('why a seat is no target', () => {
  beforeEach(() => speakIn('en'));

  it.each<[kind: string, title: string, about: Case]>([
    ['bang', 'Out of reach: distance 3', far],
    ['me', 'Out of reach: distance 3', far],
    ['panic', 'Out of reach: distance 2', { others: { distance: 2 } }],
    ['panic', 'Henry has no card', { others: { hand: [] } }],
    ['cat_balou', 'Henry has no card', { others: { hand: [], distance: 4 } }],
    ['jail', 'Not the sheriff', { others: { role: 'sheriff' } }],
    ['jail', 'Already in Jail', { others: { front: [some('jail')] } }],
    ['bang', 'Out of sight', { others: { hand: [], front: [some('private_car')] } }],
    ['bang', 'Henry is eliminated', { others: { out: true } }],
    ['switch', 'Nothing to exchange with Henry', {}],
  ])('%s: %s', (kind, title, about) => {
    expect(whySeat(kind, about)).toBe(title);
  });

  it('I am no target for most cards', () => {
    expect(whySeat('bang', {}, 0)).toBe('Not on yourself');
  });

  it('a tap explains it only while a card is chosen', () => {
    const view = sceneOf({ ...far, me: { hand: [some('bang')] } }).view;
    const choice = ask('play', [{ verb: 'play', card: some('bang'), seat: 2 }, { verb: 'end' }]);
    const selection = new Selection(() => ({ choice, view, catalog, live: true, answer: () => undefined }));
    expect(selection.tapSeat(1)).toBe(false);
    selection.tap(some('bang'));
    expect(selection.tapSeat(1)).toBe(true);
    expect(noteOf(sceneOf(far), choice, selection)).toMatchObject({ at: '[data-place="seat-1"]', refusal: { title: 'Out of reach: distance 3' } });
    selection.forgive();
    expect(noteOf(sceneOf(far), choice, selection)).toBeNull();
    expect(selection.raised).toBe(some('bang'));
  });
});

describe('a note', () => {
  const page = { left: 0, top: 0, width: 390, height: 844 };

  it('lies above the tapped element, inside the window, with its tip at the middle', () => {
    expect(notePlace({ left: 100, top: 500, width: 60, height: 90 }, 200, 80, page)).toEqual({ left: 30, top: 408, tip: 100, below: false });
    expect(notePlace({ left: 0, top: 500, width: 60, height: 90 }, 200, 80, page)).toMatchObject({ left: 12, tip: 18 });
  });

  it('lies below the element at the upper edge', () => {
    expect(notePlace({ left: 100, top: 50, width: 60, height: 90 }, 200, 80, page)).toMatchObject({ top: 152, below: true });
  });
});

// The generic table: what can be tapped, and sentences with and without words.
import { beforeEach, describe, expect, it } from 'vitest';
import { card, plainCatalog, plainScenes } from '../../src/fixtures/plain';
import { own, seen, shownOf, type PlainScene } from '../../src/games/plain/catalog';
import { Selection } from '../../src/games/plain/selection.svelte';
import { flights } from '../../src/games/plain/flights';
import { telegram } from '../../src/games/plain/telegram';
import { soundOf, weigh } from '../../src/games/plain/animations';
import { plain } from '../../src/text/rich-text';
import { Wording } from '../../src/games/plain/wording';
import type { Choice, GameEvent, MoveInfo } from '../../src/wire';
import { speakIn } from '../words';

beforeEach(() => speakIn('en'));

function still(name: string): { scene: PlainScene; choice: Choice } {
  const { table, view, choice, catalog } = plainScenes[name]!();
  return { scene: own({ view, seats: table.seats, catalog }), choice: choice! };
}

function choosing(name: string): { selection: Selection; answers: number[]; scene: PlainScene; choice: Choice } {
  const { scene, choice } = still(name);
  const answers: number[] = [];
  return { selection: new Selection(() => ({ choice, scene, live: true, answer: (option) => void answers.push(option) })), answers, scene, choice };
}

describe('what can be tapped', () => {
  it('is a card, then a seat', () => {
    const { selection, answers, choice } = choosing('plain-gift');
    expect([selection.left.length, selection.targets.size, selection.cards.size]).toEqual([1, 0, 5]);
    expect(selection.tapSeat(2)).toBe(false);
    selection.tap(card('JH'));
    expect([...selection.targets]).toEqual([1, 2, 3, 4]);
    expect(selection.tapSeat(3)).toBe(true);
    expect(choice.options?.[answers[0] ?? -1]).toEqual({ verb: 'give', card: card('JH'), seat: 3 });
  });

  it('is a card twice, if it can do one thing', () => {
    const { selection, answers } = choosing('plain');
    selection.tap(card('9S'));
    expect(selection.chosen).toBe(false);
    selection.tap(card('QH'));
    expect(selection.look(card('QH'))).toBe('selected');
    selection.tap(card('QH'));
    expect(answers).toEqual([1]);
  });

  it('is put back by the same card, if it can do several things', () => {
    const { selection, answers } = choosing('plain-gift');
    selection.tap(card('QH'));
    selection.tap(card('QH'));
    expect([selection.chosen, answers]).toEqual([false, []]);
  });

  it('is a seat where an option names a seat alone', () => {
    const { selection, answers } = choosing('plain-reward');
    expect([...selection.targets]).toEqual([1, 2, 3]);
    selection.tapSeat(1);
    expect(answers).toEqual([1]);
  });

  it('is never a card that is not seen: that stays a button', () => {
    const { scene, choice } = still('plain');
    const hidden = { ...choice, options: [{ verb: 'play', card: 1 }, { verb: 'steal', card: -3, seat: 2 }] };
    const selection = new Selection(() => ({ choice: hidden, scene, live: true, answer: () => undefined }));
    expect([selection.cards.size, selection.left.length]).toEqual([0, 2]);
    expect(selection.look(card('9S')), 'no card is dim where none can be tapped').toBeUndefined();
  });

  it('of a pile is its top card', () => {
    expect(shownOf({ name: 'x', form: 'pile', place: 'seat' }, [null, null, 4])).toEqual([4]);
    expect(shownOf({ name: 'x', form: 'count', place: 'seat' }, [1])).toEqual([]);
    expect(seen(still('plain').scene).has(card('AC'))).toBe(true);
  });
});

describe('the telegram', () => {
  const told = { ticker: '', waiting: '', result: null };

  it('offers what names no card on the table, and then the ways of a card', () => {
    const { selection, scene, choice } = choosing('plain-gift');
    const words = new Wording('trail');
    expect(telegram(words, scene, choice, selection, told).buttons.map(({ label }) => label)).toEqual(['Keep']);
    selection.tap(card('JH'));
    expect(telegram(words, scene, choice, selection, told).buttons.map(({ id }) => id).at(-1)).toBe('cancel');
  });
});

describe('a game without words', () => {
  const words = new Wording('nothing');
  const { scene, choice } = still('plain-reward');

  it('is told by readable ids', () => {
    expect(words.name('zone', 'gold_nuggets')).toBe('Gold nuggets');
    expect(plain(words.prompt(scene, { ...choice, topic: 'pay_day' }))).toBe('Pay day: what do you do?');
    expect(plain(words.prompt(scene, { ...choice, seat: 2, topic: 'pay_day' }))).toBe(`${scene.seats[2]!.name} decides: Pay day`);
    expect(plain(words.option(scene, choice, { verb: 'buy_ware', card: card('QH'), seat: 1, x: 3 }).label)).toBe(`Buy ware Queen ${scene.seats[1]!.name} 3`);
    expect(plain(words.event(scene, { n: 1, verb: 'polish_boots', seat: 0, x: 2 }))).toBe('You: polish boots 2');
    expect(plain(words.event(scene, { n: 1, verb: 'win', seat: 1 }))).toBe(`${scene.seats[1]!.name} wins.`);
    expect(words.text('queen', 'help')).toBe('');
  });

  it('and without a layout is still a table of seats', () => {
    const bare = own({ ...scene, view: { hand: [1, null], result: null } as never });
    expect(bare.view.seats).toHaveLength(scene.seats.length);
    expect(seen({ ...bare, catalog: { ...plainCatalog, cards: 12 as never, layout: undefined as never } }).size).toBe(0);
  });
});

describe('unknown verbs', () => {
  const event = (more: Partial<GameEvent>): GameEvent => ({ n: 1, verb: 'whittle', seat: 0, ...more });

  it('weigh and sound by what they name', () => {
    expect([event({}), event({ card: 3 }), event({ other: 1 })].map(weigh)).toEqual(['small', 'lay', 'answer']);
    expect([event({}), event({ card: 3 }), event({ other: 1 })].map(soundOf)).toEqual([null, 'snap', 'rustle']);
    expect(weigh(event({ verb: 'win' }))).toBe('end');
  });
});

describe('a card flies', () => {
  const { scene } = still('plain');
  const { catalog } = scene;
  const fly = (event: Partial<GameEvent>, from = scene): string[] => flights(from, { n: 1, verb: 'whittle', ...event }).map((one) => `${one.card ?? 'back'} ${one.from} ${one.to}`);
  const move = (more: Partial<MoveInfo>): PlainScene => ({
    ...scene, catalog: { ...catalog, layout: { ...catalog.layout!, moves: [{ verb: 'whittle', start: 'hand', end: 'taken', start_at: 'seat', end_at: 'seat', every: false, ...more }] } },
  });

  it('as the game declares it', () => {
    expect(fly({ seat: 2, card: 4 }, move({}))).toEqual(['4 hand-2 front-2']);
    expect(fly({ seat: 2, other: 1 }, move({ start_at: 'other', end: 'hand' }))).toEqual(['back hand-1 hand-2']);
    expect(fly({ seat: 2, other: 1 }, move({ start: 'deck', end: 'hand', end_at: 'other' }))).toEqual(['back zone-deck hand-1']);
    const trick = ['10H', 'KH'].map((text) => `${card(text)} zone-trick front-3`);
    expect(fly({ seat: 3 }, move({ start: 'trick', every: true }))).toEqual(trick);
  });

  it('nowhere if the event lacks the seat, or the game the zone', () => {
    expect(fly({ card: 4 }, move({}))).toEqual([]);
    expect(fly({ seat: 2 }, move({ end_at: 'other' }))).toEqual([]);
    expect(fly({ seat: 2 }, move({ end: 'nowhere' }))).toEqual([]);
  });

  it('otherwise by what the event names', () => {
    expect(fly({ seat: 1, card: 4 })).toEqual(['4 hand-1 zone-trick']);
    expect(fly({ seat: 1, card: 4, other: 2 })).toEqual(['4 hand-1 hand-2']);
    expect(fly({ verb: 'draw', seat: 1 })).toEqual(['back zone-deck hand-1']);
    expect(fly({ seat: 1, card: card('KH') })).toEqual([`${card('KH')} zone-trick hand-1`]);
    expect([fly({ seat: 1 }), fly({ card: 4 })]).toEqual([[], []]);
  });

  it('before a player who has no fan', () => {
    const bare = { ...scene, catalog: { ...catalog, layout: { ...catalog.layout!, zones: catalog.layout!.zones.filter(({ form }) => form !== 'hand') } } };
    expect(fly({ seat: 1, card: 4 }, bare)).toEqual(['4 front-1 zone-trick']);
  });
});

describe('the result', () => {
  it.each([[[], 'Nobody wins.'], [[1], 'Coleman wins.'], [[1, 2], 'Coleman and Rosa win.']])('names the winners %j where the game has no words', (winners, said) => {
    const { scene } = still('plain-over');
    const seats = scene.seats.map((seat, i) => ({ ...seat, name: ['Ada', 'Coleman', 'Rosa', 'Tom'][i] ?? '' }));
    const result = { side: 'highest', winners, scores: [0, 1, 1, 0] };
    expect(new Wording('faro').result({ ...scene, seats, view: { ...scene.view, result } })).toBe(said);
  });
});

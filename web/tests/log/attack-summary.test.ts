import { beforeEach, describe, expect, it } from 'vitest';
import { card, catalog } from '../../src/fixtures/catalog';
import { people, shotView } from '../../src/fixtures/scenes';
import { tell } from '../../src/games/bang/wording';
import { weigh } from '../../src/games/bang/event-weights';
import { markFatalHits } from '../../src/log/fatal-hits';
import { parts, plain } from '../../src/text/rich-text';
import type { GameEvent } from '../../src/wire';
import { speakIn } from '../words';

const scene = { view: shotView(), seats: people(7), catalog };
const attack: GameEvent = { n: 1, verb: 'play', seat: 5, card: card('indians/KD') };
const hurt = (n: number, seat: number, x = 1): GameEvent => ({ n, verb: 'hurt', seat, other: 5, x });
const line = (events: GameEvent[], at: number): string => plain(tell(scene, events, at).line?.text ?? '');

describe('an attack on several', () => {
  beforeEach(() => speakIn('en'));

  const bang: GameEvent = { n: 3, verb: 'bang', seat: 2, card: card('bang/4C') };
  const all = [attack, hurt(2, 1), bang, hurt(4, 0), { n: 5, verb: 'turn', seat: 6 }];

  it('is one line with the lost life points', () => {
    expect(line(all, 1)).toMatch(/^Indians: \S+ −1, \S+ BANG!, you −1$/);
    expect(tell(scene, all, 1).taken).toBe(3);
  });

  it('is spoken in words, without signs', () => {
    const spoken = tell(scene, all, 1).line?.spoken ?? '';
    expect(plain(spoken)).toMatch(/^Indians: \S+ loses 1\u00A0life point, \S+ plays BANG!, you lose 1\u00A0life point\.$/);
    speakIn('de');
    expect(plain(tell(scene, all, 1).line?.spoken ?? '')).toMatch(/ verliert 1\u00A0Lebenspunkt, .*du verlierst 1\u00A0Lebenspunkt\.$/);
  });

  it('is logged answer by answer while only one player has answered', () => {
    expect(line(all.slice(0, 2), 1)).not.toContain('Indians:');
  });

  it('names the players it eliminates, marked and in words, before the elimination itself is shown', () => {
    const step = markFatalHits([attack, hurt(2, 1), hurt(3, 2), { n: 4, verb: 'out', seat: 2, other: 5 }, hurt(5, 3)]);
    const shown = step.slice(0, 3);
    expect(line(shown, 1)).toMatch(/^Indians: \S+ −1, \S+ −1, eliminated$/);
    expect(parts(tell(scene, shown, 1).line!.text).filter(({ kind }) => kind === 'fall')).toEqual([{ kind: 'fall', text: '−1, eliminated' }]);
    expect(line(step, 1)).toBe(line(shown, 1));
    speakIn('de');
    expect(line(shown, 1)).toMatch(/ −1, ausgeschieden$/);
  });

  it('names only the last hit of the same turn as the cause', () => {
    const marked = markFatalHits([hurt(1, 1), hurt(2, 1), hurt(3, 2), { n: 4, verb: 'out', seat: 1 }, { n: 5, verb: 'turn', seat: 3 }, { n: 6, verb: 'out', seat: 2 }]);
    expect(marked.flatMap(({ n, fatal: is }) => (is ? [n] : []))).toEqual([2]);
  });

  it('ends at the first event that is no answer: what the attacker does next has its own line', () => {
    const bleeds = [7, 8].map((n): GameEvent => ({ n, verb: 'bleed', seat: 5, x: 1 }));
    const more = [attack, hurt(2, 1), bang, hurt(4, 0), { n: 5, verb: 'draw', seat: 5 }, { n: 6, verb: 'draw', seat: 5 }, ...bleeds];
    expect(line(more, 1)).toMatch(/^Indians: \S+ −1, \S+ BANG!, you −1$/);
    expect(line(more, 6)).not.toContain('Indians:');
    const drinks: GameEvent[] = [{ n: 5, verb: 'play', seat: 5, card: card('beer/6H') }, { n: 6, verb: 'heal', seat: 5, x: 1 }];
    expect(tell(scene, [...more.slice(0, 4), ...drinks], 1).taken).toBe(3);
    expect(line([...more.slice(0, 4), ...drinks], 4)).not.toContain('Indians:');
  });

  it('can also come from the train at its last station', () => {
    const end: GameEvent = { n: 1, verb: 'terminus', card: card('ironhorse') };
    expect(line([end, hurt(2, 1), hurt(3, 0)], 1)).toMatch(/^Ironhorse: \S+ −1, you −1$/);
  });

  it('is not a single shot', () => {
    const shot: GameEvent = { n: 1, verb: 'play', seat: 5, card: card('bang/QH'), other: 1 };
    expect(tell(scene, [shot, hurt(2, 1), hurt(3, 2)], 1).taken).toBe(1);
  });
});

describe('the weight of an event of BANG!', () => {
  it('depends on the card and on its target', () => {
    const play = (kind: string, other?: number): string => weigh(scene, { n: 1, verb: 'play', seat: 5, card: card(kind), ...(other === undefined ? {} : { other }) });
    expect([play('bang/QH', 0), play('duel/8C', 0), play('gatling/10H'), play('general_store/9C'), play('beer/6H')])
      .toEqual(['shot', 'shot', 'attack', 'store', 'lay']);
    expect([weigh(scene, { n: 1, verb: 'discard', seat: 1 }), weigh(scene, { n: 1, verb: 'discard', seat: 1, other: 5 })]).toEqual(['draw', 'answer']);
    expect(weigh(scene, { n: 1, verb: 'something_new', seat: 1 })).toBe('small');
  });
});

describe('the General Store', () => {
  beforeEach(() => speakIn('en'));
  const play: GameEvent = { n: 1, verb: 'play', seat: 5, card: card('general_store/9C') };
  const lies = ['beer/6H', 'bang/4C'].map((name, i): GameEvent => ({ n: 2 + i, verb: 'show', card: card(name) }));
  const pick = (n: number, seat: number, name: string): GameEvent => ({ n, verb: 'pick', seat, card: card(name) });

  it('is one line that grows: first the cards, then who takes which', () => {
    expect(line([play, ...lies], 0)).toMatch(/^General Store.*: Beer.*, BANG!/);
    const whole = [play, ...lies, pick(4, 5, 'bang/4C'), pick(5, 0, 'beer/6H'), { n: 6, verb: 'turn', seat: 6 }];
    expect(line(whole, 0)).toMatch(/^General Store.*: \S+ BANG!.*, you Beer/);
    expect(tell(scene, whole, 0).taken).toBe(5);
  });
});

import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../src/games/game';
import { GAP, Speech } from '../../src/log/spoken-summary';

const line = (key: number, kind: LogLine['kind'], text: string): LogLine => ({ key, kind, text });
const round = [line(1, 'turn', 'Ada’s turn'), line(2, 'cards', 'Ada draws 2 cards.'), line(3, 'fight', 'Ada fires.'), line(4, 'turn', 'Tom’s turn')];

describe('the text for a screen reader', () => {
  it('is one summary when the turn is over', () => {
    const speech = new Speech();
    expect(speech.next(round.slice(0, 3), false, 0)).toBeNull();
    expect(speech.next(round, false, 0)).toBe('Ada’s turn: Ada draws 2 cards. Ada fires.');
    expect(speech.next(round, false, GAP)).toBeNull();
  });

  it('comes before my question, which does not wait for it', () => {
    const speech = new Speech();
    expect(speech.before(round.slice(0, 2), 0)).toBe('Ada’s turn: Ada draws 2 cards.');
    expect(speech.before(round, 10)).toBe('Ada fires. Tom’s turn:');
    expect(speech.before(round, 20)).toBe('');
  });

  it('leaves a pause between two summaries: the next one contains both', () => {
    const speech = new Speech();
    speech.next(round, false, 0);
    const more = [...round, line(5, 'fight', 'Tom fires.'), line(6, 'turn', 'Rosa’s turn')];
    expect(speech.next(more, false, GAP - 1)).toBeNull();
    expect(speech.wait(GAP - 1)).toBe(1);
    expect(speech.next(more, false, GAP)).toBe('Tom’s turn: Tom fires.');
  });

  it('leaves out events from before I came, and the cards of a long turn', () => {
    const speech = new Speech();
    speech.begin(round);
    expect(speech.next(round, true, 0)).toBeNull();
    const long = Array.from({ length: 7 }, (_, i) => line(10 + i, i % 2 ? 'cards' : 'fight', `${i}.`));
    expect(speech.next(long, true, 0)).toBe('0. 2. 4. 6.');
  });
});

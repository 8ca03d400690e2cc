import { describe, expect, it } from 'vitest';
import { abilityMark, cardMark, plain, seatMark, tailedParts } from '../../src/text/rich-text';

const BEER = cardMark(3, 'Beer');
const STORE = `${cardMark(1, 'General Store')}: ${seatMark(0, 'Ann')} ${BEER}, ${seatMark(1, 'Bob')} ${cardMark(4, 'BANG!')}.`;

describe('the parts of a sentence', () => {
  it('keep punctuation with the chip before it, because no line may begin with a comma', () => {
    const chips = tailedParts(STORE).filter(({ kind }) => kind === 'card');
    expect(chips.map(({ text, tail }) => text + tail)).toEqual(['General Store:', 'Beer,', 'BANG!.']);
    expect(tailedParts(STORE).filter(({ kind }) => kind === 'text').every(({ text }) => /^\s/.test(text))).toBe(true);
  });

  it('keep every letter', () => {
    for (const sentence of [STORE, `${BEER}`, `(${BEER}) ${abilityMark('Suzy')}!`, `${seatMark(0, 'Ann')}, ${BEER}`]) {
      expect(tailedParts(sentence).map(({ text, tail }) => text + tail).join('')).toBe(plain(sentence));
    }
  });

  it('leave an opening bracket to the next part', () => {
    expect(tailedParts(`${BEER} (${BEER})`).map(({ tail }) => tail)).toEqual(['', '', ')']);
  });
});

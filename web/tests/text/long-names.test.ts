import { describe, expect, it } from 'vitest';
import { shortName } from '../../src/games/sheriff/short-names';
import { nameLength } from '../../src/text/long-words';

describe('a name on a plate', () => {
  it('is set smaller from ten letters on, and in narrow letters from twelve on', () => {
    expect(['Ivy', 'Doc Teller', 'Maximiliane', 'Maximilianus'].map(nameLength)).toEqual([undefined, 'long', 'long', 'longest']);
  });
});

describe('a name on a tab', () => {
  it('is whole up to eleven letters', () => {
    expect(shortName('Maximiliane')).toBe('Maximiliane');
    expect(shortName('Maximilianus')).toBe('Maximilia…');
  });
});

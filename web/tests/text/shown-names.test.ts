import { beforeEach, describe, expect, it } from 'vitest';
import { table } from '../../src/fixtures/scenes';
import { seatsOf } from '../../src/table/match-seats';
import { peopleOf, shownName, withNames, withShownNames } from '../../src/text/shown-names';
import { speakIn } from '../words';

beforeEach(() => speakIn('de'));

describe('a player without a name', () => {
  it('is called by a word of the language', () => {
    expect([shownName('Stranger'), shownName('Stranger 2'), shownName('Strangers')]).toEqual(['Gast', 'Gast 2', 'Strangers']);
    speakIn('en');
    expect([shownName('Stranger'), shownName('Stranger 3')]).toEqual(['Stranger', 'Stranger 3']);
  });

  it('has that name on the seat, in the evening, after the match, in the lobby and in a replay', () => {
    const told = table(4);
    const seats = told.seats.map((seat, i) => (i === 1 ? { ...seat, name: 'Stranger 2' } : seat));
    const evening = { matches: 1, players: [{ name: 'Stranger 2', wins: 1, score: 0 }] };
    const shown = withShownNames({ ...told, seats, evening });
    expect([shown.seats[1]?.name, shown.evening?.players[0]?.name]).toEqual(['Gast 2', 'Gast 2']);
    const over = { result: null, seed: '', match: '', names: seats.map(({ name }) => name) };
    expect(seatsOf(shown.seats, over as never)).toEqual(shown.seats);
    expect(peopleOf({ people: ['Ann', 'Stranger'] })).toBe('Ann, Gast');
    expect(withNames({ names: ['Stranger', '', 'Ben'] }).names).toEqual(['Gast', 'eine Person', 'Ben']);
  });

  it('changes nothing at a table where everybody has a name', () => {
    const told = table(4);
    expect(withShownNames(told)).toBe(told);
  });
});

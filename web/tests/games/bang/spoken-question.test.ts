import { beforeEach, describe, expect, it } from 'vitest';
import { catalog } from '../../../src/fixtures/catalog';
import { people, shotChoice, shotView, storeChoice, storeView, turnChoice, turnView } from '../../../src/fixtures/scenes';
import { spokenQuestion } from '../../../src/games/bang/spoken-question';
import { plain } from '../../../src/text/rich-text';
import type { BangView, Choice } from '../../../src/wire';
import { speakIn } from '../../words';

const spoken = (view: BangView, choice: Choice): string => plain(spokenQuestion({ view, seats: people(7), catalog }, choice));

describe('my question for a screen reader', () => {
  beforeEach(() => speakIn('en'));

  it('names my life and my hand', () => {
    expect(spoken(turnView(), turnChoice())).toBe('Your turn. Play a card or end your turn. You have 3\xa0life points. Your hand: BANG!, Stagecoach, Missed!, Beer, Panic!');
    expect(spoken(shotView(), shotChoice())).toMatch(/^Belle shoots at you.*Your hand: BANG!, Stagecoach/u);
  });

  it('names the cards I choose from', () => {
    expect(spoken(storeView(), storeChoice())).toBe('General Store: take a card. Beer, Mustang, Wells Fargo, BANG!, Jail, Gatling.');
  });
});

// Icons of cards and characters: our own, those of a plugin, and those of everything else.
import { describe, expect, it } from 'vitest';
import { brought } from '../../../src/controls/icon-sprites.svelte';
import { kindIcon, SOME_CARD } from '../../../src/games/bang/catalog';
import { characterIcon, SOMEBODY } from '../../../src/games/sheriff/character-icons';

describe('icons', () => {
  it('of a plugin are used once they are there', () => {
    expect([kindIcon('gun_belt'), characterIcon('penny_wise')]).toEqual([SOME_CARD, SOMEBODY]);
    brought.push('gun_belt', 'penny_wise');
    expect([kindIcon('gun_belt'), characterIcon('penny_wise')]).toEqual(['gun_belt', 'penny_wise']);
  });

  it('of our cards are never replaced', () => {
    brought.push('bang', 'black_jack');
    expect([kindIcon('bang'), characterIcon('black_jack')]).toEqual(['revolver', 'poker-hand']);
  });
});

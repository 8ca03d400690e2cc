import { beforeEach, describe, expect, it } from 'vitest';
import { catalog } from '../../../src/fixtures/catalog';
import { events, overView, people } from '../../../src/fixtures/scenes';
import { story } from '../../../src/games/bang/story';
import { lifeChart } from '../../../src/games/sheriff/story-parts';
import type { BangScene } from '../../../src/games/bang/wording';
import { plain } from '../../../src/text/rich-text';
import { speakIn } from '../../words';

const scene: BangScene = { view: overView(), seats: people(7), catalog };

describe('the story of a match', () => {
  beforeEach(() => speakIn('en'));

  it('says who won and why', () => {
    const told = story(scene, events());
    expect(told.title).toBe('The law wins');
    expect(plain(told.why)).toMatch(/^Ada eliminated Cole \(Outlaw\)\. Nobody is left against .*, the sheriff/);
  });

  it('counts shots, dodges and lost life', () => {
    const facts = story(scene, events()).facts.map(plain);
    expect(facts).toContain('Shots fired: 5');
    expect(facts).toContain('Shots stopped: 1');
    expect(facts).toContain('Life points lost: 6');
  });

  it('tells first blood and eliminations with their turns', () => {
    const moments = story(scene, events()).moments.map(plain);
    expect(moments[0]).toBe('Turn 3: first blood. Cole loses 1\xa0life point to you.');
    expect(moments.at(-1)).toBe('Turn 6: Ada eliminates Cole. Cole was an outlaw.');
  });

  it('draws life from the start to the end, never below zero', () => {
    const chart = lifeChart(scene.view.seats.map((seat) => seat.max), events());
    const turns = events().filter((event) => event.verb === 'turn').length;
    expect(chart.lines.map((line) => line.values.length)).toEqual(Array(7).fill(turns + 1));
    expect(chart.lines[2]!.values).toEqual([4, 4, 4, 3, 3, 2, 0, 0]);
    expect(chart.highest).toBe(5);
  });
});

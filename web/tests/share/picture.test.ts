// The picture of a match and of an evening: what stands on it, and where.
import { beforeEach, describe, expect, it } from 'vitest';
import { catalog } from '../../src/fixtures/catalog';
import * as scenes from '../../src/fixtures/scenes';
import { story } from '../../src/games/bang/story';
import { standings } from '../../src/games/sheriff/standings';
import type { Scene } from '../../src/games/game';
import type { BangView } from '../../src/wire';
import { lines, places } from '../../src/share/draw-picture';
import { fitting, steps } from '../../src/share/canvas';
import { ofEvening, ofMatch, type Told } from '../../src/share/picture';
import { speakIn } from '../words';

const bang = { id: 'bang', story, standings: (scene: Scene) => standings(scene as Scene<BangView>, 'bang') } as unknown as Told['game'];
const WHEN = new Date(2026, 10, 14);

function told(over: Partial<Told> = {}): Told {
  const view = scenes.overView();
  return { game: bang, scene: { view, seats: scenes.people(7), catalog }, packs: ['base'], events: scenes.events(), named: true, when: WHEN, ...over };
}

function everyWord(picture: ReturnType<typeof ofMatch>): string {
  return [picture.title, ...picture.beside, picture.foot, ...picture.players.flatMap(({ name, note, last }) => [name, note, last])].join(' | ');
}

beforeEach(() => speakIn('en'));

describe('the picture of a match', () => {
  it('names the game, the day, all players with their roles, and who has won', () => {
    const picture = ofMatch(told());
    expect(picture.beside).toEqual(['BANG!', 'November 14, 2026']);
    expect(picture.players.map(({ name }) => name).sort()).toEqual(scenes.people(7).map(({ name }) => name).sort());
    expect(picture.players.filter(({ won }) => won).map(({ name }) => name)).toEqual(['Wren', 'Ada', 'Tom']);
    expect(picture.players.find(({ name }) => name === 'Ada')).toMatchObject({ icon: 'sheriff-star', role: 'sheriff' });
  });

  it('calls me by my name, because others will see it', () => {
    expect(everyWord(ofMatch(told()))).not.toMatch(/\bYou\b/u);
  });

  it('has no name anywhere without names', () => {
    const words = everyWord(ofMatch(told({ named: false })));
    for (const { name } of scenes.people(7)) expect(words).not.toContain(name);
    expect(words).toContain('Sheriff');
  });

  it('is in German for who reads German', () => {
    speakIn('de');
    expect(ofMatch(told()).beside[1]).toBe('14. November 2026');
  });
});

describe('the picture of an evening', () => {
  const evening = { matches: 3, players: [{ name: 'Wren', wins: 2, score: 2 }, { name: 'Ada', wins: 1, score: 1 }] };

  it('says who won how often', () => {
    const { title, players } = ofEvening(evening, bang, true, WHEN);
    expect(title).toBe('This evening: 3 matches');
    expect(players.map(({ name, won }) => [name, won])).toEqual([['Wren', true], ['Ada', false]]);
  });

  it('has no name without names', () => {
    expect(ofEvening(evening, bang, false, WHEN).players.map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
  });
});

describe('on the canvas', () => {
  it('up to five players stand in a row, more in two, and all on the paper', () => {
    for (let count = 1; count <= 10; count++) {
      const boxes = places(count);
      expect(boxes).toHaveLength(count);
        expect(new Set(boxes.map(({ y }) => y)).size).toBe(count > 5 ? 2 : 1);
      for (const { x, y, width, height } of boxes) {
        expect(x + width).toBeLessThanOrEqual(1120.001);
        expect(y + height).toBeLessThanOrEqual(510.001);
      }
    }
  });

  it('a list has two columns, and all of it is on the paper', () => {
    for (let count = 1; count <= 24; count++) {
      const boxes = lines(count);
      expect(boxes).toHaveLength(count);
      expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThanOrEqual(510.001);
    }
  });

  it('text becomes smaller before it is cut', () => {
    const measure = (text: string, size: number): number => text.length * size;
    expect(fitting('Wren', 100, { size: 20, least: 10 }, measure)).toEqual({ text: 'Wren', size: 20 });
    expect(fitting('Wilhelmina', 120, { size: 20, least: 10 }, measure)).toEqual({ text: 'Wilhelmina', size: 12 });
    expect(fitting('Wilhelmina', 60, { size: 20, least: 10 }, measure)).toEqual({ text: 'Wilhe…', size: 10 });
  });

  it('a line goes in steps from edge to edge', () => {
    const corners = steps([4, 1], 4, { x: 0, y: 0, width: 100, height: 40 });
    expect(corners).toEqual([[0, 0], [50, 0], [50, 30], [100, 30]]);
  });
});

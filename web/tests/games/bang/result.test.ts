// The reason of a result says what happened, in words for each reader.
import { beforeEach, describe, expect, it } from 'vitest';
import { catalog } from '../../../src/fixtures/catalog';
import { threeView } from '../../../src/fixtures/dodge';
import { people, watchView } from '../../../src/fixtures/scenes';
import { story } from '../../../src/games/bang/story';
import { plain } from '../../../src/text/rich-text';
import type { BangView, GameEvent } from '../../../src/wire';
import { speakIn } from '../../words';

const out = (seat: number, other?: number): GameEvent => ({ n: 9, verb: 'out', seat, ...(other === undefined ? {} : { other }) });

function told(view: BangView, roles: string[], side: string, winners: number[], events: GameEvent[], gone: number[] = []): string {
  const seats = view.seats.map((seat, i) => ({ ...seat, role: roles[i] ?? 'outlaw', out: gone.includes(i) }));
  const ended = { ...view, seats, result: { side, winners, scores: [] } };
  return plain(story({ view: ended, seats: people(roles.length), catalog }, events).why);
}

describe('five at the table', () => {
  beforeEach(() => speakIn('en'));
  const roles = ['sheriff', 'outlaw', 'outlaw', 'deputy', 'renegade'];
  const view = { ...watchView(5), me: null };
  const [ada, ben, cole] = people(5).map(({ name }) => name);

  it('names the player who eliminated the sheriff', () => {
    expect(told(view, roles, 'outlaws', [1, 2], [out(3, 2), out(0, 1)], [0, 3])).toBe(`${ben} eliminated ${ada} (Sheriff).`);
    expect(told({ ...view, me: 0 }, roles, 'outlaws', [1, 2], [out(0, 1)], [0])).toBe(`${ben} eliminated you (Sheriff).`);
  });

  it('names the card if no player did it', () => {
    const dynamite = catalog.cards.find(({ kind }) => kind === 'dynamite')!.id;
    const hurt: GameEvent = { n: 8, verb: 'hurt', seat: 0, card: dynamite, x: 3 };
    expect(told(view, roles, 'outlaws', [1, 2], [hurt, out(0)], [0])).toBe(`The dynamite eliminated ${ada} (Sheriff).`);
  });

  it('says that the sheriff survived, and which opponent was eliminated last', () => {
    expect(told(view, roles, 'law', [0, 3], [out(4, 0), out(1, 3), out(2, 0)], [1, 2, 4])).toBe(`${ada} eliminated ${cole} (Outlaw). Nobody is left against ${ada}, the sheriff.`);
  });

  it('says that the renegade is the last player', () => {
    expect(told(view, roles, 'renegade', [4], [out(0, 4)], [0, 1, 2, 3])).toContain('is the only one left.');
  });
});

describe('three at the table', () => {
  const roles = ['deputy', 'outlaw', 'renegade'];
  const view = { ...threeView({}), me: null };

  it('names either the reached goal or the last player in play, never both', () => {
    speakIn('de');
    const names = people(3).map(({ name }) => name);
    expect(told(view, roles, 'renegade', [2], [out(1, 2)], [1])).toBe(`${names[2]} hat ${names[1]} (Outlaw) ausgeschaltet. Genau das war das Ziel von ${names[2]}.`);
    expect(told(view, roles, 'renegade', [2], [out(1, 0), out(0, 2)], [0, 1])).toBe(`${names[2]} hat ${names[0]} (Hilfssheriff) ausgeschaltet. Nur ${names[2]} ist noch übrig.`);
    expect(told(view, roles, 'outlaw', [1], [], [0, 2])).toBe('Sonst ist niemand mehr übrig.');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { catalog } from '../../src/fixtures/catalog';
import { events, people, shotView } from '../../src/fixtures/scenes';
import { tell, type BangScene } from '../../src/games/bang/wording';
import type { LogLine } from '../../src/games/game';
import { LogBook, type Teller } from '../../src/log/log-book';
import { speakIn } from '../words';

const scene: BangScene = { view: shotView(), seats: people(7), catalog };
const all = events();

describe('the log book', () => {
  beforeEach(() => speakIn('en'));

  it('has the same lines when it grows event by event, is cut back, or is read at once', () => {
    const book = new LogBook(tell);
    const order = [...all.keys(), ...[...all.keys()].reverse()];
    for (const end of order) {
      const part = all.slice(0, end + 1);
      expect(book.read(scene, part)).toEqual(new LogBook(tell).read(scene, part));
    }
  });

  it('keeps a line that stands before another one once', () => {
    const line = (key: number): LogLine => ({ key, kind: 'cards', text: `${key}` });
    const pairs: Teller<BangScene> = (_, from, at) => ({ ahead: line(at - 0.5), line: line(at), taken: Math.min(2, from.length - at) });
    const [book, whole] = [new LogBook(pairs), new LogBook(pairs)];
    for (let end = 1; end <= 12; end++) book.read(scene, all.slice(0, end));
    expect(book.read(scene, all.slice(0, 12))).toEqual(whole.read(scene, all.slice(0, 12)));
  });

  it('makes the words of each event about once', () => {
    let worded = 0;
    const book = new LogBook<BangScene>((known, from, at) => {
      worded += 1;
      return tell(known, from, at);
    });
    all.forEach((_, i) => book.read(scene, all.slice(0, i + 1)));
    expect(worded).toBeLessThanOrEqual(2 * all.length);
  });

  it('keeps its lines and returns the same list when nothing is new', () => {
    const book = new LogBook(tell);
    const [first] = book.read(scene, all.slice(0, 9));
    const lines = book.read(scene, all);
    expect(lines[0]).toBe(first);
    expect(book.read(scene, [...all])).toBe(lines);
  });

  it('starts again in another language and for another match', () => {
    const book = new LogBook(tell);
    const english = book.read(scene, all);
    speakIn('de');
    expect(book.read(scene, all)[0]!.text).not.toBe(english[0]!.text);
    expect(book.read(scene, [{ n: 1, verb: 'turn', seat: 2 }]).length).toBe(1);
  });
});

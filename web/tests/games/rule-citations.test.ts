// Every citation of a refusal or a line of the log exists: a rule of the index, or one of our rulings.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { card, catalog } from '../../src/fixtures/catalog';
import { people, shotView } from '../../src/fixtures/scenes';
import * as bang from '../../src/games/bang/rule-citations';
import { tell, type BangScene } from '../../src/games/bang/wording';
import * as dice from '../../src/games/dice/rule-citations';
import * as wyatt from '../../src/games/wyatt/rule-citations';
import { words } from '../../src/text/translations.svelte';
import { speakIn } from '../words';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

function rulesOf(game: string): string[] {
  const names = readdirSync(new URL(`scenarios/${game}/`, ROOT), { recursive: true }) as string[];
  return names.filter((name) => name.endsWith('rules.toml')).flatMap((name) => [...read(`scenarios/${game}/${name}`).matchAll(/^id = "(.*)"$/gmu)].map(([, id]) => id as string));
}

describe('a refusal', () => {
  it.each([['bang', bang.RULES], ['wyatt', wyatt.RULES]] as const)('of %s names rules that the index has', (game, table) => {
    const known = new Set(rulesOf(game));
    expect(known.size).toBeGreaterThan(100);
    expect(Object.values(table).filter((id) => !known.has(id))).toEqual([]);
  });

  it('has a rule for every reason that comes from a rule', () => {
    speakIn('en');
    const plain = ['colt', 'now', 'other', 'seat', 'seat-out', 'seat-self', 'wait', 'works'];
    const codes = [...read('src/posse/locales/en/bang_web.ftl').matchAll(/^bang-why-(\S+) =/gmu)].map(([, code]) => code as string);
    expect(codes.filter((code) => !code.endsWith('-help') && !plain.includes(code) && !bang.RULES[code])).toEqual([]);
    expect(Object.keys(wyatt.RULES).filter((code) => !words.has(`wyatt-why-${code}`))).toEqual([]);
  });
});

describe('a line of the log', () => {
  beforeEach(() => speakIn('en'));

  it.each(['docs/rulings.md', 'docs/rulings.de.md'])('names rulings that %s has', (page) => {
    const anchors = new Set([...read(page).matchAll(/<a id="([^"]+)">/gu)].map(([, id]) => id));
    const named = [bang.ABILITIES, bang.VERBS, bang.KINDS, dice.ABILITIES, dice.VERBS, wyatt.VERBS].flatMap((table) => Object.values(table));
    expect(named.filter((id) => !anchors.has(id))).toEqual([]);
  });

  it('links the ruling that decided it; other lines link none', () => {
    const view = shotView();
    view.seats[1] = { ...view.seats[1]!, character: 'apache_kid' };
    const scene: BangScene = { view, seats: people(7), catalog };
    const events = [
      { n: 1, verb: 'turn', seat: 3 }, { n: 2, verb: 'play', seat: 3, card: card('bang/3D'), other: 1 }, { n: 3, verb: 'immune', seat: 1, card: card('bang/3D'), other: 3 },
      { n: 4, verb: 'explode', seat: 3 },
    ];
    expect(events.map((_, at) => tell(scene, events, at).line?.ruling)).toEqual([undefined, undefined, 'b11', 'b30']);
  });
});

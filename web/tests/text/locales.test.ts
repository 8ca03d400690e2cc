import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/fixtures/catalog';
import type { Lang } from '../../src/wire';
import { cardMark, seatMark } from '../../src/text/rich-text';
import { words } from '../../src/text/translations.svelte';
import { source, speakIn } from '../words';

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  expect(made.addResource(new FluentResource(source(lang)))).toEqual([]);
  return made;
}

function ids(lang: Lang): string[] {
  return [...source(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
}

function sources(): string {
  const root = new URL('../../src/', import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('fixtures'))
    .map((name) => readFileSync(new URL(name, root), 'utf8'))
    .join('\n');
}

describe('the Fluent files', () => {
  it('have the same messages in both languages, each once', () => {
    expect(ids('de').sort()).toEqual(ids('en').sort());
    expect(new Set(ids('en')).size).toBe(ids('en').length);
  });

  it.each(['en', 'de'] as const)('parse completely in %s', (lang) => {
    const made = bundle(lang);
    expect(ids(lang).filter((id) => !made.hasMessage(id))).toEqual([]);
  });

  it.each(['en', 'de'] as const)('end every sentence with one mark in %s', (lang) => {
    speakIn(lang);
    const name = { seat: seatMark(1, 'Yo!'), other: seatMark(2, 'Jr.'), name: 'Eh?', names: 'Yo!', card: cardMark(1, 'BANG!'), cards: 'BANG!', kind: 'BANG!' };
    const said = ids(lang).map((id) => words.say(id, { ...name, n: 2 }));
    expect(said.filter((sentence) => /(?<!\.)[!?.]\uE002?\.(?!\.)/u.test(sentence))).toEqual([]);
    expect(said.filter((sentence) => sentence.endsWith('BANG!\uE002')).length).toBeGreaterThan(10);
  });

  it('contain no markup', () => {
    expect(source('en') + source('de')).not.toMatch(/<[a-z/]/i);
  });

  it.each(['en', 'de'] as const)('have every message the code asks for in %s', (lang) => {
    const made = bundle(lang);
    const asked = [...sources().matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !made.hasMessage(id))).toEqual([]);
  });

  it.each(['en', 'de'] as const)('name and explain every card, character and role in %s', (lang) => {
    const made = bundle(lang);
    const wanted = [
      ...catalog.kinds.flatMap(({ id }) => ['', '-text', '-help'].map((end) => `bang-kind-${id}${end}`)),
      ...catalog.characters.flatMap(({ id }) => ['', '-text', '-help'].map((end) => `bang-character-${id}${end}`)),
      ...catalog.roles.flatMap((id) => [`bang-role-${id}`, `bang-role-${id}-text`, `bang-stamp-${id}`, `bang-roles-${id}`]),
    ];
    expect(wanted.filter((id) => !made.hasMessage(id))).toEqual([]);
  });

  it.each(['en', 'de'] as const)('word every topic and every event in %s', (lang) => {
    const made = bundle(lang);
    const topics = 'play loot shot save duel indians store draw keep check pay limit duplicate mimic share rest'.split(' ');
    const verbs = `turn draw show play lay discard flip barrel jail explode pass missed bang beer spare hurt heal rob take
      pick keep out inherit reward penalty shuffle win use bleed aim trade mimic immune choose`.split(/\s+/);
    const wanted = [
      ...topics.flatMap((topic) => [`bang-prompt-${topic}`, `bang-prompt-${topic}-you`]),
      ...verbs.map((verb) => `bang-event-${verb}`),
    ];
    expect(wanted.filter((id) => !made.hasMessage(id))).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { card, catalog } from '../../../src/fixtures/catalog';
import { events, lootChoice, people, shotChoice, shotView, turnChoice, watchView } from '../../../src/fixtures/scenes';
import { rulesAbout } from '../../../src/games/bang/rules/rules-about';
import { eventSentence, optionWords, prompt, targetWords, tell, type BangScene } from '../../../src/games/bang/wording';
import { LogBook } from '../../../src/log/log-book';
import { parts, plain } from '../../../src/text/rich-text';
import type { Option } from '../../../src/wire';
import { speakIn } from '../../words';

const scene: BangScene = { view: shotView(), seats: people(7), catalog };
const watching: BangScene = { view: watchView(7), seats: people(7, null), catalog };
const said = (text: string): string => plain(text);

describe('in English', () => {
  beforeEach(() => speakIn('en'));

  it('asks me, and tells the others who is asked', () => {
    expect(said(prompt(scene, shotChoice()))).toBe('Belle shoots at you. What do you do?');
    expect(said(prompt(watching, shotChoice()))).toBe('Belle shoots at Wren. Waiting for the answer.');
    expect(said(prompt(scene, { ...shotChoice(), x: 2 }))).toContain('two Missed!');
    expect(said(prompt(scene, lootChoice()))).toBe('Which card do you take from Tom?');
  });

  it('labels options with their result and their tone', () => {
    const choice = shotChoice();
    const words = choice.options!.map((option) => optionWords(scene, choice, option));
    expect(words.map(({ label }) => said(label))).toEqual(['Play Missed!', 'Draw for the Barrel', 'Take the hit']);
    expect(words.map(({ tone }) => tone)).toEqual(['main', 'plain', 'hurt']);
    expect(words[1]!.note).toBe('A heart saves you');
  });

  it('shows the effect of an option in the present position, as the engine says', () => {
    const choice = turnChoice();
    const shot = { verb: 'play', card: card('bang/QH'), seat: 1 };
    const note = (option: Option): string => optionWords(scene, choice, option).note;
    expect(note(shot)).toBe('Costs 1 life point if it hits');
    expect(note({ ...shot, note: { name: 'immune-diamonds' } })).toBe('No effect: diamonds');
    expect(note({ ...shot, note: { name: 'missed', x: 2 } })).toBe('Needs two Missed!');
    const weapon = { verb: 'play', card: card('winchester/8S'), note: { name: 'replaces', card: card('schofield/JC') } };
    expect(note(weapon)).toBe('Replaces your Schofield');
    expect(targetWords(scene, choice, { ...shot, note: { name: 'immune-diamonds' } })).toMatchObject({ note: 'No effect: diamonds', now: true });
    expect(targetWords(scene, choice, shot)).toMatchObject({ note: 'at 2, 3 lives left', now: false });
    speakIn('de');
    expect(note(weapon)).toBe('Ersetzt die Schofield');
  });

  it('distinguishes taking a card and taking a hit', () => {
    const choice = lootChoice();
    const words = choice.options!.map((option) => optionWords(scene, choice, option));
    expect(said(words[0]!.label)).toBe('A hand card');
    expect(said(words[1]!.label)).toBe('Take Schofield');
    expect(words.every(({ tone }) => tone === 'plain')).toBe(true);
  });

  it('leaves no option and no event without words', () => {
    const choice = turnChoice();
    for (const option of choice.options!) expect(optionWords(scene, choice, option).label).not.toBe(option.verb);
    for (const event of events()) expect(eventSentence(scene, event)).not.toMatch(/bang-event/);
  });

  it('calls me "you", and no other player', () => {
    const shot = { n: 1, verb: 'play', seat: 5, card: card('bang/QH'), other: 0 };
    expect(said(eventSentence(scene, shot))).toBe('Belle shoots at you with BANG!');
    expect(said(eventSentence(watching, shot))).toBe('Belle shoots at Wren with BANG!');
    expect(said(eventSentence(scene, { n: 2, verb: 'hurt', seat: 0, other: 5, x: 1 }))).toBe('You lose 1\xa0life point to Belle.');
  });

  it('keeps hidden cards hidden', () => {
    expect(said(eventSentence(scene, { n: 1, verb: 'rob', seat: 1, other: 3 }))).toBe('Henry takes a card from Rosa’s hand.');
  });

  it('puts cards drawn in a row into one line and marks turns', () => {
    const lines = new LogBook(tell).read(scene, events());
    expect(lines.map((line) => said(line.text))).toContain('Ada draws 3 cards.');
    expect(lines.filter((line) => line.kind === 'turn').length).toBe(7);
    expect(new Set(lines.map((line) => line.key)).size).toBe(lines.length);
  });

  it('logs an inheritance once, not card by card', () => {
    const heirs = [1, 2, 3].map((n) => ({ n, verb: 'inherit', seat: 3, other: 5, card: n }));
    const lines = new LogBook(tell).read(scene, heirs);
    expect(lines.map((line) => said(line.text))).toEqual(['Rosa takes all of Belle’s cards.']);
  });

  it('reads an absent number as zero', () => {
    expect(said(eventSentence(scene, { n: 1, verb: 'barrel', seat: 3 }))).toContain('does not help Rosa');
    expect(said(eventSentence(scene, { n: 1, verb: 'barrel', seat: 3, x: 1 }))).toContain('saves Rosa');
  });
});

it('translates the same lines into German', () => {
  speakIn('de');
  expect(said(prompt(scene, shotChoice()))).toBe('Belle schießt auf dich. Was tust du?');
  expect(said(eventSentence(scene, { n: 1, verb: 'out', seat: 2, other: 4 }))).toBe('Ada schaltet Cole aus. Cole war Outlaw.');
});

it('a name that tries to look like a card stays a name', () => {
  speakIn('en');
  const seats = people(7);
  seats[5] = { ...seats[5]!, name: '\uE000c3\uE001<b>x</b>\uE002' };
  const found = parts(eventSentence({ ...scene, seats }, { n: 1, verb: 'missed', seat: 5, card: card('missed/10C') }));
  expect(found.filter((part) => part.kind === 'card').length).toBe(1);
  expect(found[0]).toEqual({ kind: 'seat', seat: 5, text: 'c3<b>x</b>' });
});

it('finds the rules of a card and of a character by their ids', () => {
  const known = ['card-bang', 'card-bang-reach', 'card-cat-hand', 'char-gringo', 'train-car-ghost-keep', 'train-char-blaze', 'train-fort-price', 'train-move'];
  const rules = known.map((id) => ({ id, text: '', where: '', pack: '' }));
  const ids = (part: string, slug: string): string[] => rulesAbout(rules, part, slug).map(({ id }) => id);
  expect(ids('cards', 'bang')).toEqual(['card-bang', 'card-bang-reach']);
  expect(ids('cards', 'cat_balou')).toEqual(['card-cat-hand']);
  expect(ids('characters', 'el_gringo')).toEqual(['char-gringo']);
  expect(ids('cards', 'ghost_car')).toEqual(['train-car-ghost-keep']);
  expect(ids('characters', 'sgt_blaze')).toEqual(['train-char-blaze']);
  expect(ids('cards', 'fort_wroth')).toEqual(['train-fort-price']);
});

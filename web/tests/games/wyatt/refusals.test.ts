import { beforeEach, describe, expect, it } from 'vitest';
import { SEATS, ask, card, wyattCatalog, wyattScenes } from '../../../src/fixtures/wyatt';
import { Selection } from '../../../src/games/wyatt/selection.svelte';
import { noteOf } from '../../../src/games/wyatt/refusals';
import { plain } from '../../../src/text/rich-text';
import type { Choice, Option, WyattSeat } from '../../../src/wire';
import { speakIn } from '../../words';

interface At {
  scene?: string;
  choice?: Choice;
  seats?: WyattSeat[];
  /** The picked stack. */
  held?: string;
}

/** The text of the note after a tap, and its element. */
function noted({ scene: name = 'wyatt', choice, seats = SEATS, held = '' }: At, tap: (selection: Selection) => void): [title: string, help: string, at: string] | null {
  const made = wyattScenes[name]!();
  const scene = { view: { ...made.view, seats }, seats: made.table.seats, catalog: wyattCatalog };
  const asked = choice ?? made.choice;
  const selection = new Selection(() => ({ choice: asked, view: scene.view, catalog: wyattCatalog, live: true, answer: () => undefined }));
  if (held) take(held)(selection);
  tap(selection);
  const note = noteOf(scene, asked, selection);
  return note && [plain(note.refusal.title), plain(note.refusal.help), note.at];
}

const take = (text: string) => (selection: Selection) => selection.tap(selection.stacks.find(({ first }) => first === card(text))!);
const OUTLAWS = ['BS', 'BK', 'BD', 'BC', 'JJ', 'SK', 'WH'];
const why = (about: At, seat: number, letters: string): string | undefined =>
  noted(about, (selection) => selection.tapCell(seat, OUTLAWS.indexOf(letters)))?.[1];
const options = (verb: string, ...letters: string[]): Option[] => letters.map((text) => ({ verb, card: card(text) }));

describe('why a card cannot be played', () => {
  beforeEach(() => speakIn('en'));

  it('names what the card would need', () => {
    expect(noted({}, take('WH'))).toEqual(['Wes Hardin: not now', 'Wes Hardin needs a set of three first; you have 2.', `[data-stack="${card('WH')}"]`]);
  });

  it('names who decides, and what I am asked instead', () => {
    expect(noted({ scene: 'wyatt-wait' }, take('BK'))?.slice(0, 2)).toEqual(['Not your turn', 'Henry is deciding.']);
    expect(noted({ scene: 'wyatt-hideout' }, take('BK'))?.[0]).toBe('That is not the question');
    expect(noted({ scene: 'wyatt-hideout' }, take('BK'))?.[1]).toContain('Hideout');
  });
});

describe('why a row cannot be chosen', () => {
  beforeEach(() => speakIn('en'));

  const gun = { choice: ask('play', options('gun', 'BK', 'BC')), held: 'gun', seats: [{ ...SEATS[0]!, hand: [card('gun2'), card('BK3')] }, ...SEATS.slice(1)] };
  const earp = { choice: ask('free', options('free', 'BK', 'BD')) };
  const bare = { scene: 'wyatt-steal', seats: [SEATS[0]!, SEATS[1]!, SEATS[2]!, { ...SEATS[3]!, rows: SEATS[0]!.rows }] };

  it.each<[reason: string, about: At, seat: number, outlaw: string]>([
    ['You have no Belle Starr row yet.', { held: 'bank' }, 0, 'BS'],
    ['The card goes into one of your rows; this one belongs to Rosa.', { held: 'bank' }, 1, 'JJ'],
    ['Jesse James already is the Fastest Gun.', gun, 0, 'JJ'],
    ['A Hideout goes on another player’s row, never on your own.', { scene: 'wyatt-hideout' }, 0, 'JJ'],
    ['There already is a Hideout on this row.', { scene: 'wyatt-hideout' }, 1, 'BC'],
    ['Rosa has no Belle Starr row.', { scene: 'wyatt-hideout' }, 1, 'BS'],
    ['You steal from other players; this row is yours.', { scene: 'wyatt-steal' }, 0, 'JJ'],
    ['There is no outlaw card in this row, and only outlaw cards can be stolen.', bare, 3, 'BC'],
    ['There is no Hideout on this row.', earp, 0, 'JJ'],
    ['Wyatt Earp clears one of your rows; this one belongs to Rosa.', earp, 1, 'BC'],
    ['Cards of Bob Dalton go into your own Bob Dalton row.', { held: 'BD' }, 0, 'JJ'],
    ['Cards of Bob Dalton go into your own Bob Dalton row.', { held: 'BD' }, 1, 'BD'],
  ])('%s', (reason, about, seat, outlaw) => {
    expect(why(about, seat, outlaw)).toBe(reason);
  });

  it('lies at the row, and disappears with a tap on a row that can be chosen', () => {
    expect(noted({ held: 'bank' }, (selection) => selection.tapCell(0, 0))).toEqual(['Not this row', 'You have no Belle Starr row yet.', '[data-place="row-0-0"]']);
    expect(noted({ held: 'bank' }, (selection) => [selection.tapCell(0, 0), selection.tapCell(0, 4)])).toBeNull();
  });

  it('is not shown while no row is asked for, nor for the row that gets the cards', () => {
    expect([why({}, 1, 'BS'), why({ held: 'BD' }, 0, 'BD'), why({ scene: 'wyatt-wait' }, 1, 'BS')]).toEqual([undefined, undefined, undefined]);
  });

  it('is said in German too', () => {
    speakIn('de');
    expect(why({ scene: 'wyatt-hideout' }, 1, 'BC')).toBe('Auf dieser Reihe liegt schon ein Unterschlupf.');
    expect(why({ held: 'bank' }, 0, 'BS')).toBe('Du hast noch keine Reihe von Belle Starr.');
  });
});

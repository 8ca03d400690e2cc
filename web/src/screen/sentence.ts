// The one sentence of the big screen: what it says, and how large it is. Below it stand the last three events.
import type { Game, LogLine, Scene } from '../games/game';
import type { PlayingNow } from '../playback/playback.svelte';
import { inWords, parts, plain, withoutPeriod } from '../text/rich-text';

/** one = one line, long = one smaller line, two = two lines, many = small letters. */
export type Size = 'one' | 'long' | 'two' | 'many';

const ONE = 30;
const LONG = 44;
const TWO = 84;

/** So many letters fewer have room in one line while it says at the right who is asked. */
const BESIDE = 8;

export function sizeOf(sentence: string, beside = false): Size {
  const letters = [...sentence].length;
  const less = beside ? BESIDE : 0;
  if (letters <= ONE - less) return 'one';
  if (letters <= LONG - less) return 'long';
  return letters <= TWO ? 'two' : 'many';
}

const PAST = 3;
/** So many letters of earlier events stand whole in two lines beside each other. */
const ROOM = 160;

/** The newest of these events, as many as stand there whole. */
export function fitting(past: string[]): string[] {
  let letters = 0;
  const within = past.findIndex((line) => (letters += plain(line).length) > ROOM);
  return within < 0 ? past : past.slice(0, Math.max(1, within));
}

export interface Told {
  now: string;
  /** The newest first, as sentences with marks. */
  past: string[];
}

/** What is being played, in words of its own: the last line that it makes. Of different things the last one is told. */
function ownLine(game: Game, scene: Scene, now: PlayingNow): LogLine | null {
  const alike = now.events.every(({ verb }) => verb === now.events[0]?.verb);
  const events = alike ? now.events : now.events.slice(-1);
  let last: LogLine | null = null;
  for (let at = 0; at < events.length; ) {
    const { line, taken } = game.tell(scene, events, at);
    if (line) last = line;
    at += taken;
  }
  return last;
}

/** A line of the log that tells many events at once says less than the event that is being played. */
function best(game: Game, scene: Scene, line: LogLine | undefined, now: PlayingNow | null): string {
  const sentence = line?.text ?? '';
  if (!now || sizeOf(plain(sentence)) !== 'many') return sentence;
  return ownLine(game, scene, now)?.text ?? sentence;
}

/** More letters than this do not stand whole on the screen. */
const MOST = 130;

/** Of a line with many sentences the last ones: what happened at the end. */
function ending(line: string): string {
  // The mark in "BANG! costs Ann 1 life point" ends no sentence.
  const sentences = line.split(/(?<=[.!?]) (?=[\p{Lu}\p{N}$\uE000-\uE002])/u);
  while (sentences.length > 1 && plain(sentences.join(' ')).length > MOST) sentences.shift();
  return sentences.join(' ');
}

/** The sentence as words; the ability behind it stands in brackets. */
function spelled(sentence: string): string {
  return parts(sentence).map((part) => (part.kind === 'ability' ? `(${part.text})` : part.text)).join('');
}

export function toldOf(game: Game, scene: Scene, lines: LogLine[], now: PlayingNow | null): Told {
  const said = ending(inWords(best(game, scene, lines.at(-1), now)));
  const past = lines.slice(0, -1).filter(({ kind }) => kind !== 'turn').slice(-PAST).reverse();
  return { now: spelled(said), past: past.map(({ text }) => withoutPeriod(ending(inWords(text)))) };
}

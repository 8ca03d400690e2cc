// Solves a puzzle beside the page, so that the page stays quick.
import type { Puzzle } from '../wire';
import { solve } from './puzzle';

/** A number: so many parts are solved. A text: the proof. */
export type Told = number | string;

addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  const tell = (told: Told): void => postMessage(told);
  tell(solve(data, tell));
});

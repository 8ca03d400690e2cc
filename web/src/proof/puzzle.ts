// The puzzle that a server may set before a new table: see docs/protocol.md.
import type { Puzzle } from '../wire';
import { mix, reset, sha256 } from './sha256';

const LENGTH = 40 * 8; // bits of a message: the hash of the text, the part, the number

/** The proof for the server. `found` is called after each part. */
export function solve({ text, bits, parts }: Puzzle, found: (part: number) => void = () => {}): string {
  const start = sha256(new TextEncoder().encode(text));
  const numbers = Array.from({ length: parts }, (_, part) => {
    const number = solvePart(start, part, bits);
    found(part + 1);
    return number;
  });
  return `${text}:${numbers.join(',')}`;
}

function solvePart(start: Int32Array, part: number, bits: number): number {
  const state = new Int32Array(8);
  const w = new Int32Array(64);
  w.set(start);
  w[8] = part;
  w[10] = 1 << 31; // the end of the message
  w[15] = LENGTH;
  for (let number = 0; ; number += 1) {
    w[9] = number;
    reset(state);
    mix(state, w);
    if (state[0]! >>> (32 - bits) === 0) return number;
  }
}

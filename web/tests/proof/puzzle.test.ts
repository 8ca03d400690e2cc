// Our own SHA-256 agrees with Node's, and a puzzle's solution with the server's rule.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { solve } from '../../src/proof/puzzle';
import { hex, sha256 } from '../../src/proof/sha256';

function byNode(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

describe('SHA-256', () => {
  it('equals Node’s, at every length around a block', () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 151 + length * 7) % 256);
      expect(hex(sha256(bytes))).toBe(byNode(bytes).toString('hex'));
    }
  });
});

describe('a puzzle', () => {
  it('is solved part by part', () => {
    const parts: number[] = [];
    const proof = solve({ text: '6b49d200.5.AAAAAAAAAAA.seal', bits: 5, parts: 4 }, (part) => parts.push(part));
    expect(parts).toEqual([1, 2, 3, 4]);
    const [text, numbers = ''] = proof.split(':');
    const start = byNode(new TextEncoder().encode(text));
    numbers.split(',').map(Number).forEach((number, part) => {
      const tried = Buffer.alloc(8);
      tried.writeUInt32BE(part, 0);
      tried.writeUInt32BE(number, 4);
      expect(byNode(Buffer.concat([start, tried])).readUInt32BE(0) >>> (32 - 5)).toBe(0);
    });
    expect(numbers.split(',')).toHaveLength(4);
  });
});

// Proof that the deck was not changed: the commitment, shown before the first card, is the SHA-256 of the seed.
import { hex, sha256 } from '../proof/sha256';

function fromHex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})+$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** True when the seed belongs to the commitment, read as bytes in hex or as plain text. */
export function seedMatches(seed: string, commitment: string): boolean {
  const readings = [fromHex(seed), new TextEncoder().encode(seed)];
  return readings.some((bytes) => bytes !== null && hex(sha256(bytes)) === commitment.toLowerCase());
}

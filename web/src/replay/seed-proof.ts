// Proof that the deck was not changed: the commitment, shown before the first card, is the SHA-256 of the seed.

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** True when the seed belongs to the commitment, read as bytes in hex or as plain text. */
export async function seedMatches(seed: string, commitment: string): Promise<boolean> {
  const readings = [fromHex(seed), new TextEncoder().encode(seed)];
  for (const bytes of readings) {
    if (bytes && hex(await crypto.subtle.digest('SHA-256', bytes)) === commitment.toLowerCase()) return true;
  }
  return false;
}

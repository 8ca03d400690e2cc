// The cards of a hand beside each other.

/** How far apart cards of a hand lie, so that all of them fit. */
export function handStep(count: number, card: number, room: number, loose: number): number {
  if (count < 2) return loose;
  return Math.min(loose, (room - card) / (count - 1));
}

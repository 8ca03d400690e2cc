// Vibration. A phone that cannot vibrate shows a red edge instead.

/** asked = two short, turn = one long, out = longer; in milliseconds. */
const PATTERNS = { asked: [60, 80, 60], turn: [180], out: [400] };

export type Call = keyof typeof PATTERNS;

export function canBuzz(): boolean {
  return typeof navigator.vibrate === 'function';
}

/** Browsers refuse it, with a warning, before the first tap. */
export function buzz(call: Call): void {
  if (canBuzz() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(PATTERNS[call]);
}

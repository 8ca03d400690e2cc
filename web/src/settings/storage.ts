// What one browser remembers: language, sound, guesses of roles. The page works without it.

const PREFIX = 'posse.';

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null; // the browser may forbid storage
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // The page works without it.
  }
}

// Small things one browser remembers: language, sound, pencil marks. Losing them harms nobody.

const PREFIX = 'posse.';

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null; // storage may be forbidden
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Not remembered: the page works the same.
  }
}

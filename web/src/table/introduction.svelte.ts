// The introduction before a match. The match waits until everybody has read it.

const SECOND = 1000;

class Introduction {
  /** It is being read. */
  open = $state(false);
  /** Seconds for which people wait for each other at most; null = nobody is hurried. */
  left = $state<number | null>(null);

  /** Counts on from what the table has said. */
  count(seconds: number | undefined): (() => void) | undefined {
    this.left = seconds ?? null;
    if (seconds === undefined) return undefined;
    const timer = setInterval(() => (this.left = Math.max(0, (this.left ?? 0) - 1)), SECOND);
    return () => clearInterval(timer);
  }
}

export const introduction = new Introduction();

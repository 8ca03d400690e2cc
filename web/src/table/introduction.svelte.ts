// The introduction before a match. The match waits until everybody has read it.

const SECOND = 1000;

class Introduction {
  /** It is open on this page. */
  open = $state(false);
  /** Seconds that are left for reading; null = no limit. */
  left = $state<number | null>(null);

  /** Counts down from the seconds that the table has sent. */
  count(seconds: number | undefined): (() => void) | undefined {
    this.left = seconds ?? null;
    if (seconds === undefined) return undefined;
    const timer = setInterval(() => (this.left = Math.max(0, (this.left ?? 0) - 1)), SECOND);
    return () => clearInterval(timer);
  }
}

export const introduction = new Introduction();

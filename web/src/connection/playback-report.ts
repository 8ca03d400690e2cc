// Tells the server how far this page has played the match back. Bots wait for that.

/** The shortest time between two reports in milliseconds, unless the page has played everything. */
const INTERVAL = 500;

export class PlaybackReport {
  /** The last event played, and the last one the server was told of. */
  private played = 0;
  private told = 0;
  private toldAt = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tell: (event: number) => void) {}

  /** Everything up to `event` has been played; `last` is the last event this page knows of. */
  report(event: number, last: number): void {
    if (event <= this.played) return;
    this.played = event;
    const wait = event >= last ? 0 : this.toldAt + INTERVAL - performance.now();
    if (wait <= 0) this.send();
    else this.timer ??= setTimeout(() => this.send(), wait);
  }

  /** Tells the server now what it has not been told. */
  send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.told === this.played) return;
    this.told = this.played;
    this.toldAt = performance.now();
    this.tell(this.played);
  }

  /** The match has come anew: nothing of it has been played. */
  restart(): void {
    this.played = 0;
    this.told = 0;
  }

  /** Another server runs the table now and has not been told anything. */
  tellAgain(): void {
    this.told = 0;
  }

  /** The events after `event` did not happen. */
  rewind(event: number): void {
    this.played = Math.min(this.played, event);
    this.told = Math.min(this.told, event);
  }
}

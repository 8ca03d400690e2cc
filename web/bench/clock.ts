// A simulated clock: timers fire in their order as soon as nothing else is left to do.
interface Timer {
  at: number;
  run: () => void;
}

const idle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class Clock {
  now = 0;
  private timers = new Map<number, Timer>();
  private last = 0;

  after(time: number, run: () => void): number {
    this.timers.set(++this.last, { at: this.now + Math.max(0, time), run });
    return this.last;
  }

  wait(time: number): Promise<void> {
    return new Promise((resolve) => this.after(time, resolve));
  }

  /** Replaces the app's timers by these. */
  rule(): void {
    Object.assign(globalThis, {
      setTimeout: (run: () => void, time = 0) => this.after(time, run),
      clearTimeout: (id: number) => void this.timers.delete(id),
    });
    performance.now = () => this.now;
  }

  /** Runs until no timer is left, or until `over`. */
  async run(over: () => boolean): Promise<void> {
    await idle();
    while (this.timers.size > 0 && !over()) {
      const [id, timer] = [...this.timers].reduce((first, one) => (one[1].at < first[1].at ? one : first));
      this.timers.delete(id);
      this.now = timer.at;
      timer.run();
      await idle();
    }
    this.timers.clear();
  }
}

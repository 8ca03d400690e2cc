// A time that does not pass: timers go off in their order as soon as nothing else is to be done.
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

  /** The app's timers are these from now on. */
  rule(): void {
    Object.assign(globalThis, {
      setTimeout: (run: () => void, time = 0) => this.after(time, run),
      clearTimeout: (id: number) => void this.timers.delete(id),
    });
    performance.now = () => this.now;
  }

  /** Until nothing is to come any more, or `over`. */
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

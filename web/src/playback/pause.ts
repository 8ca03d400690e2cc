// A wait that can be ended early.

export class Pause {
  private end: (() => void) | null = null;

  /** Resolves after this time in milliseconds, or as soon as `wake` is called. */
  async wait(time: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.end = resolve;
      timer = setTimeout(resolve, time);
    });
    clearTimeout(timer);
    this.end = null;
  }

  wake(): void {
    this.end?.();
  }
}

// Keeps the screen awake. Where the browser does not allow it, nothing happens.

/** Keeps the screen awake until the function returned is called. The browser lets go of a hidden page, so the lock is taken again. */
export function holdAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const take = async (): Promise<void> => {
    if (document.hidden) return;
    const got = await navigator.wakeLock?.request('screen').catch(() => undefined);
    void lock?.release();
    lock = got;
    if (over) void got?.release();
  };
  document.addEventListener('visibilitychange', take);
  void take();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}

/** Keeps the screen awake while this is wanted and the component that calls it is there. */
export function stayAwake(wanted: () => boolean): void {
  const on = $derived(wanted());
  $effect(() => (on ? holdAwake() : undefined));
}

// The cover over my cards. It comes by itself when the phone lies face down, is put away or rests while others play; only a
// tap takes it off.

/** How long a phone rests on another player's turn before it is covered, in milliseconds. */
export const REST = 20_000;
/** The screen points to the table: the cosine of the angle to the ceiling. */
const DOWN = -0.8;
const RIGHT_ANGLE = 90;

type Tilt = Pick<DeviceOrientationEvent, 'beta' | 'gamma'>;
interface Asking {
  requestPermission?: () => Promise<string>;
}

/** Whether the screen of a phone that is tilted so looks down. */
export function liesFaceDown({ beta, gamma }: Tilt): boolean {
  if (beta === null || gamma === null) return false;
  const cosine = (degrees: number): number => Math.cos((degrees / RIGHT_ANGLE) * (Math.PI / 2));
  return cosine(beta) * cosine(gamma) < DOWN;
}

export class Cover {
  on = $state(true);
  private resting = false;
  private allowed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(on: boolean) {
    this.on = on;
  }

  /** The person covers their cards, or the phone was put away. */
  readonly put = (): void => void (this.on = true);

  /** One tap takes it off. Some phones let a page feel how they lie only if it asks during a tap. */
  readonly lift = (): void => {
    this.on = false;
    this.touch();
    const asking = globalThis.DeviceOrientationEvent as unknown as Asking | undefined;
    if (!this.allowed) void asking?.requestPermission?.().catch(() => undefined);
    this.allowed = true;
  };

  /** The rest begins anew. */
  readonly touch = (): void => {
    clearTimeout(this.timer);
    if (this.resting) this.timer = setTimeout(this.put, REST);
  };

  /** Others play and nobody asks me, or no longer. */
  rest(on: boolean): void {
    this.resting = on;
    this.touch();
  }

  /** Notices how the phone lies and whether it is put away. Returns how to stop that. */
  readonly listen = (): (() => void) => {
    const hide = (): void => void (document.hidden && this.put());
    const tilt = (event: DeviceOrientationEvent): void => void (liesFaceDown(event) && this.put());
    document.addEventListener('visibilitychange', hide);
    addEventListener('deviceorientation', tilt);
    return () => {
      clearTimeout(this.timer);
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('deviceorientation', tilt);
    };
  };
}

// Whether the browser lets this page play sounds: it waits for a first tap or key, wherever it is.

function now(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

class Hearing {
  allowed = $state(now());

  constructor() {
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => (this.allowed = now()), { passive: true });
  }
}

export const hearing = new Hearing();

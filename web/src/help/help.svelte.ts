// Help on an element: by hover, by focus, by a long press.

export interface Subject {
  kind: 'card' | 'character' | 'role';
  /** A card id, or the slug of a character or role. */
  id: number | string;
  /** Whose ability a character has borrowed. */
  also?: string | null;
}

interface Shown {
  subject: Subject;
  node: HTMLElement;
  box: DOMRect;
  /** Shown by touch: stays until the next tap. */
  pinned: boolean;
}

const HOVER_AFTER = 650;
const PRESS_AFTER = 480;

class Help {
  shown = $state.raw<Shown | null>(null);

  show(subject: Subject, node: HTMLElement, pinned: boolean): void {
    this.shown = { subject, node, box: node.getBoundingClientRect(), pinned };
  }

  hide(): void {
    this.shown = null;
  }
}

export const help = new Help();

export function helpOn(subject: Subject | null): (node: HTMLElement) => (() => void) | undefined {
  return (node) => (subject ? attach(node, subject) : undefined);
}

function attach(node: HTMLElement, subject: Subject): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (time: number, pinned: boolean): void => {
    clearTimeout(timer);
    timer = setTimeout(() => help.show(subject, node, pinned), time);
  };
  const leave = (): void => {
    clearTimeout(timer);
    if (help.shown && !help.shown.pinned) help.hide();
  };
  // An element that is moved while the page is redrawn loses the focus; its help may be removed only after that.
  const blur = (): void => queueMicrotask(leave);
  node.addEventListener('pointerenter', (e) => e.pointerType === 'mouse' && after(HOVER_AFTER, false), on);
  node.addEventListener('pointerdown', (e) => (e.pointerType === 'mouse' ? leave() : after(PRESS_AFTER, true)), on);
  node.addEventListener('pointermove', (e) => e.pointerType !== 'mouse' && Math.hypot(e.movementX, e.movementY) > 6 && clearTimeout(timer), on);
  for (const type of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(type, leave, on);
  node.addEventListener('blur', blur, on);
  node.addEventListener('focus', () => node.matches(':focus-visible') && after(HOVER_AFTER, false), on);
  // A right click is the mouse's long press.
  node.addEventListener('contextmenu', (e) => {
    e.preventDefault();
    help.show(subject, node, true);
  }, on);
  node.addEventListener('click', (e) => swallow(e), { ...on, capture: true });
  return () => {
    stop.abort();
    clearTimeout(timer);
    // The node is removed while the page is redrawn; its help may be removed only after that.
    if (help.shown?.node === node) queueMicrotask(() => help.hide());
  };
}

/** The click that ends a long press must not play the card. */
function swallow(event: MouseEvent): void {
  if (!help.shown?.pinned) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

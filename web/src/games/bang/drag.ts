// Dragging a card of the hand onto a seat or onto the middle of the table.

export interface DragHandlers {
  enabled: () => boolean;
  start: () => void;
  /** The seat below the pointer, null for the open table, undefined for nothing. */
  end: (target: number | null | undefined) => void;
}

/** A press that moves fewer pixels than this is a tap; a card dragged less far is put back. */
const SLACK = 10;
export const WAY = 60;

export function draggable(handlers: DragHandlers): (node: HTMLElement) => () => void {
  return (node) => {
    const press = (event: PointerEvent): void => {
      if (event.button === 0 && handlers.enabled()) follow(node, event, handlers);
    };
    node.addEventListener('pointerdown', press);
    return () => node.removeEventListener('pointerdown', press);
  };
}

/** One press from down to up. The window listens, because a fast pointer leaves the card at once. */
function follow(node: HTMLElement, from: PointerEvent, handlers: DragHandlers): void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  const scale = scaleOf(node);
  let moving = false;
  const begin = (): void => {
    moving = true;
    node.classList.add('dragged');
    handlers.start();
  };
  const finish = (event: PointerEvent): void => {
    stop.abort();
    if (!moving) return;
    node.classList.remove('dragged');
    node.style.removeProperty('translate');
    const carried = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) >= WAY;
    handlers.end(carried && event.type === 'pointerup' ? targetAt(event.clientX, event.clientY, node) : undefined);
    swallowClick();
  };
  addEventListener('pointermove', (event) => {
    const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!moving && Math.hypot(dx, dy) > SLACK) begin();
    if (moving) node.style.setProperty('translate', `${dx / scale}px ${dy / scale}px`);
  }, on);
  addEventListener('pointerup', finish, on);
  addEventListener('pointercancel', finish, on);
}

/** Elements that cover the table: a card dropped there is put back. */
const BESIDE = '.hand, .wire, .gazette, .bar, dialog';

function targetAt(x: number, y: number, card: HTMLElement): number | null | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (card.contains(element)) continue;
    if (element.closest(BESIDE)) return undefined;
    const seat = element.closest<HTMLElement>('[data-seat]');
    if (seat) return Number(seat.dataset.seat);
    if (element.closest('[data-drop]')) return null;
  }
  return undefined;
}

/** The desk sheet is scaled as a whole; a pixel of the pointer is not a pixel of the sheet. */
function scaleOf(node: HTMLElement): number {
  const sheet = node.closest('.stage__sheet');
  return sheet instanceof HTMLElement ? Number(getComputedStyle(sheet).scale) || 1 : 1;
}

/** The click that follows a drop must not count as a tap. */
function swallowClick(): void {
  const quiet = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', quiet, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', quiet, true));
}

/** What a visitor does to the picture; distances in pixels, positions from the top left. */
export interface Gestures {
  turn(right: number, down: number): void;
  move(right: number, down: number): void;
  /** Below 1: nearer. */
  zoom(factor: number): void;
}

/** Movements of fewer pixels are a click. */
const CLICK = 4;

/**
 * Listens to pointers and the wheel. One finger turns left and right, so that the page still scrolls; two fingers zoom, tilt
 * and move. The wheel belongs to the page until the visitor has clicked into the picture.
 */
export function listenToPointers(canvas: HTMLCanvasElement, gestures: Gestures): void {
  const held = new Map<number, { x: number; y: number }>();
  let travelled = 0;

  canvas.addEventListener("pointerdown", ({ pointerId, offsetX: x, offsetY: y }) => {
    canvas.setPointerCapture(pointerId);
    held.set(pointerId, { x, y });
    if (held.size === 1) travelled = 0;
  });
  canvas.addEventListener("pointermove", (event) => {
    const before = held.get(event.pointerId);
    const now = { x: event.offsetX, y: event.offsetY };
    if (!before) return;
    const [right, down] = [now.x - before.x, now.y - before.y];
    travelled += Math.abs(right) + Math.abs(down);
    held.set(event.pointerId, now);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      gestures.zoom(apart(before, other) / Math.max(1, apart(now, other)));
      gestures.turn(0, down / 2);
      gestures.move(right / 2, 0);
    } else if (travelled > CLICK) drag(event, right, down);
  });
  const drag = (event: PointerEvent, right: number, down: number) => {
    if (event.shiftKey || (event.buttons & 2) !== 0) gestures.move(right, down);
    else gestures.turn(right, event.pointerType === "touch" ? 0 : down);
  };
  const release = ({ pointerId }: PointerEvent) => void held.delete(pointerId);
  canvas.addEventListener("pointerup", release);
  canvas.addEventListener("pointercancel", release);
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  // Otherwise the browser scrolls the page with two fingers, and cancels both pointers.
  const keepFingers = (event: TouchEvent) => {
    if (event.touches.length > 1) event.preventDefault();
  };
  canvas.addEventListener("touchstart", keepFingers, { passive: false });
  canvas.addEventListener("touchmove", keepFingers, { passive: false });
  canvas.addEventListener("wheel", wheel, { passive: false });

  function wheel(event: WheelEvent) {
    if (!event.ctrlKey && document.activeElement !== canvas) return;
    event.preventDefault();
    gestures.zoom(Math.exp(Math.max(-60, Math.min(60, event.deltaY)) * 0.004));
  }
}

function apart(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** What a visitor does with the keyboard. */
interface Keys {
  /** The name of a button of the view. */
  act(name: string): void;
  move(right: number, down: number): void;
}

/** The buttons of the view by their keys. */
const acts: Record<string, string> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  "+": "in",
  "=": "in",
  "-": "out",
  Home: "first",
};

/** Pixels, with Shift. */
const moves: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [30, 0],
  ArrowRight: [-30, 0],
  ArrowUp: [0, 30],
  ArrowDown: [0, -30],
};

export function listenToKeys(canvas: HTMLCanvasElement, keys: Keys): void {
  canvas.addEventListener("keydown", (event) => {
    const act = actOf(event, keys);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function actOf(event: KeyboardEvent, keys: Keys): (() => void) | undefined {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const move = event.shiftKey ? moves[key] : undefined;
  if (move) return () => keys.move(...move);
  const act = acts[key];
  return act === undefined ? undefined : () => keys.act(act);
}

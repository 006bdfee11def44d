/** What a visitor does with the keyboard. */
interface Keys {
  /** The name of a button of the view. */
  act(name: string): void;
  move(right: number, down: number): void;
  enter(): void;
  leave(): void;
}

const acts: Record<string, string> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  "+": "in",
  "=": "in",
  "-": "out",
  Home: "first",
  PageDown: "back",
  PageUp: "on",
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
  if (act) return () => keys.act(act);
  return { Enter: keys.enter, Escape: keys.leave }[key];
}

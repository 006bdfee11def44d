import { defects } from "../../shared/content/example-line/places.ts";
import { railwayStart } from "../../shared/content/point-clouds.ts";
import { bump, fractal, noise, smoothStep, tabulate } from "./noise.ts";

/** Metres along the scene. */
export const BRIDGE = { from: 100.5, panel: 4.6, panels: 6, height: 7.6, half: 2.75 };

/** The ground of the last run: ballast and ditches of a bank, and the valley below the bridge. */
const formerGround = tabulate(
  { from: -50, to: 50, step: 0.1 },
  { from: -50, to: 165, step: 0.2 },
  (x, y) => {
    const side = Math.abs(x);
    const wild = smoothStep(2.9, 6, side);
    const relief = 0.1 * fractal(x * 0.35, y * 0.35, 3, 4);
    const hills = 0.5 * smoothStep(7, 22, side) * fractal(x * 0.06, y * 0.06, 2, 9);
    const bank = profileAt(side, x < 0) + wild * (relief + hills);
    const edge = y + 1.2 * noise(x * 0.2, 3, 7) + Math.max(0, side - 4) * 0.1;
    const valley = smoothStep(97.6, 105, edge) * (1 - smoothStep(127, 134, y));
    return bank * (1 - valley) + valley * (-7.4 + 0.25 * fractal(x * 0.3, y * 0.3, 2, 5));
  },
);

/** The design of the bank, by the distance from the middle of the track. The ditch on the left is deeper. */
function profileAt(side: number, isLeft: boolean): number {
  const ditch = isLeft ? 1.75 : 1.15;
  if (side < 1.75) return -0.225;
  if (side < 2.7) return -0.225 - (side - 1.75) / 1.6;
  if (side < 3.4) return -0.82 - (side - 2.7) * 0.12;
  if (side < 5.2) return -0.9 - ((side - 3.4) / 1.8) * (ditch - 0.9);
  if (side < 6.1) return -ditch - 0.05 * Math.sin((side - 5.2) * 3.4);
  const slope = Math.min(side - 6.1, 3.2) * (isLeft ? 0.5 : 0.16);
  return -ditch + slope + Math.max(0, side - 9.3) * 0.035;
}

/** Where the left rail of the example line sinks, the ballast has left its shoulder and lies in the ditch. */
function washout(x: number, y: number): number {
  const left = -x;
  const along = y - 76.5;
  if (Math.abs(along) > 6 || left < 1.2 || left > 7.5) return 0;
  const ragged = 0.3 * noise(y * 1.7, left * 1.7, 21);
  const inner = smoothStep(1.38 + 0.12 * noise(y * 2.3, 1, 3), 1.95, left);
  const outer = 1 - smoothStep(2.9, 3.9, left + ragged);
  const lost = -0.44 * Math.min(1, 1.5 * bump((along + ragged) / 3.3)) * inner * outer;
  const fan = 0.2 * bump((along - 0.7) / 4.2);
  return lost + fan * smoothStep(3.7, 4.7, left) * (1 - smoothStep(5.8, 6.9, left));
}

export function groundOf(isLatest: boolean): (x: number, y: number) => number {
  return isLatest ? (x, y) => formerGround(x, y) + washout(x, y) : formerGround;
}

/**
 * Returns how far the track lies below its design in metres: the example line's defects of one run move the rails, and
 * ties between them.
 */
export function settlementOf(run: number) {
  const [left, right] = (["left", "right"] as const).map((side) =>
    defects.filter(({ rail, direction }) => rail === side && direction === "vertical"),
  );
  const sum = (list: typeof defects | undefined, y: number) =>
    (list ?? []).reduce((total, { at, reach, runs }) => {
      const apart = railwayStart + y - at;
      return total + ((runs[run] ?? 0) / 1000) * Math.exp(-(apart ** 2) / (2 * reach ** 2));
    }, 0);
  return tabulate({ from: -0.75, to: 0.75, step: 1.5 }, { from: -50, to: 165, step: 0.2 }, (x, y) =>
    sum(x < 0 ? left : right, y),
  );
}

import { classNames } from "../class-names.ts";
import rain from "./gathering-rain.module.css";
import { strokes } from "./path-data.ts";
import { createRandom } from "./random.ts";
import { scatter } from "./scenery.ts";

const WIDTH = 1440;
const HEIGHT = 1500;
/** Above it the line is dry. */
const DRY = 1060;

const drops = strokes(
  scatter(1280, createRandom(83), (next) => {
    const [x, y] = [next() * WIDTH, next() ** 0.6 * HEIGHT];
    return y < DRY || next() > ((y - 1010) / 490) ** 1.1 ? undefined : [x, y];
  }),
  [-6, 19],
);

/** Rain that begins in the last third and thickens downwards. It decorates; the caller lays it behind words. */
export function GatheringRain({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classNames(rain.sheet, className)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={rain.drops} d={drops} />
    </svg>
  );
}

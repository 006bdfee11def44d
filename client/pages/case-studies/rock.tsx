import drawing from "../../components/drawings/drawing.module.css";
import { strokes } from "../../components/drawings/path-data.ts";
import { createRandom } from "../../components/drawings/random.ts";
import { rockStroke, scatter } from "../../components/drawings/scenery.ts";

interface RockProps {
  /** Left, top, width and height. */
  area: readonly [x: number, y: number, width: number, height: number];
  seed: number;
}

/** Solid rock with its hatching; drives are laid over it as openings. */
export function Rock({ area: [x, y, width, height], seed }: RockProps) {
  const random = createRandom(seed);
  const hatching = scatter(Math.round((width * height) / 1000), random, () => [
    x + 6 + random() * (width - 24),
    y + 10 + random() * (height - 16),
  ]);
  return (
    <>
      <path className={drawing.soil} d={`M${x} ${y}h${width}v${height}h${-width}z`} />
      <path className={drawing.faint} d={strokes(hatching, rockStroke(random))} />
    </>
  );
}

/** How far a blasted wall strays from its line at this place. */
export function roughness(along: number): number {
  return 3.2 * Math.sin(along / 23) + 1.8 * Math.sin(along / 9.5 + 1);
}

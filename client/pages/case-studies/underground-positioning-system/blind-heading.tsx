import drawing from "../../../components/drawings/drawing.module.css";
import { Drawing } from "../../../components/drawings/drawing.tsx";
import { MineVehicle } from "../../../components/drawings/mine-vehicle.tsx";
import { curve, type Point, polygon, polylines } from "../../../components/drawings/path-data.ts";
import { Rock, roughness } from "../rock.tsx";

const left = curve(0, 224, 8, (y) => 44 + roughness(y)).map(([y, x]): Point => [x, 300 - y]);
const roof = curve(44, 352, 8, (x) => 72 + roughness(x));
const face: Point[] = [
  [360, 84],
  [352, 100],
  [366, 118],
  [356, 136],
];
const floor = curve(120, 352, 8, (x) => 152 + roughness(x + 30)).toReversed();
const right = curve(0, 148, 8, (y) => 122 + roughness(y + 60))
  .map(([y, x]): Point => [x, 300 - y])
  .toReversed();
const walls = [...left, ...roof, ...face, ...floor, ...right];

/** A heading round a corner: a loader at its face, and another vehicle that has not turned in. */
export function BlindHeading() {
  return (
    <Drawing
      size={[420, 300]}
      label="Plan of a heading that ends in rock. A loader works at its face; another vehicle waits before the corner."
      ground="night"
    >
      <Rock area={[0, 0, 420, 300]} seed={12} />
      <path className={drawing.opening} d={polygon(walls)} />
      <path className={drawing.line} d={polylines([walls])} />
      <path className={drawing.expected} d="M83 196V112H230" />
      <MineVehicle at={[290, 112]} scale={0.85} box="known" />
      <MineVehicle at={[83, 250]} heading={-90} scale={0.85} />
    </Drawing>
  );
}

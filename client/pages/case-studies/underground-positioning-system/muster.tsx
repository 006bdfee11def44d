import drawing from "../../../components/drawings/drawing.module.css";
import { Drawing } from "../../../components/drawings/drawing.tsx";
import { MineVehicle } from "../../../components/drawings/mine-vehicle.tsx";
import { curve, type Point, polygon, polylines } from "../../../components/drawings/path-data.ts";
import { Rock, roughness } from "../rock.tsx";

const ROOF = 54;
const FLOOR = 130;
const BAYS = [150, 254, 358];
const HALF_BAY = 34;
const BAY_END = 256;

const roof = curve(0, 420, 8, (x) => ROOF + roughness(x));
const floor = [
  [0, FLOOR + roughness(0)],
  ...BAYS.flatMap(bayWalls),
  [420, FLOOR + roughness(420)],
] as const satisfies readonly Point[];

/** Three bays beside a drift: two are occupied, and a vehicle is on its way to the third. */
export function Muster() {
  return (
    <Drawing
      size={[420, 300]}
      label="Plan of a drift with three bays. Two vehicles stand in theirs; a third is still in the drift."
      ground="night"
    >
      <Rock area={[0, 0, 420, 300]} seed={27} />
      <path className={drawing.opening} d={polygon([...roof, ...floor.toReversed()])} />
      <path className={drawing.line} d={polylines([roof, floor])} />
      <path className={drawing.expected} d={`M106 92H${BAYS[0]}V250`} />
      <MineVehicle at={[56, 92]} scale={0.85} box="known" />
      {BAYS.slice(1).map((x) => (
        <MineVehicle key={x} at={[x, 196]} heading={90} scale={0.85} box="known" />
      ))}
    </Drawing>
  );
}

function bayWalls(middle: number): Point[] {
  const down = curve(FLOOR, BAY_END, 8, (y) => middle - HALF_BAY + roughness(y + middle));
  const up = curve(FLOOR, BAY_END, 8, (y) => middle + HALF_BAY + roughness(y));
  return [...down, ...up.toReversed()].map(([y, x]): Point => [x, y]);
}

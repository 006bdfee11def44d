import drawing from "../../../components/drawings/drawing.module.css";
import { Drawing } from "../../../components/drawings/drawing.tsx";
import { MineVehicle } from "../../../components/drawings/mine-vehicle.tsx";
import { curve, type Point, polygon, polylines } from "../../../components/drawings/path-data.ts";
import { Rock, roughness } from "../rock.tsx";

const INNER = 250;
const OUTER = 330;
const CENTRE: Point = [200, 470];
/** Degrees round the bend's centre, with the bay between them. */
const BAY = { from: -80, to: -46 };

const inner = curve(-140, -24, 1.5, (angle) => INNER + roughness(angle * 5)).map(onBend);
const outer = curve(-140, -24, 1.5, (angle) => OUTER + bay(angle) + roughness(angle * 5 + 50)).map(
  onBend,
);

/** A bend of the ramp: the empty truck stands in the bay while the loaded one climbs past. */
export function RampMeeting() {
  return (
    <Drawing
      size={[420, 300]}
      label="Plan of a bend on the ramp. One truck climbs; the other stands in a bay beside the drift."
      ground="night"
    >
      <Rock area={[0, 0, 420, 300]} seed={5} />
      <path className={drawing.opening} d={polygon([...inner, ...outer.toReversed()])} />
      <path className={drawing.line} d={polylines([inner, outer])} />
      <path className={drawing.expected} d={polylines([way])} />
      <MineVehicle at={onBend([-122, 290])} heading={-32} scale={0.85} box="known" />
      <MineVehicle at={onBend([-63, 354])} heading={-153} scale={0.85} box="known" />
    </Drawing>
  );
}

const way = curve(-108, -36, 3, () => 284).map(onBend);

function bay(angle: number): number {
  const rise = Math.min((angle - BAY.from) / 6, (BAY.to - angle) / 6, 1);
  return rise > 0 ? rise * 58 : 0;
}

function onBend([degrees, radius]: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  return [CENTRE[0] + Math.cos(angle) * radius, CENTRE[1] + Math.sin(angle) * radius];
}

import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import plan from "./line-plan.module.css";
import { LinePlanMarker } from "./line-plan-marker.tsx";
import { curve, type Point, polyline } from "./path-data.ts";
import { contourLines, rainWithin, TrackInPlan, WeatherCell } from "./plan-parts.tsx";
import { createRandom } from "./random.ts";

const WIDTH = 390;
const HEIGHT = 640;
const random = createRandom(8);

const lineX = (y: number) => 196 + Math.sin((y - 40) / 108) * 58 + Math.sin(y / 250) * 30;
const streamY = (x: number) => 330 + Math.sin(x / 52) * 18 + x * 0.1;
const standing = ([y, x]: Point): Point => [x, y];

const hills = contourLines([
  { centre: [60, 90], radii: [96, 70], rings: 6 },
  { centre: [340, 250], radii: [90, 78], rings: 6 },
  { centre: [50, 420], radii: [90, 84], rings: 6 },
  { centre: [350, 590], radii: [100, 70], rings: 6 },
]);
const stream = polyline(curve(-10, WIDTH + 10, 8, streamY));
const track = curve(-10, HEIGHT + 10, 6, lineX).map(standing);
const ties = curve(0, HEIGHT, 13, lineX).map(standing);
const storm: Point = [238, 520];
const rain = rainWithin(storm, [104, 66], 70, random);
const culvert = crossing();

/** The plan standing up, for narrow windows. */
export function LinePlanNarrow() {
  const [x, y] = culvert;
  const wing = polyline([[x - 30, y - 14]]);
  const otherWing = polyline([[x - 30, y + 16]]);
  return (
    <Drawing
      size={[WIDTH, HEIGHT]}
      label="Plan of a stretch of line, top to bottom. A, track measured by a vehicle. B, a rail temperature sensor. C, a culvert where a stream passes under the line. D, a weather cell over the line."
      linked
      ground="night"
      window="narrow"
    >
      <path className={styles.faint} d={hills} />
      <path className={styles.stream} d={stream} />
      <WeatherCell centre={storm} radii={[118, 76]} rings={3} rain={rain} />
      <TrackInPlan points={track} ties={ties} />
      <path className={styles.line} d={`${wing}l10 8h40l10-8${otherWing}l10-8h40l10 8`} />
      <Name x={45} y={158} of="track" />
      <Name x={47} y={276} of="rail temperature" />
      <Name x={47} y={430} of="culvert" />
      <Name x={328} y={410} of="weather" end />
      <LinePlanMarker letter="A" at={[lineX(96), 96]} square={[62, 120]} />
      <LinePlanMarker letter="B" at={[lineX(200), 200]} square={[64, 238]} />
      <LinePlanMarker letter="C" at={culvert} square={[64, 392]} />
      <LinePlanMarker letter="D" at={[228, 502]} square={[352, 404]} />
    </Drawing>
  );
}

interface NameProps {
  x: number;
  y: number;
  of: string;
  end?: boolean;
}

function Name({ x, y, of, end = false }: NameProps) {
  return (
    <text className={end ? `${plan.name} ${styles.end}` : plan.name} x={x} y={y}>
      {of}
    </text>
  );
}

/** Where the stream passes under the line. */
function crossing(): Point {
  let y = 340;
  for (let pass = 0; pass < 8; pass++) y = streamY(lineX(y));
  return [lineX(y), y];
}

import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import plan from "./line-plan.module.css";
import { LinePlanMarker } from "./line-plan-marker.tsx";
import { curve, type Point, polyline } from "./path-data.ts";
import { contourLines, rainWithin, TrackInPlan, WeatherCell } from "./plan-parts.tsx";
import { createRandom } from "./random.ts";

const WIDTH = 1440;
const HEIGHT = 560;
const random = createRandom(5);

const lineY = (x: number) =>
  300 + Math.sin((x - 80) / 210) * 58 + Math.sin(x / 470) * 46 - Math.max(0, x - 900) * 0.06;
const streamX = (y: number) => 608 + Math.sin(y / 60) * 26 + y * 0.14;

const hills = contourLines([
  { centre: [250, 120], radii: [210, 120], rings: 6 },
  { centre: [1180, 500], radii: [260, 130], rings: 6 },
  { centre: [760, 110], radii: [250, 96], rings: 5 },
  { centre: [520, 540], radii: [230, 110], rings: 5 },
]);
const stream = polyline(curve(-10, HEIGHT + 10, 10, streamX).map(([y, x]) => [x, y]));
const track = curve(-10, WIDTH + 10, 6, lineY);
const ties = curve(0, WIDTH, 14, lineY);
const storm: Point = [1090, 192];
const rain = rainWithin(storm, [190, 118], 150, random);
const culvert: Point = [streamX(lineY(640)), lineY(streamX(lineY(640)))];

/** A stretch of line from above, with a letter for each case study. */
export function LinePlanWide() {
  const [x, y] = culvert;
  return (
    <Drawing
      size={[WIDTH, HEIGHT]}
      label="Plan of a stretch of line. A, track measured by a vehicle. B, a rail temperature sensor. C, a culvert where a stream passes under the line. D, a weather cell over the line."
      linked
      ground="night"
      window="wide"
    >
      <path className={styles.faint} d={hills} />
      <path className={styles.stream} d={stream} />
      <WeatherCell centre={storm} radii={[206, 132]} rings={3} rain={rain} />
      <TrackInPlan points={track} ties={ties} />
      <path
        className={styles.line}
        d={`${polyline([[x - 13, y - 30]])}l8 10v40l-8 10${polyline([[x + 13, y - 30]])}l-8 10v40l8 10`}
      />
      <Name x={266} y={468} of="track" />
      <Name x={474} y={136} of="rail temperature" />
      <Name x={x + 104} y={460} of="culvert" />
      <Name x={1124} y={458} of="weather" />
      <LinePlanMarker letter="A" at={[232, lineY(232)]} square={[232, 462]} />
      <LinePlanMarker letter="B" at={[440, lineY(440)]} square={[440, 130]} />
      <LinePlanMarker letter="C" at={culvert} square={[x + 70, 454]} />
      <LinePlanMarker letter="D" at={[1090, lineY(1090) - 30]} square={[1090, 452]} />
    </Drawing>
  );
}

function Name({ x, y, of }: { x: number; y: number; of: string }) {
  return (
    <text className={plan.name} x={x} y={y}>
      {of}
    </text>
  );
}

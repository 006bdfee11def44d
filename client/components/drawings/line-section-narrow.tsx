import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import { type Drift, DriftOpening, Scan } from "./drift.tsx";
import { MineTruck } from "./mine-truck.tsx";
import { bentLine, curve, type Point, polygon, polyline } from "./path-data.ts";
import { ProductMarker } from "./product-marker.tsx";
import { RainCloud } from "./rain-cloud.tsx";
import { createRandom } from "./random.ts";
import { rockStroke, scatter, spruces } from "./scenery.ts";
import { Strewn, tileOf } from "./strewn.tsx";
import { CulvertRing, Heat, RailSensor, Track, TrackVehicle } from "./track-parts.tsx";

const WIDTH = 390;
const HEIGHT = 980;
const RAIL = 430;
const CULVERT: Point = [217, 516];
const random = createRandom(23);

const drift: Drift = {
  from: 34,
  to: WIDTH,
  roof: (x) => 742 + Math.sin(x / 17) * 3 + Math.sin(x / 8) * 1.5 + (x - 34) * 0.03,
  floor: (x) => drift.roof(x) + 112 + Math.sin(x / 29) * 2,
};
const sensor: Point = [128, 796];

const profile = curve(0, WIDTH, 4, ground);
const valley = curve(118, 316, 4, ground);
const strata = [610, 668, 920, 958].map((y) =>
  curve(0, WIDTH, 30, (x) => y + Math.sin(x / 70 + y) * 8),
);
const rock = tileOf({ size: [130, 140], count: 12, random, stroke: rockStroke(random) });
const fill = tileOf({ size: [96, 48], count: 53, random });
const forest = spruces(
  scatter(40, random, (next) => [next() * WIDTH, 24 + next() * 46])
    .filter(([x]) => !(x > 12 && x < 150) && !(x > 296 && x < 348))
    .map(([x, height]) => ({ x, height })),
  RAIL + 4,
);
const scanned = scatter(330, random, (next) => {
  const x = 38 + next() * 230;
  const wall =
    next() < 0.62 ? drift.roof(x) + next() * next() * 15 : drift.floor(x) - next() * next() * 8;
  return next() < Math.abs(x - sensor[0]) / 150 ? undefined : [x, wall];
});

/** The section standing up, for narrow windows: weather, line, culvert, drift. */
export function LineSectionNarrow() {
  return (
    <Drawing
      size={[WIDTH, HEIGHT]}
      label="Section through a railway and a mine, top to bottom. Four, weather. One, a track vehicle measures the rail. Two, a sensor on the rail. Three, a culvert under the embankment. Five, a vehicle underground scans the walls of a drift. Six, a second vehicle comes towards it."
      linked
      ground="night"
      window="narrow"
    >
      <Earth />
      <Railway />
      <Mine />
      <ProductMarker
        sign={1}
        at={[115, RAIL - 84]}
        square={[72, 276]}
        product="autonomous-track-monitoring"
      />
      <ProductMarker
        sign={2}
        at={[322, RAIL + 8]}
        square={[352, 352]}
        product="track-temperature-sensor"
      />
      <ProductMarker sign={3} at={[238, 532]} square={[300, 598]} product="culvert-risk-assessor" />
      <ProductMarker
        sign={4}
        at={[150, 104]}
        square={[72, 72]}
        product="predictive-weather-alerts"
      />
      <ProductMarker
        sign={5}
        at={[104, 748]}
        square={[72, 668]}
        product="underground-positioning-system"
      />
      <ProductMarker
        sign={6}
        at={[324, drift.floor(330) - 78]}
        square={[324, 700]}
        product="collision-avoidance"
      />
    </Drawing>
  );
}

function Earth() {
  return (
    <>
      <path className={styles.soil} d={polygon([...profile, [WIDTH, HEIGHT], [0, HEIGHT]])} />
      <path className={styles.faint} d={strata.map(bentLine).join("")} />
      <Strewn
        id="rock-narrow"
        tile={rock}
        className={styles.faint}
        over="M0 470H110L164 566H268L318 470H390V705H28V890H390V970H0z"
      />
      <path className={styles.opening} d={polygon(valley)} />
      <Strewn
        id="fill-narrow"
        tile={fill}
        className={styles.soft}
        over="M126 450H308L266 537Q217 550 168 537zM217 478a38 38 0 0 0 0 76a38 38 0 0 0 0-76z"
      />
      <path className={styles.line} d={polyline(profile)} />
    </>
  );
}

function Railway() {
  return (
    <>
      <Track to={WIDTH} y={RAIL} spacing={16} />
      <path className={styles.trees} d={forest} />
      <RainCloud
        centre={[246, 140]}
        radii={[118, 62]}
        contours={4}
        shrink={[28, 15]}
        rain={{ id: "rain-narrow", over: "M148 196H346L340 358H142z" }}
      />
      <TrackVehicle at={[30, RAIL]} />
      <CulvertRing at={CULVERT} scale={0.85} />
      <RailSensor at={[311, RAIL]} />
      <Heat at={[296, RAIL]} count={3} />
    </>
  );
}

function Mine() {
  const floor = drift.floor(330);
  return (
    <>
      <DriftOpening drift={drift} />
      <MineTruck at={[116, drift.floor(116) - 16]} scale={0.92} />
      <Scan
        drift={drift}
        at={sensor}
        angles={{ from: -150, to: -24, step: 11 }}
        reach={230}
        points={scanned}
      />
      <MineTruck at={[330, floor - 16]} scale={0.92} mirrored />
      <path className={styles.warning} d={`${polyline([[266, floor - 78]])}h116v76h-116z`} />
      <path className={styles.expected} d={`${polyline([[172, drift.floor(220) - 32]])}H262`} />
    </>
  );
}

/** The natural ground: a valley for the stream, elsewhere level. */
function ground(x: number): number {
  if (x < 118 || x >= 316) return 446;
  if (x < 168) return 446 + (x - 118) * 1.9;
  if (x < 266) return 541 + Math.sin(((x - 168) / 98) * Math.PI) * 10;
  return 541 - (x - 266) * 1.9;
}

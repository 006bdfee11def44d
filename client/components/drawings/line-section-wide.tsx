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

const WIDTH = 1440;
const HEIGHT = 720;
const RAIL = 292;
const CULVERT: Point = [528, 412];
const random = createRandom(11);

const drift: Drift = {
  from: 868,
  to: WIDTH,
  roof: (x) =>
    486 + Math.sin(x / 23) * 3 + Math.sin(x / 9) * 1.5 + (Math.max(0, x - 868) / 572) * 26,
  floor: (x) => drift.roof(x) + 104 + Math.sin(x / 31) * 2,
};
const sensor: Point = [1046, 541];

const profile = curve(0, WIDTH, 6, ground);
const valley = curve(360, 700, 6, ground);
const strata = [
  { y: 392, swing: 10 },
  { y: 462, swing: 14 },
  { y: 560, swing: 12 },
  { y: 652, swing: 9 },
].map(({ y, swing }, index) =>
  curve(
    0,
    WIDTH,
    36,
    (x) => y + Math.sin(x / 190 + index * 1.7) * swing + Math.sin(x / 57 + index) * 3,
  ),
);
const rock = tileOf({ size: [240, 180], count: 18, random, stroke: rockStroke(random) });
const fill = tileOf({ size: [108, 66], count: 56, random });
const forest = spruces(
  scatter(92, random, (next) => [next() * WIDTH, 26 + next() * 54])
    .filter(([x]) => !(x > 150 && x < 330) && !(x > 345 && x < 720) && !(x > 1010 && x < 1120))
    .map(([x, height]) => ({ x, height })),
  RAIL + 4,
);
const scanned = scatter(560, random, (next) => {
  const x = 872 + next() * 400;
  const wall =
    next() < 0.62 ? drift.roof(x) + next() * next() * 16 : drift.floor(x) - next() * next() * 9;
  return next() < Math.abs(x - sensor[0]) / 240 ? undefined : [x, wall];
});

/** From the cloud to the drift on one sheet; the numbers lead to the six products. */
export function LineSectionWide() {
  return (
    <Drawing
      size={[WIDTH, HEIGHT]}
      label="Section through a railway and a mine. One, a track vehicle measures the rail. Two, a sensor on the rail. Three, a culvert under the embankment. Four, weather above it. Five, a vehicle underground scans the walls of a drift. Six, a second vehicle comes towards it."
      linked
      ground="night"
      window="wide"
    >
      <Earth />
      <Railway />
      <Mine />
      <ProductMarker
        sign={1}
        at={[281, RAIL - 84]}
        square={[281, 128]}
        product="autonomous-track-monitoring"
      />
      <ProductMarker
        sign={2}
        at={[1067, RAIL + 3]}
        square={[1067, 150]}
        product="track-temperature-sensor"
      />
      <ProductMarker sign={3} at={[557, 430]} square={[640, 510]} product="culvert-risk-assessor" />
      <ProductMarker
        sign={4}
        at={[722, 92]}
        square={[812, 92]}
        product="predictive-weather-alerts"
      />
      <ProductMarker
        sign={5}
        at={[1010, 494]}
        square={[960, 410]}
        product="underground-positioning-system"
      />
      <ProductMarker
        sign={6}
        at={[1332, drift.floor(1340) - 82]}
        square={[1332, 414]}
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
        id="rock-wide"
        tile={rock}
        className={styles.faint}
        over="M0 334H366L440 456H610L694 334H1440V455H880V640H1440V710H0z"
      />
      <path className={styles.opening} d={polygon(valley)} />
      <Strewn
        id="fill-wide"
        tile={fill}
        className={styles.soft}
        over="M378 312H684L608 427Q525 451 442 427zM528 370a42 42 0 0 0 0 84a42 42 0 0 0 0-84z"
      />
      <path className={styles.line} d={polyline(profile)} />
    </>
  );
}

function Railway() {
  const ripples = [-70, -48, 44, 66, 88].map((dx) => `M${CULVERT[0] + dx} 447q5-3.5 10 0t10 0`);
  return (
    <>
      <Track to={WIDTH} y={RAIL} />
      <path className={styles.trees} d={forest} />
      <CulvertRing at={CULVERT} />
      <path className={styles.dimension} d="M478 378v68M473 378h10M473 446h10" />
      <path className={styles.data} d={ripples.join("")} />
      <RainCloud
        centre={[548, 84]}
        radii={[178, 60]}
        contours={5}
        shrink={[36, 12]}
        rain={{ id: "rain-wide", over: "M410 128H678L672 280H404z" }}
      />
      <TrackVehicle at={[196, RAIL]} />
      <RailSensor at={[1056, RAIL]} />
      <Heat at={[1028, RAIL]} count={5} />
    </>
  );
}

function Mine() {
  const floor = drift.floor(1340);
  return (
    <>
      <DriftOpening drift={drift} />
      <MineTruck at={[1032, drift.floor(1032) - 17]} />
      <Scan
        drift={drift}
        at={sensor}
        angles={{ from: -150, to: -22, step: 9 }}
        reach={320}
        points={scanned}
      />
      <MineTruck at={[1340, floor - 17]} mirrored />
      <path className={styles.warning} d={`${polyline([[1266, floor - 82]])}h132v78h-132z`} />
      <path className={styles.expected} d={`${polyline([[1092, drift.floor(1200) - 34]])}H1262`} />
    </>
  );
}

/** The natural ground: a valley for the stream, elsewhere level. */
function ground(x: number): number {
  if (x < 360) return 306 + Math.sin(x / 60) * 2;
  if (x < 440) return 306 + (x - 360) * 1.55;
  if (x < 610) return 430 + Math.sin(((x - 440) / 170) * Math.PI) * 16;
  if (x < 700) return 430 - (x - 610) * 1.38;
  return 306 + Math.sin(x / 70) * 2;
}

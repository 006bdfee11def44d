import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import { headingAt, here, placeAt, scanned, scans, stations } from "./drift-course.ts";
import { bentLine, type Point, polyline, polylines } from "./path-data.ts";
import senses from "./walls-and-motion.module.css";

const label =
  "Plan of an underground drift. A dotted path from the inertial unit alone bends away from the true path; LiDAR scans of the walls at three places pull the position back onto it.";

/** What motion alone says of the way through a drift, and how the walls put it right. */
export function WallsAndMotion() {
  return (
    <>
      <Drawing size="24 20 776 396" label={label} window="wide">
        <Key y={42} motion="IMU alone: smooth, but its error grows" />
        <Key y={74} walls="IMU and LiDAR together: the walls hold the position" />
        <Plan />
        <path className={styles.dimension} d="M670 306V384" />
        <text className={`${senses.words} ${styles.bold} ${styles.end}`} x="784" y="406">
          Each scan of the walls corrects the error
        </text>
      </Drawing>
      <Drawing size={[360, 236]} label={label} window="narrow">
        <g transform="translate(-6 -60) scale(.47)">
          <Plan />
        </g>
        <Key y={142} motion="IMU alone: its error grows" />
        <Key y={178} walls="IMU and LiDAR together" />
        <text className={senses.words} x="90" y="220">
          <tspan className={styles.bold}>Each scan corrects the error</tspan>
        </text>
      </Drawing>
    </>
  );
}

function Plan() {
  const left = stations.map(({ walls }) => walls[0]);
  // Backwards, as around the rock between them: what is written twice alike packs to nothing.
  const right = stations.map(({ walls }) => walls[1]).toReversed();
  const way = stations.slice(0, here + 1).filter((_, station) => station % 7 === 0);
  const [x, y] = placeAt(here);
  const off = stations[here - 1]?.drifted ?? [x, y];
  return (
    <>
      <path className={senses.rock} d={`${polylines([[...left, ...right]], 2)}z`} />
      <path className={senses.wall} d={polylines([left, right], 2)} />
      <path className={senses.motion} d={bentLine(way.map(({ drifted }) => drifted))} />
      <path className={senses.position} d={bentLine(way.map(({ at }) => at))} />
      {scans.map((station) => (
        <ScanOfWalls key={station} station={station} />
      ))}
      <path
        className={senses.correction}
        d={polyline([
          [off[0], off[1] - 8],
          [x + 1, y + 26],
        ])}
      />
      <path className={styles.filled} d={`${polyline([[x, y + 16]])}l-6 11h13z`} />
      <g transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${headingAt(here)})`}>
        <rect className={styles.filled} x="-22" y="-12" width="44" height="24" rx="5" />
        <rect className={styles.opening} x="8" y="-8" width="9" height="16" rx="2" />
      </g>
      <circle className={senses.mistaken} cx={Math.round(off[0])} cy={Math.round(off[1])} r="8" />
    </>
  );
}

function ScanOfWalls({ station }: { station: number }) {
  const [x, y] = placeAt(station);
  const at = written([x, y]);
  const points = scanned(station).map(written);
  return (
    <>
      <path className={styles.rays} d={points.map((point) => `M${at}L${point}`).join("")} />
      {/* A stroke without length and with a round cap is a dot. */}
      <path className={senses.dots} d={points.map((point) => `M${point}h.01`).join("")} />
      {station !== here && (
        <circle className={senses.fix} cx={Math.round(x)} cy={Math.round(y)} r="7" />
      )}
    </>
  );
}

/** In whole units and alike in rays and dots, so that either tells a packer of the other. */
function written([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

function Key({ y, motion, walls }: { y: number; motion?: string; walls?: string }) {
  return (
    <>
      <path className={motion ? senses.motion : senses.position} d={`M40 ${y}h38`} />
      <text className={senses.words} x="90" y={y + 6}>
        {motion ?? walls}
      </text>
    </>
  );
}

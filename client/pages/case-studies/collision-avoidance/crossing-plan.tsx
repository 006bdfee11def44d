import { classNames } from "../../../components/class-names.ts";
import drawing from "../../../components/drawings/drawing.module.css";
import { Drawing } from "../../../components/drawings/drawing.tsx";
import { MineVehicle } from "../../../components/drawings/mine-vehicle.tsx";
import { curve, type Point, polygon, polylines } from "../../../components/drawings/path-data.ts";
import { Rock, roughness } from "../rock.tsx";
import styles from "./crossing-plan.module.css";
import { type Moment, moments } from "./moments.ts";

/** Half the width of a drift. */
const HALF = 62;

interface CrossingPlanProps {
  moment: Moment;
  /** Half the width and half the height of what is shown. */
  reach: Point;
  window?: "wide" | "narrow";
}

/** An intersection underground from above: A comes from the left, B from below, rock stands between them. */
export function CrossingPlan({ moment, reach: [right, bottom], window }: CrossingPlanProps) {
  const { a, b, label } = moments[moment];
  const walls = wallsWithin([right, bottom]);
  return (
    <Drawing
      size={`${-right} ${-bottom} ${2 * right} ${2 * bottom}`}
      label={label}
      ground="night"
      window={window}
      className={styles.plan}
    >
      <Rock area={[-right, -bottom, 2 * right, 2 * bottom]} seed={60} />
      <path className={drawing.opening} d={polygon(walls.flat())} />
      {moment === "unseen" && <Sight a={a} b={b} reach={[right, bottom]} />}
      <path className={drawing.heavy} d={polylines(walls)} />
      {moment !== "unseen" && <Knowledge moment={moment} />}
      <MineVehicle at={[a, 0]} box={boxAt(moment)} />
      <MineVehicle at={[0, b]} heading={-90} box={boxAt(moment)} />
      <text className={classNames(drawing.bold, styles.name)} x={a - 22} y="9">
        A
      </text>
      <text className={classNames(drawing.bold, styles.name)} x="0" y={b + 31}>
        B
      </text>
    </Drawing>
  );
}

/** The four corners of rock, clockwise from the upper right, each from edge to edge of the sheet. */
function wallsWithin([right, bottom]: Point): Point[][] {
  const up = curve(-bottom, -HALF, 6, (y) => HALF + roughness(y)).map(turned);
  const out = curve(HALF, right, 6, (x) => -HALF + roughness(x + 40));
  const quarter = [...up, ...out];
  const mirrored = (sx: number, sy: number) => quarter.map(([x, y]): Point => [x * sx, y * sy]);
  return [quarter, mirrored(1, -1).toReversed(), mirrored(-1, -1), mirrored(-1, 1).toReversed()];
}

function turned([x, y]: Point): Point {
  return [y, x];
}

/** What each driver can see: a wedge that the other vehicle is not in. */
function Sight({ a, b, reach: [right, bottom] }: { a: number; b: number; reach: Point }) {
  const eyeA = a + 34;
  const eyeB = b - 34;
  const spreadA = HALF + (2 * HALF * HALF) / (-HALF - eyeA);
  const spreadB = HALF + (2 * HALF * HALF) / (eyeB - HALF);
  return (
    <>
      <path
        className={styles.sight}
        d={polygon([
          [eyeA, 0],
          [-HALF, HALF],
          [HALF, spreadA],
          [HALF, HALF],
          [right, HALF],
          [right, -HALF],
          [HALF, -HALF],
          [HALF, -spreadA],
          [-HALF, -HALF],
        ])}
      />
      <path
        className={styles.sight}
        d={polygon([
          [0, eyeB],
          [HALF, HALF],
          [spreadB, -HALF],
          [HALF, -HALF],
          [HALF, -bottom],
          [-HALF, -bottom],
          [-HALF, -HALF],
          [-spreadB, -HALF],
          [-HALF, HALF],
        ])}
      />
    </>
  );
}

/** What the system adds: where both are going, where that meets, and who waits. */
function Knowledge({ moment }: { moment: Exclude<Moment, "unseen"> }) {
  const { a, b } = moments[moment];
  if (moment === "acted") {
    return (
      <>
        <path className={styles.stop} d={`M${-HALF - 12} ${-HALF + 10}V${HALF - 10}`} />
        <path className={drawing.reading} d={`M0 ${b - 66}V-212`} />
        <path className={drawing.sensor} d="M0-226l-8 18h16z" />
      </>
    );
  }
  return (
    <>
      {moment === "warned" && (
        <path className={styles.zone} d={`M${-HALF} ${-HALF}H${HALF}V${HALF}H${-HALF}z`} />
      )}
      <path className={drawing.expected} d={`M${a + 66} 0H0V${b - 66}`} />
    </>
  );
}

function boxAt(moment: Moment): "known" | "warned" | undefined {
  if (moment === "unseen") return undefined;
  return moment === "warned" ? "warned" : "known";
}

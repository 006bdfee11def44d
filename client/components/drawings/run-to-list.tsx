import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import { type Difference, differences, measuredRuns, readingAt } from "./measured-line.ts";
import { tenths } from "./path-data.ts";
import list from "./run-to-list.module.css";
import { Track, TrackVehicle } from "./track-parts.tsx";

const label =
  "A vehicle measures as it runs. Under the track three strips show this run over an earlier one; at five places they differ. A line falls from each place to its row in a list: two to look at first, two next, and one that a person checks.";

/** From a run to an ordered list: what was measured, where it differs, in which order to look. */
export function RunToList({ className }: { className?: string | undefined }) {
  return (
    <>
      <Sheet {...wide} window="wide" className={className} />
      <Sheet {...narrow} window="narrow" className={className} />
    </>
  );
}

interface Sheet {
  width: number;
  height: number;
  /** Where the vehicle's sensor is: what lies behind it is measured. */
  measured: number;
  /** Height of the rail, and how large the vehicle is drawn. */
  rail: number;
  vehicle: number;
  strips: { top: number; apart: number; step: number; scale: number };
  /** Height of the list's first row, and from one to the next. */
  rows: { top: number; apart: number };
  window: "wide" | "narrow";
  className?: string | undefined;
}

const wide: Omit<Sheet, "window"> = {
  width: 828,
  height: 580,
  measured: 690,
  rail: 92,
  vehicle: 1,
  strips: { top: 180, apart: 68, step: 6, scale: 1 },
  rows: { top: 400, apart: 40 },
};
const narrow: Omit<Sheet, "window"> = {
  width: 350,
  height: 470,
  measured: 266,
  rail: 66,
  vehicle: 0.62,
  strips: { top: 124, apart: 50, step: 4, scale: 0.8 },
  rows: { top: 290, apart: 40 },
};

function Sheet({ window, className, ...sheet }: Sheet) {
  const { width, height, measured, rail, vehicle } = sheet;
  const strips = { ...sheet.strips, width: measured };
  const { earlier, latest } = measuredRuns(strips);
  return (
    <Drawing size={[width, height]} label={label} window={window} className={className}>
      <Track to={width} y={rail} spacing={vehicle * 18} />
      <g transform={`translate(${tenths(measured - 96 * vehicle)} ${rail}) scale(${vehicle})`}>
        <TrackVehicle at={[0, 0]} />
      </g>
      {differences.map((each) => (
        <Row key={each.along} difference={each} {...sheet} reading={readingAt(each, strips)} />
      ))}
      <path className={list.earlier} d={earlier} />
      <path className={list.latest} d={latest} />
    </Drawing>
  );
}

interface RowProps extends Omit<Sheet, "window" | "className"> {
  difference: Difference;
  reading: number;
}

function Row({ difference: { along, rank }, reading, width, measured, rows }: RowProps) {
  const x = tenths(along * measured);
  const y = rows.top + (rank - 1) * rows.apart;
  const urgency = urgencyOf(rank);
  return (
    <>
      <path className={styles.faint} d={`M26 ${y}H${width}`} />
      <path className={list.fall} d={`M${x} ${tenths(reading)}V${y}`} />
      <circle className={list.place} cx={x} cy={tenths(reading)} r="5" />
      <Mark urgency={urgency} x={along * measured} y={y} />
      <text className={`${list.rank} ${list.words}`} x="0" y={y + 6}>
        {rank}
      </text>
      <text className={`${list.words} ${styles.end}`} x={width} y={y + 6}>
        {words[urgency]}
      </text>
    </>
  );
}

const words = { first: "look first", next: "look next", person: "a person checks" } as const;
type Urgency = keyof typeof words;

function urgencyOf(rank: number): Urgency {
  if (rank === differences.length) return "person";
  return rank <= 2 ? "first" : "next";
}

/** Shape before colour, as in the lists of places. */
function Mark({ urgency, x, y }: { urgency: Urgency; x: number; y: number }) {
  if (urgency === "person") return <circle className={list.person} cx={tenths(x)} cy={y} r="8" />;
  return <path className={list[urgency]} d={`M${tenths(x - 8)} ${y - 8}h16v16h-16z`} />;
}

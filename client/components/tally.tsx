import { classNames } from "./class-names.ts";
import styles from "./marks.module.css";

interface TallyProps {
  /** Length in units. An incomplete unit at the end has its own mark. */
  of: number;
  /** The number of units between tall marks. */
  major?: number;
  /** If set, each mark stands for one item instead of a length, and this number of marks is bold. */
  counted?: { bold: number };
  className?: string | undefined;
}

/** A row of marks to scale. The caption next to it must state the meaning of one mark. */
export function Tally({ of, major = 10, counted, className }: TallyProps) {
  const { minor, tall, bold } = counted ? countedMarks(of, counted.bold) : ruledMarks(of, major);
  return (
    <svg
      className={classNames(styles.tally, counted && styles.counted, className)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.minor} d={minor} />
      <path className={styles.major} d={tall} />
      <path className={classNames(styles.major, styles.bold)} d={bold} />
    </svg>
  );
}

const WIDTH = 1000;
const HEIGHT = 22;
/** Half a stroke width, so that the outermost marks are complete. */
const EDGE = 0.6;

function ruledMarks(units: number, major: number) {
  let minor = "";
  let tall = "";
  for (let unit = 0; unit <= units; unit++) {
    if (unit % major === 0) tall += mark(unit / units, 0);
    else minor += mark(unit / units, 9);
  }
  if (!Number.isInteger(units)) tall += mark(1, 0);
  return { minor, tall, bold: "" };
}

function countedMarks(things: number, boldCount: number) {
  let minor = "";
  let bold = "";
  for (let thing = 0; thing < things; thing++) {
    const drawn = mark((thing + 0.5) / things, 9);
    if (thing < boldCount) bold += drawn;
    else minor += drawn;
  }
  return { minor, tall: "", bold };
}

function mark(share: number, top: number): string {
  const x = Math.min(WIDTH - EDGE, Math.max(EDGE, share * WIDTH));
  return `M${x.toFixed(1)} ${top}V${HEIGHT}`;
}

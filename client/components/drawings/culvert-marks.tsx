import { formatNumber } from "../../../shared/format.ts";
import { Drawing } from "./drawing.tsx";

interface CulvertMarksProps {
  /** The number of culverts, each drawn as one mark. */
  culverts: number;
  /** The number of filled marks, counted from the first. */
  inspected: number;
  /** A mark that stands out, counted from 0. */
  marked?: number;
  className?: string | undefined;
}

/** Draws every culvert as one mark, in rows of 100; rows of 50 in a narrow window. */
export function CulvertMarks(props: CulvertMarksProps) {
  return (
    <>
      <Marks {...props} columns={100} window="wide" />
      <Marks {...props} columns={50} window="narrow" />
    </>
  );
}

interface MarksProps extends CulvertMarksProps {
  columns: number;
  window: "wide" | "narrow";
}

const STEP = 10;
const ROW_STEP = 14;
const GAP = { x: 3, y: 4 };

function Marks({ culverts, inspected, marked, columns, window, className }: MarksProps) {
  const width = columns * STEP - GAP.x;
  const height = Math.ceil(culverts / columns) * ROW_STEP - GAP.y;
  const id = (kind: string) => `culvert-marks-${window}-${kind}`;
  return (
    <Drawing
      size={[width, height]}
      label={`${formatNumber(culverts)} marks, ${inspected} of them filled`}
      window={window}
      className={className}
    >
      {/* A pattern, because a shape for each mark would double the size of the page. */}
      {(["later", "filled"] as const).map((kind) => (
        <pattern
          key={kind}
          id={id(kind)}
          width={STEP}
          height={ROW_STEP}
          patternUnits="userSpaceOnUse"
        >
          <path className={kind} d={`M0 0h${STEP - GAP.x}v${ROW_STEP - GAP.y}H0z`} />
        </pattern>
      ))}
      <path fill={`url(#${id("later")})`} d={areaOf(culverts, columns)} />
      <path fill={`url(#${id("filled")})`} d={areaOf(inspected, columns)} />
      {marked !== undefined && (
        <path
          className="alert-fill"
          d={`M${(marked % columns) * STEP - 2} ${Math.floor(marked / columns) * ROW_STEP - 2}h${STEP - GAP.x + 4}v${ROW_STEP - GAP.y + 4}h-${STEP - GAP.x + 4}z`}
        />
      )}
    </Drawing>
  );
}

/**
 * Path data of the area of the first `count` marks: whole rows and a part of the next. It ends with the last mark,
 * not with the gap after it, where browsers would draw the edge of another column.
 */
function areaOf(count: number, columns: number): string {
  const rows = Math.floor(count / columns);
  const rest = count % columns;
  const whole = `M0 0H${columns * STEP - GAP.x}V${rows * ROW_STEP - GAP.y}H0z`;
  if (rest === 0) return whole;
  return `${whole}M0 ${rows * ROW_STEP}h${rest * STEP - GAP.x}v${ROW_STEP - GAP.y}H0z`;
}

import type { ReactNode } from "react";
import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import { type Point, polylines } from "./path-data.ts";
import scale from "./temperature-scale.module.css";

interface TemperatureScaleProps {
  reading: keyof typeof readings;
  className?: string | undefined;
}

/** The same scale each time, so that the three readings can be compared at a glance. */
export function TemperatureScale({ reading, className }: TemperatureScaleProps) {
  const { label, Marks } = readings[reading];
  return (
    <Drawing size="0 -14 760 118" label={label} className={className}>
      <Degrees />
      <Marks />
    </Drawing>
  );
}

const BASE = 72;
const RAIL = 47;
const NEUTRAL = 27;

const readings: Record<"measure" | "compare" | "warn", { label: string; Marks: () => ReactNode }> =
  {
    measure: {
      label: "A mark on a temperature scale",
      Marks: () => <Rail />,
    },
    compare: {
      label: "The distance between neutral and rail temperature",
      Marks: () => (
        <>
          <Distance to={RAIL} />
          <Rail />
          <text className={styles.end} x={x(NEUTRAL) - 9} y={BASE - 34}>
            neutral
          </text>
        </>
      ),
    },
    warn: {
      label: "The rail has passed a limit: warning",
      Marks: () => (
        <>
          <Distance to={RAIL} />
          <path className={styles.dashed} d={`M${x(42)} ${BASE - 58}V${BASE}`} />
          <text className={styles.end} x={x(42) - 9} y={BASE - 46}>
            your limit
          </text>
          <path className={styles.reading} d={`M${x(RAIL)} ${BASE - 44}V${BASE}`} />
          <rect className={scale.warning} x={x(RAIL) - 6} y={BASE - 6} width="12" height="12" />
          <text x={x(RAIL) + 9} y={BASE - 34}>
            warning
          </text>
        </>
      ),
    },
  };

function Degrees() {
  const degrees = Array.from({ length: 51 }, (_, index) => index * 2 - 40);
  const marks = (tall: boolean) => {
    const ends = degrees
      .filter((degree) => (degree % 10 === 0) === tall)
      .map((degree): Point[] => [
        [x(degree), BASE - (tall ? 13 : 6)],
        [x(degree), BASE],
      ]);
    return polylines(ends);
  };
  return (
    <>
      <path className={scale.minor} d={`M${x(-40)} ${BASE}H${x(60)}${marks(false)}`} />
      <path className={styles.line} d={marks(true)} />
      {[-40, -20, 0, 20, 40, 60].map((degree) => (
        <text key={degree} className={styles.middle} x={x(degree)} y={BASE + 24}>
          {String(degree).replace("-", "−")}
          {degree === 60 && `${UNIT_SPACE}°C`}
        </text>
      ))}
    </>
  );
}

function Rail() {
  return (
    <>
      <path className={styles.reading} d={`M${x(RAIL)} ${BASE - 44}V${BASE}`} />
      <text x={x(RAIL) + 9} y={BASE - 34}>
        rail
      </text>
      <circle className={styles.sensor} cx={x(RAIL)} cy={BASE} r="5" />
    </>
  );
}

/** From the neutral temperature to another. */
function Distance({ to }: { to: number }) {
  return (
    <>
      <path
        className={scale.distance}
        d={`M${x(NEUTRAL)} ${BASE - 20}H${x(to)}V${BASE}H${x(NEUTRAL)}z`}
      />
      <path className={styles.heavy} d={`M${x(NEUTRAL)} ${BASE - 44}V${BASE}`} />
    </>
  );
}

function x(degrees: number): number {
  return 30 + (degrees + 40) * 7;
}

import alert from "./alert-scale.module.css";
import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import { type Point, polyline, polylines, tenths } from "./path-data.ts";
import { createRandom } from "./random.ts";
import { Strewn, tileOf } from "./strewn.tsx";

/** Forty-eight hours from the alert to the weather, one mark an hour; rain gathers towards the end. */
export function AlertScale() {
  return (
    <>
      <Hours sheet={wide} />
      <Hours sheet={narrow} />
    </>
  );
}

const HOURS = 48;

interface Sheet {
  name: "wide" | "narrow";
  width: number;
  height: number;
  margin: number;
  /** Hours that are written out. */
  named: readonly number[];
}

const wide: Sheet = {
  name: "wide",
  width: 1440,
  height: 300,
  margin: 88,
  named: [6, 12, 18, 24, 30, 36, 42],
};
const narrow: Sheet = {
  name: "narrow",
  width: 390,
  height: 230,
  margin: 20,
  named: [12, 24, 36],
};

/** Hours after the alert from which it rains more: one tile after the other over what already falls. */
const gathering = [
  { from: 18, shift: [0, 0] },
  { from: 29, shift: [31, 58] },
  { from: 37, shift: [67, 21] },
  { from: 44, shift: [12, 87] },
] as const;
const drops = tileOf({ size: [110, 116], count: 13, random: createRandom(31), stroke: [-5, 15] });

function Hours({ sheet }: { sheet: Sheet }) {
  const { width, height, margin } = sheet;
  const base = height - 58;
  const at = (hour: number) => xOf(sheet, hour);
  const marks = (tall: boolean) =>
    Array.from({ length: HOURS + 1 }, (_, hour) => hour)
      .filter((hour) => (hour % 6 === 0) === tall)
      .map((hour): Point[] => [
        [at(hour), base - (tall ? 52 : 22)],
        [at(hour), base],
      ]);
  return (
    <Drawing
      size={[width, height]}
      label="A scale of forty-eight hours, one mark an hour, from the e-mail alert to the weather on the line."
      window={sheet.name}
    >
      {gathering.map(({ from, shift }) => (
        <Strewn
          key={from}
          id={`rain-${from}-${sheet.name}`}
          tile={drops}
          shift={shift}
          className={styles.rain}
          over={`M${tenths(at(from))} 14H${width}V${height - 119}H${tenths(at(from))}z`}
        />
      ))}
      <path className={alert.minor} d={polylines(marks(false))} />
      <path className={alert.base} d={`M0 ${base}H${width}`} />
      <path className={alert.major} d={polylines(marks(true))} />
      <rect className={styles.filled} x={margin - 6} y={base - 70} width="12" height="12" />
      <path className={styles.line} d={`M${margin} ${base - 58}V${base}`} />
      <path className={alert.weather} d={`${polyline([[at(HOURS), base - 104]])}V${base}`} />
      {sheet.named.map((hour) => (
        <text
          key={hour}
          className={`${alert.word} ${styles.middle}`}
          x={tenths(at(hour))}
          y={base + 26}
        >
          {HOURS - hour} h
        </text>
      ))}
      <text className={`${alert.word} ${styles.bold}`} x={margin - 6} y={base + 26}>
        48 h
      </text>
      <text
        className={`${alert.word} ${styles.bold} ${styles.end}`}
        x={at(HOURS) + 6}
        y={base + 26}
      >
        0 h
      </text>
      <text className={alert.word} x={margin + 14} y={base - 60}>
        e-mail alert
      </text>
      <text
        className={`${alert.word} ${alert.halo} ${styles.end}`}
        x={at(HOURS) - 12}
        y={base - 92}
      >
        weather on the line
      </text>
    </Drawing>
  );
}

function xOf({ width, margin }: Pick<Sheet, "width" | "margin">, hour: number): number {
  return margin + (hour / HOURS) * (width - 2 * margin);
}

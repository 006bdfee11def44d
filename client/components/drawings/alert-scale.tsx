import { figures } from "../../../shared/content/figures.ts";
import alert from "./alert-scale.module.css";
import { Drawing } from "./drawing.tsx";
import { type Point, polyline, polylines, tenths } from "./path-data.ts";
import { createRandom } from "./random.ts";

/** The hours from the alert to the weather, one mark an hour; rain gathers towards the end. */
export function AlertScale() {
  return (
    <>
      <Hours sheet={wide} />
      <Hours sheet={narrow} />
    </>
  );
}

const HOURS = figures.forecast.value;
/** Hours after the alert. */
const RAIN_FROM = 20;

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

/**
 * The rain, on 106 units by 41: rows that begin one after the other, so that it gathers. Drops are
 * the dashes of a row, whose stroke is as wide as a drop is long; as strokes of their own they would
 * weigh many times as much.
 */
const random = createRandom(23);
const rows = Array.from({ length: 44 }, () => Math.round(random() * 98))
  .toSorted((a, b) => a - b)
  .map((x, index) => `M${x} ${(index * 25) % 41}H106`)
  .join("");

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
      label={`A scale of ${HOURS} hours, one mark an hour, from the e-mail alert to the weather on the line.`}
      window={sheet.name}
    >
      <path
        className={alert.rain}
        transform={`translate(${at(RAIN_FROM)} 20)skewX(-18)scale(${tenths((width - at(RAIN_FROM)) / 99)} ${tenths((height - 139) / 40)})`}
        d={rows}
      />
      <path className={alert.minor} d={polylines(marks(false))} />
      <path className={alert.base} d={`M0 ${base}H${width}`} />
      <path className={alert.major} d={polylines(marks(true))} />
      <rect className="filled" x={margin - 6} y={base - 70} width="12" height="12" />
      <path className="line" d={`M${margin} ${base - 58}V${base}`} />
      <path className={alert.weather} d={`${polyline([[at(HOURS), base - 104]])}V${base}`} />
      {sheet.named.map((hour) => (
        <text key={hour} className={`${alert.word} middle`} x={tenths(at(hour))} y={base + 26}>
          {HOURS - hour} h
        </text>
      ))}
      <text className={`${alert.word} bold`} x={margin - 6} y={base + 26}>
        {HOURS} h
      </text>
      <text className={`${alert.word} bold end`} x={at(HOURS) + 6} y={base + 26}>
        0 h
      </text>
      <text className={alert.word} x={margin + 14} y={base - 60}>
        e-mail alert
      </text>
      <text className={`${alert.word} ${alert.halo} end`} x={at(HOURS) - 12} y={base - 92}>
        weather on the line
      </text>
    </Drawing>
  );
}

function xOf({ width, margin }: Pick<Sheet, "width" | "margin">, hour: number): number {
  return margin + (hour / HOURS) * (width - 2 * margin);
}

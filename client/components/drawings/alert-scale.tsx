import { figures } from "../../../shared/content/figures.ts";
import { Drawing } from "./drawing.tsx";
import { type Point, polyline, polylines, tenths } from "./path-data.ts";
import { createRandom } from "./random.ts";

/**
 * A scale of the hours from the alert to the weather, one mark an hour, with more rain towards the end. It is as wide as
 * its container; its base line and the rain continue to both edges of the window.
 */
export function AlertScale() {
  return (
    <>
      <Hours layout={wide} />
      <Hours layout={narrow} />
    </>
  );
}

const HOURS = figures.forecast.value;
/** Hours after the alert. */
const RAIN_FROM = 20;

interface Layout {
  name: "wide" | "narrow";
  width: number;
  height: number;
  margin: number;
  /** The labelled hours. */
  named: readonly number[];
  /** The length of a drop, which is the width of its stroke. */
  drop: number;
  /** The dashes and gaps of a row of drops. */
  dashes: string;
}

const wide: Layout = {
  name: "wide",
  width: 1440,
  height: 300,
  margin: 88,
  named: [6, 12, 18, 24, 30, 36, 42],
  drop: 3.8,
  dashes: "0.16 7 0.16 4 0.16 10 0.16 5",
};
const narrow: Layout = {
  name: "narrow",
  width: 390,
  height: 230,
  margin: 20,
  named: [12, 24, 36],
  drop: 5.4,
  dashes: "0.6 15 0.6 9 0.6 21 0.6 12",
};

/**
 * The rain, in an area of 160 by 41 units: rows start further and further right, so that the rain gets denser.
 * Drops are the dashes of a row, whose stroke width is the length of a drop. A path for each drop would make the
 * page much larger.
 */
const random = createRandom(23);
const rows = Array.from({ length: 44 }, () => Math.round(random() * 98))
  .toSorted((a, b) => a - b)
  .map((x, index) => `M${x} ${(index * 25) % 41}H160`)
  .join("");

function Hours({ layout }: { layout: Layout }) {
  const { width, height, margin } = layout;
  const base = height - 58;
  const at = (hour: number) => xOf(layout, hour);
  const marks = (tall: boolean) =>
    Array.from({ length: HOURS + 1 }, (_, hour) => hour)
      .filter((hour) => (hour % 6 === 0) === tall)
      .map((hour): Point[] => [
        [at(hour), base - (tall ? 52 : 22)],
        [at(hour), base],
      ]);
  return (
    <Drawing
      size={`${margin} 0 ${width - 2 * margin} ${height}`}
      label={`A scale of ${HOURS} hours, one mark an hour, from the e-mail alert to the weather on the line.`}
      window={layout.name}
    >
      <path
        className="wet"
        opacity="0.62"
        strokeWidth={layout.drop}
        strokeDasharray={layout.dashes}
        transform={`translate(${at(RAIN_FROM)} 38)skewX(-18)scale(${tenths((width - at(RAIN_FROM)) / 99)} ${tenths((height - 157) / 40)})`}
        d={rows}
      />
      <path className="quiet" d={polylines(marks(false))} />
      <path className="ink" d={`M-1000 ${base}H${width + 1000}`} />
      <path className="ink" strokeWidth="2" d={polylines(marks(true))} />
      <rect className="filled" x={margin - 1} y={base - 70} width="12" height="12" />
      <path className="line" d={`M${margin} ${base - 58}V${base}`} />
      <path className="wet" strokeWidth="4" d={`${polyline([[at(HOURS), 28]])}V${base}`} />
      {layout.named.map((hour) => (
        <text key={hour} className="axis middle" x={tenths(at(hour))} y={base + 26}>
          {HOURS - hour} h
        </text>
      ))}
      <text className="axis bold" x={margin} y={base + 26}>
        {HOURS} h
      </text>
      <text className="axis bold end" x={at(HOURS)} y={base + 26}>
        0 h
      </text>
      <text className="axis" x={margin + 19} y={base - 60}>
        e-mail alert
      </text>
      <text className="axis end" x={at(HOURS)} y="16">
        weather on the line
      </text>
    </Drawing>
  );
}

function xOf({ width, margin }: Pick<Layout, "width" | "margin">, hour: number): number {
  return margin + (hour / HOURS) * (width - 2 * margin);
}

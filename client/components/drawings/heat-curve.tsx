import { Drawing } from "./drawing.tsx";
import heat from "./heat-curve.module.css";
import { hotDay } from "./hot-day.ts";
import { curve, type Point, polygon, polyline, polylines, tenths } from "./path-data.ts";

interface HeatCurveProps {
  /** Hours that the page's columns tell of: hairlines fall from the curve to them. */
  hours: readonly number[];
  /** When there is still time to decide: from this hour until that one. */
  window: readonly [from: number, until: number];
}

/** A rail's temperature over one day, from one edge of the window to the other. */
export function HeatCurve({ hours, window }: HeatCurveProps) {
  return (
    <>
      <Day sheet={wide} hours={hours} decision={window} />
      <Day sheet={narrow} hours={hours} decision={window} />
    </>
  );
}

interface Sheet {
  name: "wide" | "narrow";
  width: number;
  height: number;
  /** Hours between the hatching strokes under the curve. */
  hatching: number;
}

const wide: Sheet = { name: "wide", width: 1440, height: 560, hatching: 0.14 };
const narrow: Sheet = { name: "narrow", width: 390, height: 420, hatching: 0.42 };

interface DayProps {
  sheet: Sheet;
  hours: readonly number[];
  decision: readonly [from: number, until: number];
}

function Day({ sheet, hours, decision: [from, until] }: DayProps) {
  const { x, y, base } = scalesOf(sheet);
  const isWide = sheet.name === "wide";
  const read = hours.map((hour): Point => [x(hour), y(hotDay.rail(hour))]);
  return (
    <Drawing
      size={[sheet.width, sheet.height]}
      label="Rail temperature over one day. It starts below neutral, passes neutral in the morning, peaks in the early afternoon and falls below neutral in the evening. The decision window lies between eleven and fourteen hours."
      window={sheet.name}
    >
      <path
        className={heat.decision}
        d={`M${tenths(x(from))} 34H${tenths(x(until))}V${base}H${tenths(x(from))}z`}
      />
      <AboveNeutral sheet={sheet} />
      <path className="soft" d={lineOf(sheet, hotDay.air)} />
      <path className="dashed" d={`M0 ${tenths(y(hotDay.neutral))}H${sheet.width}`} />
      <path className={heat.rail} d={lineOf(sheet, hotDay.rail)} />
      <Hours sheet={sheet} />
      {isWide && (
        <path
          className={heat.fall}
          d={read.map((point) => `${polyline([point])}V${sheet.height}`).join("")}
        />
      )}
      {read.map(([cx, cy]) => (
        <circle key={cx} className="filled" cx={tenths(cx)} cy={tenths(cy)} r={isWide ? 6 : 4.5} />
      ))}
      <Names sheet={sheet} middle={(from + until) / 2} />
    </Drawing>
  );
}

function AboveNeutral({ sheet }: { sheet: Sheet }) {
  const { x, y } = scalesOf(sheet);
  const hours = curve(0, 24, 0.05, hotDay.rail).filter(([, degrees]) => degrees > hotDay.neutral);
  const [[rises = 0] = [], [falls = 24] = []] = [hours.at(0), hours.at(-1)];
  const edge = hours.map(([hour, degrees]): Point => [x(hour), y(degrees)]);
  const hatching = curve(rises, falls, sheet.hatching, hotDay.rail).map(
    ([hour, degrees]): Point[] => [
      [x(hour), y(hotDay.neutral)],
      [x(hour), y(degrees)],
    ],
  );
  return (
    <>
      <path className={heat.above} d={polygon(edge)} />
      <path className={heat.hatching} d={polylines(hatching)} />
    </>
  );
}

function Hours({ sheet }: { sheet: Sheet }) {
  const { x, base } = scalesOf(sheet);
  const from = base + 6;
  const quarters = Array.from({ length: 97 }, (_, index) => index / 4);
  const marks = (shown: (hour: number) => boolean, length: number) =>
    quarters.filter(shown).map((hour): Point[] => {
      // The outermost marks would be cut in two.
      const at = Math.min(sheet.width - 0.6, Math.max(0.6, x(hour)));
      return [
        [at, from],
        [at, from + length],
      ];
    });
  const whole = [
    ...marks((hour) => hour % 1 === 0 && hour % 6 !== 0, 11),
    ...marks((hour) => hour % 6 === 0, 18),
  ];
  return (
    <>
      <path className={heat.quarters} d={polylines(marks((hour) => hour % 1 !== 0, 6))} />
      <path className={heat.hours} d={`M0 ${from}H${sheet.width}${polylines(whole)}`} />
      {[6, 12, 18].map((hour) => (
        <text key={hour} className={`${heat.hour} middle`} x={x(hour)} y={base + 42}>
          {`${String(hour).padStart(2, "0")}:00`}
        </text>
      ))}
    </>
  );
}

function Names({ sheet, middle }: { sheet: Sheet; middle: number }) {
  const { x, y } = scalesOf(sheet);
  return (
    <>
      <text className={heat.name} x={x(0.6)} y={tenths(y(hotDay.neutral) - 10)}>
        {sheet.name === "wide" ? "neutral temperature" : "neutral"}
      </text>
      <text className={heat.name} x={tenths(x(19))} y={tenths(y(hotDay.rail(18.5)) - 3)}>
        rail
      </text>
      <text className={heat.name} x={x(1)} y={tenths(y(hotDay.air(1)) - 10)}>
        air
      </text>
      <text className={`${heat.name} middle bold`} x={x(middle)} y="24">
        decision window
      </text>
    </>
  );
}

function lineOf(sheet: Sheet, at: (hour: number) => number): string {
  const { x, y } = scalesOf(sheet);
  return polyline(curve(0, 24, 0.125, at).map(([hour, degrees]) => [x(hour), y(degrees)]));
}

function scalesOf({ width, height }: Sheet) {
  const base = height - 70;
  return {
    base,
    x: (hour: number) => (hour / 24) * width,
    y: (degrees: number) => base - ((degrees - 8) / 50) * (height - 120),
  };
}

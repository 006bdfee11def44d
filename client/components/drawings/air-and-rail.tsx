import curves from "./air-and-rail.module.css";
import { Drawing } from "./drawing.tsx";
import { hotDay } from "./hot-day.ts";
import { bentLine, curve, polyline, tenths } from "./path-data.ts";

/** One hot day as three lines: the air, the rule of thumb, and the rail. The page says whose they are. */
export function AirAndRail() {
  return (
    <>
      <Sheet {...wide} window="wide" />
      <Sheet {...narrow} window="narrow" />
    </>
  );
}

interface Sheet {
  width: number;
  height: number;
  left: number;
  right: number;
  /** In a narrow window the lines are named by a key beside the drawing. */
  named: boolean;
}

const wide: Sheet = { width: 760, height: 420, left: 44, right: 108, named: true };
const narrow: Sheet = { width: 350, height: 300, left: 30, right: 14, named: false };

/** Units of the curves' own path data, which both sheets share and stretch: a page weighs it once. */
const HOUR = 24;
const DEGREE = 8;
const air = pathOf(hotDay.air);
const rail = pathOf(hotDay.rail);

function pathOf(at: (hour: number) => number): string {
  const points = curve(0, 24, 1, at);
  return bentLine(points.map(([hour, degrees]) => [hour * HOUR, -degrees * DEGREE]));
}

function Sheet({ window, ...sheet }: Sheet & { window: "wide" | "narrow" }) {
  const { width, height, left, right } = sheet;
  const { x, y } = scalesOf(sheet);
  const stretch = `scale(${thousandths((x(1) - x(0)) / HOUR)} ${thousandths((y(0) - y(1)) / DEGREE)})`;
  const raised = (degrees: number) => `translate(${left} ${tenths(y(degrees))})${stretch}`;
  return (
    <Drawing
      size={[width, height]}
      label="One hot day, schematic, not measured: air, air plus a constant, and rail temperature. In the afternoon the rail lies above air plus the constant, at night far below it."
      window={window}
    >
      {[10, 20, 30, 40, 50, 60].map((degrees) => (
        <g key={degrees}>
          <path
            className={degrees === 10 ? "line" : "faint"}
            d={`${polyline([[left, y(degrees)]])}H${width - right}`}
          />
          <text className="end" x={left - 8} y={tenths(y(degrees) + 5)}>
            {degrees}
          </text>
        </g>
      ))}
      {[0, 6, 12, 18, 24].map((hour) => (
        <text key={hour} className="middle" x={tenths(x(hour))} y={height - 8}>
          {String(hour).padStart(2, "0")}
        </text>
      ))}
      <path className={curves.air} d={air} transform={raised(0)} />
      <path className={curves.rule} d={air} transform={raised(hotDay.rule(0) - hotDay.air(0))} />
      <path className={curves.rail} d={rail} transform={raised(0)} />
      {sheet.named && <Names {...sheet} />}
    </Drawing>
  );
}

function Names(sheet: Sheet) {
  const { x, y } = scalesOf(sheet);
  return (
    <>
      <text x={x(15.6)} y={tenths(y(hotDay.air(15.6)) + 26)}>
        air
      </text>
      <text x={x(24) + 10} y={tenths(y(hotDay.rule(24)) + 5)}>
        air plus 30 °F
      </text>
      <text className={`middle bold`} x={tenths(x(13.4))} y={tenths(y(hotDay.rail(13.4)) - 12)}>
        rail
      </text>
    </>
  );
}

function scalesOf({ width, height, left, right }: Sheet) {
  return {
    x: (hour: number) => left + (hour / 24) * (width - left - right),
    y: (degrees: number) => height - 34 - ((degrees - 10) / 50) * (height - 58),
  };
}

function thousandths(number: number): number {
  return Math.round(number * 1000) / 1000;
}

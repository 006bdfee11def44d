import {
  heatDay,
  hoursAboveRule,
  limitC,
  limitPassedAt,
  ruleOfThumb,
} from "../../../shared/content/heat-day.ts";
import { linearScale } from "../figure-kit/scale.ts";
import { Drawing } from "./drawing.tsx";
import { bentLine, curve, type Point, polygon, polyline, tenths } from "./path-data.ts";

/** A chart of one hot day: air and rail temperature, and as level lines the rule of thumb and the limit. */
export function AirAndRail() {
  return (
    <>
      <Chart {...wide} window="wide" />
      <Chart {...narrow} window="narrow" />
    </>
  );
}

interface Layout {
  width: number;
  height: number;
  left: number;
  right: number;
  /** In a narrow window a key beside the drawing names the lines. */
  named: boolean;
}

const wide: Layout = { width: 1264, height: 470, left: 44, right: 0, named: true };
const narrow: Layout = { width: 350, height: 300, left: 30, right: 0, named: false };

/** Units of the path data. Both layouts scale the same paths, so that the page contains them once. */
const HOUR = 24;
const DEGREE = 8;
const unstretched = { vectorEffect: "non-scaling-stroke" } as const;
const air = pathOf(heatDay.air);
const rail = pathOf(heatDay.rail);
const overAir = areaBetween(heatDay.rail, heatDay.air);
const overRule = areaBetween(heatDay.rail, () => ruleOfThumb);

/** The area of the day in which the first temperature is above the second one; from 06:00, as both differ little at night. */
function areaBetween(upper: (hour: number) => number, lower: (hour: number) => number): string {
  const hours = curve(6, 24, 0.25, (hour) => upper(hour) - lower(hour))
    .filter(([, difference]) => difference > 0)
    .map(([hour]) => hour);
  const edge = (at: (hour: number) => number) =>
    hours.map((hour): Point => [hour * HOUR, -at(hour) * DEGREE]);
  return polygon([...edge(upper), ...edge(lower).reverse()]);
}

function pathOf(at: (hour: number) => number): string {
  const points = curve(0, 24, 1, at);
  return bentLine(points.map(([hour, degrees]) => [hour * HOUR, -degrees * DEGREE]));
}

function Chart({ window, ...layout }: Layout & { window: "wide" | "narrow" }) {
  const { width, height, left, right } = layout;
  const { x, y } = scalesOf(layout);
  const stretch = `scale(${thousandths((x(1) - x(0)) / HOUR)} ${thousandths((y(0) - y(1)) / DEGREE)})`;
  const raised = (degrees: number) => `translate(${left} ${tenths(y(degrees))})${stretch}`;
  return (
    <Drawing
      size={[width, height]}
      label={`One hot day, schematic, not measured: air, rail, and the highest air temperature plus a constant as a level line. From about ${hoursAboveRule} the rail lies above that line, at night far below it. A second level line is the limit.`}
      window={window}
    >
      {[10, 20, 30, 40, 50, 60].map((degrees) => (
        <g key={degrees}>
          <path
            className={degrees === 10 ? "line" : "faint"}
            d={`${polyline([[left, y(degrees)]])}H${width - right}`}
          />
          <text className="axis end" x={left - 8} y={tenths(y(degrees) + 5)}>
            {degrees}
          </text>
        </g>
      ))}
      {[0, 6, 12, 18, 24].map((hour) => (
        <text
          key={hour}
          className={hour === 24 ? "axis end" : "axis middle"}
          x={tenths(x(hour))}
          y={height - 8}
        >
          {String(hour).padStart(2, "0")}
        </text>
      ))}
      <path className="wet-fill" opacity="0.1" d={overAir} transform={raised(0)} />
      <path className="alert-fill" d={overRule} transform={raised(0)} />
      <path
        className="ink"
        opacity="0.55"
        strokeWidth="2"
        {...unstretched}
        d={air}
        transform={raised(0)}
      />
      <path className="dashed" d={`${polyline([[left, y(ruleOfThumb)]])}H${width - right}`} />
      <path
        className="alert"
        strokeWidth="2"
        d={`${polyline([[left, y(limitC)]])}H${width - right}`}
      />
      <path className="wet" strokeWidth="3" {...unstretched} d={rail} transform={raised(0)} />
      {layout.named && <Names {...layout} />}
    </Drawing>
  );
}

function Names(layout: Layout) {
  const { x, y } = scalesOf(layout);
  return (
    <>
      <text className="axis" x={x(15.6)} y={tenths(y(heatDay.air(15.6)) + 26)}>
        air
      </text>
      <text className="axis" x={x(0.4)} y={tenths(y(ruleOfThumb) - 8)}>
        highest air + 30 °F (16.7 °C)
      </text>
      <text className="axis" x={x(0.4)} y={tenths(y(limitC) + 20)}>
        {`your limit ${limitC} °C, passed at ${limitPassedAt}`}
      </text>
      <text className="axis bold middle" x={tenths(x(15.4))} y={tenths(y(53))}>
        above the rule, {hoursAboveRule}
      </text>
      <text className="axis bold" x={tenths(x(18.4) + 10)} y={tenths(y(heatDay.rail(18.4)))}>
        rail
      </text>
    </>
  );
}

function scalesOf({ width, height, left, right }: Layout) {
  return {
    x: linearScale([0, 24], [left, width - right]),
    y: linearScale([10, 60], [height - 34, 24]),
  };
}

function thousandths(number: number): number {
  return Math.round(number * 1000) / 1000;
}

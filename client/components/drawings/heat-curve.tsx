import {
  heatDay,
  limitC,
  limitPassedAt,
  peakRail,
  ruleOfThumb,
} from "../../../shared/content/heat-day.ts";
import { anchorAt, linearScale } from "../figure-kit/scale.ts";
import { Drawing } from "./drawing.tsx";
import { curve, type Point, polygon, polyline, polylines, tenths } from "./path-data.ts";

interface HeatCurveProps {
  /** The hours whose readings are marked on the curve. */
  hours: readonly number[];
}

/** A chart of the rail temperature over one day. */
export function HeatCurve({ hours }: HeatCurveProps) {
  return (
    <>
      <Day layout={wide} hours={hours} />
      <Day layout={narrow} hours={hours} />
    </>
  );
}

interface Layout {
  name: "wide" | "narrow";
  width: number;
  height: number;
  /** Hours between the hatching strokes under the curve. */
  hatching: number;
}

const wide: Layout = { name: "wide", width: 1440, height: 500, hatching: 0.14 };
const narrow: Layout = { name: "narrow", width: 350, height: 380, hatching: 0.42 };

function Day({ layout, hours }: HeatCurveProps & { layout: Layout }) {
  const { x, y } = scalesOf(layout);
  const isWide = layout.name === "wide";
  const read = hours.map((hour): Point => [x(hour), y(heatDay.rail(hour))]);
  return (
    <Drawing
      size={[layout.width, layout.height]}
      label="Rail temperature over one day. It starts below neutral, passes neutral in the morning, peaks at about three in the afternoon, two hours after the sun, stands above the rule of thumb for almost three hours, and falls below neutral in the evening."
      window={layout.name}
    >
      <AboveNeutral layout={layout} />
      <path className="alert-fill" d={polygon(edgeAbove(layout, ruleOfThumb))} />
      <path className="soft" d={lineOf(layout, heatDay.air)} />
      {[heatDay.neutral, ruleOfThumb].map((degrees) => (
        <path key={degrees} className="dashed" d={`M0 ${tenths(y(degrees))}H${layout.width}`} />
      ))}
      <path className="alert" strokeWidth="2" d={`M0 ${tenths(y(limitC))}H${layout.width}`} />
      <path className="wet" strokeWidth={isWide ? 5 : 3.5} d={lineOf(layout, heatDay.rail)} />
      <Hours layout={layout} />
      <Degrees layout={layout} />
      {read.map(([cx, cy]) => (
        <circle key={cx} className="filled" cx={tenths(cx)} cy={tenths(cy)} r={isWide ? 7 : 4.5} />
      ))}
      {isWide && <ReadAt layout={layout} hours={hours} />}
      <LimitPassed layout={layout} />
      <Names layout={layout} />
    </Drawing>
  );
}

/** The hour of each marked reading: at its left while the rail warms, at its right while it cools. */
function ReadAt({ layout, hours }: HeatCurveProps & { layout: Layout }) {
  const { x, y } = scalesOf(layout);
  return hours.map((hour) => {
    const warms = heatDay.rail(hour + 0.5) > heatDay.rail(hour);
    return (
      <text
        key={hour}
        className={warms ? "axis halo bold end" : "axis halo bold"}
        x={tenths(x(hour) + (warms ? -14 : 14))}
        y={tenths(y(heatDay.rail(hour)) - 8)}
      >
        {clock(hour)}
      </text>
    );
  });
}

/** Where the rail passes the limit, with a line down to its hour on the axis. */
function LimitPassed({ layout }: { layout: Layout }) {
  const { x, y, base } = scalesOf(layout);
  const [[passes = 0] = []] = hoursAbove(limitC);
  const [cx, cy] = [tenths(x(passes)), tenths(y(limitC))];
  return (
    <>
      <path
        className="alert"
        strokeWidth="2"
        strokeDasharray="4 5"
        d={`M${cx} ${cy}V${base + 24}`}
      />
      <circle
        className="place alert"
        strokeWidth="3"
        cx={cx}
        cy={cy}
        r={layout.name === "wide" ? 9 : 6}
      />
      <text className="axis bold middle" x={cx} y={base + 42}>
        {limitPassedAt}
      </text>
    </>
  );
}

function AboveNeutral({ layout }: { layout: Layout }) {
  const { x, y } = scalesOf(layout);
  const hours = hoursAbove(heatDay.neutral);
  const [[rises = 0] = [], [falls = 24] = []] = [hours.at(0), hours.at(-1)];
  const hatching = curve(rises, falls, layout.hatching, heatDay.rail).map(
    ([hour, degrees]): Point[] => [
      [x(hour), y(heatDay.neutral)],
      [x(hour), y(degrees)],
    ],
  );
  return (
    <>
      <path className="wet-fill" opacity="0.16" d={polygon(edgeAbove(layout, heatDay.neutral))} />
      <path className="wet" opacity="0.45" d={polylines(hatching)} />
    </>
  );
}

/** The curve of the rail where it is above a temperature. */
function hoursAbove(limit: number): Point[] {
  return curve(0, 24, 0.05, heatDay.rail).filter(([, degrees]) => degrees > limit);
}

function edgeAbove(layout: Layout, limit: number): Point[] {
  const { x, y } = scalesOf(layout);
  return hoursAbove(limit).map(([hour, degrees]) => [x(hour), y(degrees)]);
}

function Hours({ layout }: { layout: Layout }) {
  const { x, base } = scalesOf(layout);
  const from = base + 6;
  const quarters = Array.from({ length: 97 }, (_, index) => index / 4);
  const marks = (shown: (hour: number) => boolean, length: number) =>
    quarters.filter(shown).map((hour): Point[] => {
      // Keeps the outermost marks inside the drawing.
      const at = Math.min(layout.width - 0.6, Math.max(0.6, x(hour)));
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
      <path className="quiet" d={polylines(marks((hour) => hour % 1 !== 0, 6))} />
      <path className="ink" d={`M0 ${from}H${layout.width}${polylines(whole)}`} />
      {[0, 6, 18, 24].map((hour) => (
        <text
          key={hour}
          className="axis"
          textAnchor={anchorAt(hour / 24)}
          x={x(hour)}
          y={base + 42}
        >
          {clock(hour)}
        </text>
      ))}
    </>
  );
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

function Degrees({ layout }: { layout: Layout }) {
  const { y } = scalesOf(layout);
  return [20, 30, 40, 50].map((degrees) => (
    <text key={degrees} className="axis halo" x="0" y={tenths(y(degrees) + 5)}>
      {degrees} °C
    </text>
  ));
}

const levels = [
  { name: "rule", degrees: ruleOfThumb },
  { name: "limit", degrees: limitC, below: true },
  { name: "neutral", degrees: heatDay.neutral },
];

function degreesText(degrees: number): string {
  return `${Number(degrees.toFixed(1))} °C`;
}

function Names({ layout }: { layout: Layout }) {
  const { x, y } = scalesOf(layout);
  return (
    <>
      {levels.map(({ name, degrees, below }) => (
        <text
          key={name}
          className={layout.name === "wide" ? "axis halo end" : "axis halo"}
          x={layout.name === "wide" ? layout.width : x(4.6)}
          y={tenths(y(degrees) + (below ? 18 : -8))}
        >
          {`${name} ${degreesText(degrees)}`}
        </text>
      ))}
      <text className="title middle" x={tenths(x(15.25))} y={tenths(y(peakRail) - 14)}>
        {degreesText(peakRail)}
      </text>
    </>
  );
}

function lineOf(layout: Layout, at: (hour: number) => number): string {
  const { x, y } = scalesOf(layout);
  return polyline(curve(0, 24, 0.125, at).map(([hour, degrees]) => [x(hour), y(degrees)]));
}

function scalesOf({ width, height }: Layout) {
  const base = height - 70;
  return {
    base,
    x: linearScale([0, 24], [0, width]),
    y: linearScale([8, 53], [base, 40]),
  };
}

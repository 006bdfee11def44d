import { heatDay, limitC, peakRail, ruleOfThumb } from "../../../shared/content/heat-day.ts";
import { linearScale } from "../figure-kit/scale.ts";
import { Drawing } from "./drawing.tsx";
import { curve, type Point, polygon, polyline, polylines, tenths } from "./path-data.ts";

interface HeatCurveProps {
  /** The hours of the page's columns. Thin lines lead from the curve down to the columns. */
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
  /** From the edges to the words. */
  margin: number;
}

const wide: Layout = { name: "wide", width: 1440, height: 560, hatching: 0.14, margin: 0 };
const narrow: Layout = { name: "narrow", width: 390, height: 420, hatching: 0.42, margin: 20 };

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
      <path className="wet" strokeWidth="3.5" d={lineOf(layout, heatDay.rail)} />
      <Hours layout={layout} />
      <Degrees layout={layout} />
      {isWide && (
        <path
          className="ink"
          opacity="0.6"
          d={read.map((point) => `${polyline([point])}V${layout.height}`).join("")}
        />
      )}
      {read.map(([cx, cy]) => (
        <circle key={cx} className="filled" cx={tenths(cx)} cy={tenths(cy)} r={isWide ? 6 : 4.5} />
      ))}
      <Names layout={layout} />
    </Drawing>
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
      {[6, 12, 18].map((hour) => (
        <text key={hour} className="axis middle" x={x(hour)} y={base + 42}>
          {`${String(hour).padStart(2, "0")}:00`}
        </text>
      ))}
    </>
  );
}

function Degrees({ layout }: { layout: Layout }) {
  const { y } = scalesOf(layout);
  return [20, 30, 40, 50].map((degrees) => (
    <text key={degrees} className="axis halo" x={layout.margin} y={tenths(y(degrees) + 5)}>
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
      <text className="axis bold middle" x={tenths(x(15.25))} y={tenths(y(peakRail) - 12)}>
        {degreesText(peakRail)}
      </text>
      <text className="axis wet-fill end" x={tenths(x(12) - 12)} y={tenths(y(heatDay.rail(12)))}>
        rail
      </text>
      <text className="axis halo" x={tenths(x(15.2))} y={tenths(y(heatDay.air(15.2)) + 22)}>
        air
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

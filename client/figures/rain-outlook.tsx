import { alertHours, peakMmPerHour, sampleAlert } from "../../shared/content/sample-alert.ts";
import { Drawing } from "../components/drawings/drawing.tsx";
import { tenths } from "../components/drawings/path-data.ts";
import { anchorAt } from "../components/figure-kit/scale.ts";

/** A bar chart of the sample alert's rain by hour; the hours of the alert's time window are emphasized. */
export function RainOutlook() {
  return (
    <>
      <Bars layout={layouts.wide} window="wide" />
      <Bars layout={layouts.narrow} window="narrow" />
    </>
  );
}

const { rainByHour, window } = sampleAlert;
const HOURS = rainByHour.length;

interface Layout {
  width: number;
  height: number;
  /** Units for one millimetre of rain. */
  scale: number;
  labels: readonly (readonly [hour: number, text: string])[];
}

const layouts = {
  wide: { width: 1264, height: 240, scale: 17, labels: fromNow(12, 24, 36, HOURS) },
  narrow: { width: 350, height: 164, scale: 8.8, labels: fromNow(12, 24, HOURS) },
} as const satisfies Record<string, Layout>;

function fromNow(...hours: readonly number[]): Layout["labels"] {
  return [[0, "now"], ...hours.map((hour) => [hour, `+${hour} h`] as const)];
}

interface BarsProps {
  layout: Layout;
  /** Shows the bars only in wide or only in narrow windows. */
  window: "wide" | "narrow";
}

function Bars({ layout, window: shownIn }: BarsProps) {
  const { width, height, labels } = layout;
  const step = width / HOURS;
  const isNarrow = width < 600;
  const base = height - 34;
  const middle = ((window.from + window.until) / 2) * step;
  return (
    <Drawing
      size={[width, height]}
      label={`${HOURS} hourly bars of rain, to the end of the model run. The highest are ${window.from} to ${window.until} hours ahead: the window of the alert.`}
      window={shownIn}
    >
      {!isNarrow && (
        <path
          className="alert-window"
          d={`M${tenths(window.from * step)} ${base}V46H${tenths(window.until * step)}V${base}`}
        />
      )}
      {/* The width of a bar, in hours. */}
      <g
        strokeWidth="0.64"
        transform={`translate(0 ${base}) scale(${step.toFixed(3)} ${layout.scale})`}
      >
        <path className="wet" opacity="0.62" d={bars((hour) => !isInWindow(hour))} />
        <path className="wet" d={bars(isInWindow)} />
      </g>
      <path className="line" d={`M0 ${base}H${width}`} />
      {labels.map(([hour, text]) => (
        <text
          key={hour}
          className="axis"
          textAnchor={anchorAt(hour / HOURS)}
          x={tenths(hour * step)}
          y={height - 4}
        >
          {text}
        </text>
      ))}
      {isNarrow ? (
        <text className="axis end" x={width} y="12">
          <tspan className="bold">{alertHours}</tspan>
          <tspan x={width} dy="19">
            up to {peakMmPerHour} mm/h
          </tspan>
        </text>
      ) : (
        <text className="axis middle" x={tenths(middle)} y="34">
          <tspan className="bold">{alertHours}</tspan>, up to {peakMmPerHour} mm/h
        </text>
      )}
    </Drawing>
  );
}

/** Path data in hours and millimetres, so that both layouts share the paths. */
function bars(isShown: (hour: number) => boolean): string {
  return rainByHour
    .map((rain, hour) => (isShown(hour) ? `M${hour + 0.5} 0V${-rain}` : ""))
    .join("");
}

function isInWindow(hour: number): boolean {
  return window.from <= hour && hour < window.until;
}

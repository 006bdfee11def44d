import { sampleAlert } from "../../../shared/content/sample-alert.ts";
import { Drawing } from "./drawing.tsx";
import { tenths } from "./path-data.ts";

/** A bar chart of the sample alert's rain by hour; the hours of the alert's time window are emphasized. */
export function RainOutlook() {
  return (
    <>
      <Bars layout={wide} />
      <Bars layout={narrow} />
    </>
  );
}

const { rainByHour, window } = sampleAlert;
const HOURS = rainByHour.length;

interface Layout {
  name: "wide" | "narrow";
  width: number;
  height: number;
  /** Units for one millimetre of rain. */
  scale: number;
  /** Hours with a label, besides the first and the last. */
  hours: readonly number[];
}

const wide: Layout = { name: "wide", width: 1264, height: 184, scale: 10.8, hours: [12, 24, 36] };
const narrow: Layout = { name: "narrow", width: 350, height: 164, scale: 8.8, hours: [12, 24] };

function Bars({ layout }: { layout: Layout }) {
  const { width, height, hours } = layout;
  const step = width / HOURS;
  const base = height - 34;
  return (
    <Drawing
      size={[width, height]}
      label={`${HOURS} hourly bars of rain, to the end of the model run. The highest are ${window.from} to ${window.until} hours ahead: the window of the alert.`}
      window={layout.name}
    >
      {/* The width of a bar, in hours. */}
      <g
        strokeWidth="0.64"
        transform={`translate(0 ${base}) scale(${step.toFixed(3)} ${layout.scale})`}
      >
        <path className="wet" opacity="0.62" d={bars((hour) => !isInWindow(hour))} />
        <path className="wet" d={bars(isInWindow)} />
      </g>
      <path className="line" d={`M0 ${base}H${width}`} />
      <text className="axis" x="0" y={height - 4}>
        now
      </text>
      {hours.map((hour) => (
        <text key={hour} className="axis middle" x={tenths(hour * step)} y={height - 4}>
          +{hour} h
        </text>
      ))}
      <text className="axis end" x={width} y={height - 4}>
        +{HOURS} h
      </text>
      <text className="axis middle" x={tenths(((window.from + window.until) / 2) * step)} y="26">
        window of the alert
      </text>
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

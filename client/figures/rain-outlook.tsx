import { alertHours, peakMmPerHour, sampleAlert } from "../components/sample-alert.ts";
import { Area, Drawing, Line, Mark, Stretched, Words } from "./kit.tsx";
import { anchorAt } from "./scale.ts";

const { rainByHour, window } = sampleAlert;
const HOURS = rainByHour.length;
const [day, clock] = alertHours.split(", ");
/** Where the bars begin and end, as shares of the height: above are the words of the alert, below the hours. */
const [TOP, BASE] = [0.28, 0.92];
/** The hour of the axis, each with its words. */
const labels = [
  [0, "now"],
  ...[12, 24, HOURS].map((hour) => [hour, `+${hour} h`] as const),
] as const;
/** The width of an hour, and of a millimetre of rain. */
const [HOUR, MM] = [100, 100];

/** A bar chart of the sample alert's rain by hour; the hours of the alert's time window are emphasized. */
export function RainOutlook() {
  return (
    <Drawing
      size="chart"
      label={`${HOURS} hourly bars of rain, to the end of the model run. The highest are ${window.from} to ${window.until} hours ahead: the window of the alert.`}
    >
      <Stretched
        size={[HOURS * HOUR, peakMmPerHour * MM]}
        y={`${TOP * 100}%`}
        height={`${(BASE - TOP) * 100}%`}
      >
        <Area
          tone="danger"
          wash
          d={`M${window.from * HOUR} 0H${window.until * HOUR}V${peakMmPerHour * MM}H${window.from * HOUR}z`}
        />
        <Area tone="data" wash d={bars((hour) => !isInWindow(hour))} />
        <Area tone="data" d={bars(isInWindow)} />
        <Line tone="rule" d={`M0 ${peakMmPerHour * MM}H${HOURS * HOUR}`} />
      </Stretched>
      <Mark at={[window.until / HOURS, TOP]}>
        <Words textAnchor="end" dy="-3.2em">
          {day}
        </Words>
        <Words strong textAnchor="end" dy="-1.9em">
          {clock}
        </Words>
        <Words textAnchor="end" dy="-0.6em">
          up to {peakMmPerHour} mm/h
        </Words>
      </Mark>
      {labels.map(([hour, words]) => (
        <Mark key={hour} at={[hour / HOURS, BASE]}>
          <Words textAnchor={anchorAt(hour / HOURS)} dy="1.4em">
            {words}
          </Words>
        </Mark>
      ))}
    </Drawing>
  );
}

function bars(isShown: (hour: number) => boolean): string {
  return rainByHour
    .map((rain, hour) => {
      if (!isShown(hour)) return "";
      const height = Math.round(rain * MM);
      return `M${hour * HOUR + 18} ${peakMmPerHour * MM - height}h64v${height}h-64z`;
    })
    .join("");
}

function isInWindow(hour: number): boolean {
  return window.from <= hour && hour < window.until;
}

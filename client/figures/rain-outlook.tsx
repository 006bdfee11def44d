import { alertHours, beforeOnset, peakMmPerHour, sampleAlert } from "../components/sample-alert.ts";
import { Area, Drawing, Line, Mark, Stretched, Words } from "./kit.tsx";
import { anchorAt } from "./scale.ts";

const { rainByHour, window } = sampleAlert;
const HOURS = rainByHour.length;
const [day, clock] = alertHours.split(", ");
/** Where the bars begin and end, as shares of the height: above are the words of the alert, below the hours. */
const [TOP, BASE] = [0.28, 0.88];
/** Hours from the alert with their words, and the same counted back from the heavy rain. */
const hoursAhead: readonly Label[] = [
  [0, "now"],
  ...[12, 24, 36].map((hour): Label => [hour, `+${hour} h`]),
];
const hoursBefore = (hours: readonly number[]) =>
  hours.map((hour): Label => [window.from - hour, hour === 0 ? "0" : `\u2212${hour} h`]);
/** The width of an hour, and of a millimetre of rain. */
const [HOUR, MM] = [100, 100];

type Label = readonly [hour: number, words: string];

/** Hours after the beginning of the heavy rain at which an axis ends that counts back from it. */
const AFTER = 12;

interface RainOutlookProps {
  /** Hours before the heavy rain that the axis marks, the earliest first; it begins there. By default it begins with the alert and ends with the model run. */
  before?: readonly number[];
}

/** A bar chart of the sample alert's rain by hour; the hours of the alert's time window are emphasized. */
export function RainOutlook({ before }: RainOutlookProps) {
  const labels = before ? hoursBefore(before) : hoursAhead;
  // Large text has room for every second one.
  const named = before ? labels.filter((_, index) => index % 2 === 0) : labels;
  const first = labels[0]?.[0] ?? 0;
  const last = before ? window.from + AFTER : HOURS;
  const along = (hour: number) => (hour - first) / (last - first);
  return (
    <Drawing
      size="chart"
      label={`${last} hourly bars of rain${before ? "" : ", to the end of the model run"}. The highest are ${window.from} to ${window.until} hours ahead: the window of the alert.`}
    >
      <Stretched
        corner={[first * HOUR, 0]}
        size={[(last - first) * HOUR, peakMmPerHour * MM]}
        y={`${TOP * 100}%`}
        height={`${(BASE - TOP) * 100}%`}
      >
        <Area
          tone="danger"
          wash
          d={`M${window.from * HOUR} 0H${window.until * HOUR}V${peakMmPerHour * MM}H${window.from * HOUR}z`}
        />
        <Area tone="rule" d={bars((hour) => hour < last && !isInWindow(hour))} />
        <Area tone="data" d={bars(isInWindow)} />
        {before && (
          <Line
            tone="rule"
            weight="thin"
            d={`M0 ${(peakMmPerHour * MM) / 2}V${peakMmPerHour * MM}`}
          />
        )}
        <Line tone="rule" d={`M${first * HOUR} ${peakMmPerHour * MM}H${last * HOUR}`} />
      </Stretched>
      {before && (
        <Stretched size={[1, 1]} y={`${BASE * 100}%`} height={`${(1 - BASE) * 100}%`}>
          {labels.map(([hour]) => (
            <Line key={hour} tone="rule" weight="thin" d={`M${along(hour).toFixed(4)} 0V1`} />
          ))}
        </Stretched>
      )}
      {before && (
        <Mark at={[0, TOP]}>
          <Words size="heading" dy="1.2em">
            Rain by the hour
          </Words>
          <Words dy="4.2em">{`in the e-mail of ${beforeOnset(window.from)}`}</Words>
        </Mark>
      )}
      <Mark at={[along(window.until), TOP]}>
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
      {named.map(([hour, words]) => (
        <Mark key={hour} at={[along(hour), BASE]}>
          <Words
            textAnchor={before ? "start" : anchorAt(along(hour))}
            dx={before && "0.5em"}
            dy="1.4em"
          >
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

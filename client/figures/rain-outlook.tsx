import { alertHours, beforeOnset, peakMmPerHour, sampleAlert } from "../components/sample-alert.ts";
import { Area, Drawing, Line, Mark, Stretched, Words } from "./kit.tsx";
import { anchorAt } from "./scale.ts";

const { rainByHour, window } = sampleAlert;
const [day, clock] = alertHours.split(", ");
/** Where the bars end, as a share of the height: below are the hours. */
const BASE = 0.88;
/** The width of an hour, the height of a millimetre of rain, and that of the highest bar. */
const [HOUR, MM] = [100, 100];
const HIGHEST = peakMmPerHour * MM;

interface RainOutlookProps {
  /** Hours before the heavy rain, the earliest first, with which the drawing begins: from each a line leads to words below it. By default it begins with the alert and ends with the model run. */
  before?: readonly number[];
}

/** A bar chart of the sample alert's rain by hour; the hours of the alert's time window are emphasized. */
export function RainOutlook({ before }: RainOutlookProps) {
  const first = before ? window.from - (before[0] ?? 0) : 0;
  // An axis that counts back from the heavy rain ends 12 hours after its beginning.
  const last = before ? window.from + 12 : rainByHour.length;
  const along = (hour: number) => (hour - first) / (last - first);
  /** Where the bars begin, as a share of the height: the words of the alert are beside their top, or above them. */
  const [peak, top] = before ? [window.from, 0.18] : [window.until, 0.26];
  const ticks = before
    ? before
        .filter((hour) => hour % 24 === 0)
        .map((hour) => [window.from - hour, hour === 0 ? "0" : `\u2212${hour} h`] as const)
    : [0, 12, 24, 36].map((hour) => [hour, hour === 0 ? "now" : `+${hour} h`] as const);
  return (
    <Drawing
      size={before ? "tall" : "chart"}
      label={`${last} hourly bars of rain${before ? "" : ", to the end of the model run"}. The highest are ${window.from} to ${window.until} hours ahead: the window of the alert.`}
    >
      <Stretched
        corner={[first * HOUR, 0]}
        size={[(last - first) * HOUR, HIGHEST]}
        y={`${top * 100}%`}
        height={`${(BASE - top) * 100}%`}
      >
        <Area tone="rule" d={bars((hour) => hour < last && !isInWindow(hour))} />
        <Area tone="data" d={bars(isInWindow)} />
        {before && <Line tone="rule" weight="thin" d={`M0 ${HIGHEST / 2}V${HIGHEST}`} />}
        <Line tone="rule" d={`M${first * HOUR} ${HIGHEST}H${last * HOUR}`} />
      </Stretched>
      {before && (
        <>
          <Stretched size={[1, 1]} y={`${BASE * 100}%`} height={`${(1 - BASE) * 100}%`}>
            {before.map((hour) => (
              <Line key={hour} tone="rule" weight="thin" d={`M${along(window.from - hour)} 0V1`} />
            ))}
          </Stretched>
          <Words strong at={[along(0), (top + BASE) / 2]} dx="0.6em" dy="1em">
            {`E-mail, ${beforeOnset(window.from)}`}
          </Words>
        </>
      )}
      <Mark at={[along(peak), top]}>
        {before && (
          <Words data-inside="" size="heading" textAnchor="end" dx="-0.8em" dy="0.8em">
            {sampleAlert.stretch}
          </Words>
        )}
        {[day, clock, `up to ${peakMmPerHour} mm/h`].map((words, line) => (
          <Words
            key={words}
            strong={line === 1}
            data-inside=""
            textAnchor="end"
            dx={before && "-1.4em"}
            dy={`${before ? 3.2 + 1.5 * line : 1.3 * line - 3.2}em`}
          >
            {words}
          </Words>
        ))}
      </Mark>
      {ticks.map(([hour, words]) => (
        <Words
          key={hour}
          at={[along(hour), BASE]}
          textAnchor={before ? "start" : anchorAt(along(hour))}
          dx={before && "0.5em"}
          dy="1.4em"
        >
          {words}
        </Words>
      ))}
    </Drawing>
  );
}

function bars(isShown: (hour: number) => boolean): string {
  return rainByHour
    .map((rain, hour) => {
      if (!isShown(hour)) return "";
      const height = Math.round(rain * MM);
      return `M${hour * HOUR + 18} ${HIGHEST - height}h64v${height}h-64z`;
    })
    .join("");
}

function isInWindow(hour: number): boolean {
  return window.from <= hour && hour < window.until;
}

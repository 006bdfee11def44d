import { randomNumbers } from "../../../../shared/content/example-line/random-process.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { alertHours, peakMmPerHour, sampleAlert } from "../../../../shared/content/sample-alert.ts";
import { type Point, polylines } from "../../../components/drawings/path-data.ts";
import { Plot, PlotSymbol, PlotText, Stretched } from "../../../components/figure-kit/plot.tsx";
import { TrackRuler } from "../../../components/figure-kit/ruler.tsx";
import { linearScale, percent } from "../../../components/figure-kit/scale.ts";
import styles from "./predictive-weather-alerts-case.module.css";

const { rainByHour, window } = sampleAlert;
const noticeHours = figures.forecast.value;
/** From the first forecast to the end of the model run that the alert uses. */
const HOURS = noticeHours - window.from + rainByHour.length;
const share = linearScale([-noticeHours, HOURS - noticeHours], [0, 1]);

/** Units of the sky: its height, the width of an hour, and the fall of a drop. */
const SKY = 400;
const HOUR = 10;
const FALL: Point = [-2, 20];
const MM_PER_DROP = 0.1;

/** The hour of the model run with the most rain before the alert's window. */
const showerHour = rainByHour.reduce<number>(
  (best, rain, hour) => (hour < window.from && rain > (rainByHour[best] ?? 0) ? hour : best),
  0,
);

/** What one mark of the drawing stands for. */
export const stormKey = `One sleeper: one hour. One drop: ${MM_PER_DROP} mm of rain.`;

/** The forecast rain of every hour as drops that fall on a line with one sleeper an hour. The columns below have its hours. */
export function Storm() {
  return (
    <div className={styles.storm}>
      <p className={styles.peak}>
        <b>{alertHours},</b> <span>up to {peakMmPerHour} mm/h</span>
      </p>
      <Plot
        className={styles.sky}
        label="The rain of each hour of the example storm: a shower a day before the event, then most of the rain in the six hours of the alert."
      >
        <Stretched size={[HOURS * HOUR, SKY]}>
          <path
            className={styles.window}
            d={`M${noticeHours * HOUR} ${SKY}V0h${(window.until - window.from) * HOUR}V${SKY}z`}
          />
          <path className={styles.drops} d={drops()} />
        </Stretched>
        <PlotSymbol x={percent(share(-window.from))} y="100%">
          <path className={styles.sent} d="M0 0V-34" />
          <PlotText tone="strong" x="-8" y="-22" textAnchor="end">
            The e-mail below
          </PlotText>
        </PlotSymbol>
        <PlotText
          className={styles.shower}
          x={percent(share(showerHour + 0.5 - window.from))}
          y="-8"
          textAnchor="middle"
        >
          First shower, up to {rainByHour[showerHour]} mm/h
        </PlotText>
      </Plot>
      <TrackRuler length={HOURS} step={1} labels={[]} unit="" />
    </div>
  );
}

/** Path data of all drops, from left to right. Their places within an hour are random. */
function drops(): string {
  const random = randomNumbers(48);
  const start = (noticeHours - window.from) * HOUR;
  const heads = rainByHour.flatMap((rain, hour) =>
    Array.from({ length: Math.round(rain / MM_PER_DROP) }, (): Point => {
      const [across, down] = [random(), random()];
      return [Math.round(start + (hour + across) * HOUR), Math.round(down * (SKY - FALL[1]))];
    }).sort(([a], [b]) => a - b),
  );
  return polylines(heads.map(([x, y]) => [[x, y] as Point, [x + FALL[0], y + FALL[1]] as Point]));
}

import { figures } from "../../../shared/content/figures.ts";
import { Drawing } from "./drawing.tsx";
import { polylines, tenths } from "./path-data.ts";
import outlook from "./rain-outlook.module.css";
import { createRandom } from "./random.ts";

/** Rain by the hour for the next two days: an example, with the window that its alert would name. */
export function RainOutlook() {
  return (
    <>
      <Bars sheet={wide} />
      <Bars sheet={narrow} />
    </>
  );
}

const HOURS = figures.forecast.value;

interface Sheet {
  name: "wide" | "narrow";
  width: number;
  height: number;
  margin: number;
  /** Units for one step of rain. */
  scale: number;
}

const wide: Sheet = { name: "wide", width: 1440, height: 170, margin: 88, scale: 5.4 };
const narrow: Sheet = { name: "narrow", width: 350, height: 150, margin: 0, scale: 4.4 };

const rainByHour = exampleRain();
/** From here on an hour belongs to the window. */
const HEAVY = 9;

function Bars({ sheet }: { sheet: Sheet }) {
  const { width, height, margin } = sheet;
  const step = (width - 2 * margin) / rainByHour.length;
  const base = height - 34;
  return (
    <Drawing
      size={[width, height]}
      label={`${HOURS} hourly bars of rain. The highest stand between thirty and thirty-six hours ahead: the window of the alert.`}
      window={sheet.name}
    >
      <g transform={`translate(${margin} ${base}) scale(${step.toFixed(3)} ${sheet.scale})`}>
        <path className={outlook.light} d={bars(false)} />
        <path className={outlook.heavy} d={bars(true)} />
      </g>
      <path className="line" d={`M${margin} ${base}H${width - margin}`} />
      <text className={outlook.word} x={margin} y={height - 4}>
        now
      </text>
      {[12, 24, 36].map((hour) => (
        <text
          key={hour}
          className={`${outlook.word} middle`}
          x={tenths(margin + hour * step)}
          y={height - 4}
        >
          +{hour} h
        </text>
      ))}
      <text className={`${outlook.word} end`} x={width - margin} y={height - 4}>
        +{HOURS} h
      </text>
      <text className={`${outlook.word} middle`} x={tenths(margin + 33.5 * step)} y="14">
        window
      </text>
    </Drawing>
  );
}

/** In hours and steps of rain, so that both sheets have the same. */
function bars(heavy: boolean): string {
  return rainByHour
    .map((rain, hour) =>
      rain > HEAVY === heavy
        ? polylines([
            [
              [hour + 0.5, 0],
              [hour + 0.5, -rain],
            ],
          ])
        : "",
    )
    .join("");
}

function exampleRain(): number[] {
  const random = createRandom(77);
  const shower = (hour: number, peak: number, length: number) =>
    Math.exp(-(((hour - peak) / length) ** 2));
  return Array.from({ length: HOURS }, (_, hour) => {
    const rain = 18 * shower(hour, 33, 5) + 6 * shower(hour, 12, 4);
    return Math.max(0.3, rain * (0.78 + random() * 0.44));
  });
}

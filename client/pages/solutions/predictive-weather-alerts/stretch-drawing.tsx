import type { SheetPlace } from "../../../../shared/content/culvert-sheet.ts";
import { mileText, onStretch, sampleAlert } from "../../../../shared/content/sample-alert.ts";
import { Plot, PlotSymbol, PlotText } from "../../../components/figure-kit/plot.tsx";
import { linearScale, percent } from "../../../components/figure-kit/scale.ts";
import styles from "./predictive-weather-alerts.module.css";

const { kilometres, miles, stretch } = sampleAlert;
const share = linearScale(kilometres, [0, 1]);
const [from, to] = stretch.split(" to ");

/** The height of the line in the drawing. */
const LINE = 96;

/** The stretch of the alert as a straight line: track and bridges above it, culverts with their ranks below it. */
export function StretchDrawing() {
  return (
    <Plot
      label={`The line from ${stretch} with what stands on it: ${onStretch.culverts.length} culverts, a bridge, and a place of the track.`}
      className={styles.stretch}
    >
      <line className={styles.ties} x1="0" x2="100%" y1={LINE} y2={LINE} />
      <line className={styles.rail} x1="0" x2="100%" y1={LINE} y2={LINE} />
      {onStretch.track.map(({ place: { kilometre }, rank }) => (
        <Above key={kilometre} kilometre={kilometre} anchor="end" name={`Track, rank ${rank}`} />
      ))}
      {onStretch.bridges.map(({ kilometre }) => (
        <Above key={kilometre} kilometre={kilometre} anchor="start" name="Bridge" />
      ))}
      {onStretch.culverts.map((culvert) => (
        <Culvert key={culvert.km} {...culvert} />
      ))}
      <Station name={from} at={0} />
      <Station name={to} at={1} />
    </Plot>
  );
}

interface AboveProps {
  kilometre: number;
  anchor: "start" | "end";
  name: string;
}

function Above({ kilometre, anchor, name }: AboveProps) {
  const x = anchor === "start" ? 8 : -8;
  return (
    <PlotSymbol x={percent(share(kilometre))} y={LINE}>
      <path className={styles.stem} d="M0 0V-72" />
      <path className={styles.mark} d="M-5-5h10v10h-10z" />
      <PlotText tone="strong" textAnchor={anchor} x={x} y="-60">
        {name}
      </PlotText>
      <PlotText textAnchor={anchor} x={x} y="-40">
        mile {mileText(kilometre)}
      </PlotText>
      <PlotText textAnchor={anchor} x={x} y="-20">
        km {kilometre.toFixed(2)}
      </PlotText>
    </PlotSymbol>
  );
}

function Culvert({ km, rank }: SheetPlace) {
  return (
    <PlotSymbol x={percent(share(Number(km)))} y={LINE}>
      <path className={styles.stem} d="M0 0V34" />
      <circle className={styles.mark} r="6" />
      <path className={styles.mark} d="M-15 34h30v30h-30z" />
      <text className={styles.rank} y="55">
        {rank}
      </text>
      <PlotText tone="strong" textAnchor="middle" y="84">
        Culvert
      </PlotText>
      <PlotText textAnchor="middle" y="104">
        mile {mileText(Number(km))}
      </PlotText>
      <PlotText textAnchor="middle" y="124">
        km {km}
      </PlotText>
    </PlotSymbol>
  );
}

function Station({ name, at }: { name: string | undefined; at: 0 | 1 }) {
  return (
    <PlotSymbol x={percent(at)} y={LINE}>
      <circle className={styles.station} r="8" />
      <PlotText tone="strong" textAnchor={at === 0 ? "start" : "end"} y="-40">
        {name}
      </PlotText>
      <PlotText textAnchor={at === 0 ? "start" : "end"} y="-20">
        mile {miles[at]}
      </PlotText>
    </PlotSymbol>
  );
}

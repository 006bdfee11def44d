import {
  exampleLine,
  exampleNote,
  type LineLocation,
} from "../../../shared/content/example-line.ts";
import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import { Caption } from "../../components/caption.tsx";
import { Drawing } from "../../components/drawings/drawing.tsx";
import { type Point, polyline } from "../../components/drawings/path-data.ts";
import text from "../../styles/text.module.css";
import { locationName } from "./location-table.tsx";
import styles from "./ranked-list.module.css";

const frame = { width: 640, height: 240, left: 52, right: 624, top: 36, bottom: 200 };
const millimetres = [0, 5, 10, 15];
const runCount = exampleLine[0]?.runs.length ?? 0;

/** A chart of all runs at all locations, with the chosen location emphasized. */
export function RunHistory({ location: slug }: { location: string | null }) {
  const chosen = exampleLine.find((each) => each.slug === slug);
  const others = exampleLine.filter((each) => each !== chosen);
  return (
    <figure>
      <p className={text.label} aria-live="polite">
        {chosen
          ? historyOf(chosen)
          : "All locations, run by run. Choose one to see its own history."}
      </p>
      <Drawing
        size={[frame.width, frame.height]}
        label={`Deviation in millimetres over ${runCount} runs`}
        ground="night"
        className={styles.history}
      >
        <path className={styles.grid} d={millimetres.map(gridLine).join("")} />
        {millimetres.map((value) => (
          <text key={value} className="end" x={frame.left - 10} y={heightOf(value) + 5}>
            {value}
          </text>
        ))}
        <text x={frame.left} y={frame.bottom + 30}>
          run 1
        </text>
        <text className="end" x={frame.right} y={frame.bottom + 30}>
          run {runCount}
        </text>
        {others.map(({ slug, runs, urgency }) => (
          <path
            key={slug}
            className={styles.other}
            data-urgency={chosen ? undefined : urgency}
            d={polyline(pointsOf(runs))}
          />
        ))}
        {chosen && <ChosenRuns {...chosen} />}
      </Drawing>
      <Caption as="figcaption" className={styles.caption}>
        Deviation in millimetres. {exampleNote}
      </Caption>
    </figure>
  );
}

function ChosenRuns({ runs }: LineLocation) {
  const points = pointsOf(runs);
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  return (
    <>
      <path className="wet" strokeWidth="3" d={polyline(points)} />
      {points.map(([x, y]) => (
        <circle key={x} className="wet-fill" cx={x} cy={y} r="5" />
      ))}
      <text className="bold end" x={lastX} y={lastY - 14}>
        {runs.at(-1)} mm
      </text>
    </>
  );
}

function historyOf(location: LineLocation): string {
  const { runs, measure } = location;
  const [first, latest] = [runs[0], runs.at(-1)].map((value) => `${value}${UNIT_SPACE}mm`);
  return `${locationName(location)}, ${measure.toLowerCase()}: ${first} on the first run, ${latest} on the latest.`;
}

function pointsOf(runs: readonly number[]): Point[] {
  const step = (frame.right - frame.left) / (runCount - 1);
  return runs.map((value, run): Point => [frame.left + run * step, heightOf(value)]);
}

function heightOf(value: number): number {
  const maximum = 16;
  return frame.bottom - (value / maximum) * (frame.bottom - frame.top);
}

function gridLine(value: number): string {
  return `M${frame.left} ${heightOf(value)}H${frame.right}`;
}

import { bridges } from "../../shared/content/example-line/features.ts";
import { baseOf } from "../../shared/content/example-line/measure.ts";
import { facts } from "../../shared/content/example-line/parameters.ts";
import type { RankedPlace } from "../../shared/content/example-line/rank.ts";
import { LATEST, runDates } from "../../shared/content/example-line/runs.ts";
import { readTrack } from "../../shared/content/example-line/track-geometry.ts";
import { inWords, UNIT_SPACE } from "../../shared/content/figure.ts";
import { Area, Drawing, Line, Stretched, Words } from "./kit.tsx";
import { anchorAt, linearScale, pathThrough } from "./scale.ts";

/** Half of the stretch around the place, in metres. */
const NEAR = 40;
const SIZE = 1000;

interface PlaceTraceProps {
  of: RankedPlace;
  /** Makes it tall, with an axis, the way to the threshold, and these words at the first run, the latest run and the threshold. */
  notes?: Readonly<Record<"first" | "latest" | "reached", string>>;
  /** The last reading stands beside the drawing. */
  isReadBeside?: boolean;
}

/** The channel that ranks a place, on all runs, with its threshold. */
export function PlaceTrace({ of, notes, isReadBeside }: PlaceTraceProps) {
  const { place, peak, latest, threshold } = of;
  if (!peak) return null;
  const reading = readTrack(peak.at - NEAR, peak.at + NEAR, 0.5);
  const base = baseOf(peak.channel, reading);
  const x = linearScale([0, reading.count - 1], [0, SIZE]);
  const range = Math.max(latest * 1.04, threshold * 1.01);
  const departuresOn = (run: number) =>
    [...reading.of(peak.channel, run)].map((value, index) => value - (base[index] ?? 0));
  /** The tall drawing shows a dip, so it has less space above; without notes the earlier run is one in the middle. */
  const [above, run] = notes ? [0.55, 0] : [1, Math.round(LATEST / 2)];
  const y = linearScale([-range, range * above], [SIZE * 0.9, SIZE * 0.06]);
  const pointsOn = (run: number) =>
    departuresOn(run).map((departure, index) => [x(index), y(departure)] as const);
  const lineOn = (run: number) => pathThrough(pointsOn(run));
  const growth = pathThrough([...pointsOn(0), ...pointsOn(LATEST).reverse()]);
  const deepestOn = (run: number) => departuresOn(run)[(reading.count - 1) / 2] ?? 0;
  const last = y(Math.sign(deepestOn(LATEST)) * latest) / SIZE;
  const earlier = y(deepestOn(run));
  const metre = linearScale([peak.at - NEAR, peak.at + NEAR], [0, SIZE]);
  const deck = bridges
    .map(({ kilometre, length }) => metre(kilometre * 1000 - length / 2))
    .find((from) => from > 0 && from < SIZE);
  return (
    <Drawing
      size={notes && "tall"}
      height="100%"
      label={`${facts[place.parameter].name} on ${inWords(runDates.length)} runs, ${latest.toFixed(1)} mm on the last one; threshold (example): ${threshold} mm.`}
    >
      <Stretched size={[SIZE, SIZE]}>
        {deck && <Area wash d={`M${deck} 0H${SIZE}V${SIZE}H${deck}z`} tone="rule" />}
        <Area wash tone="data" d={`${growth}Z`} />
        <Line tone="rule" weight="thin" d={`M0 ${y(0)}H${SIZE}`} />
        <Line tone="signal" dashed d={`M0 ${y(threshold)}H${SIZE}M0 ${y(-threshold)}H${SIZE}`} />
        <Line
          tone="muted"
          weight="thin"
          d={runDates
            .slice(0, -1)
            .map((_, run) => lineOn(run))
            .join("")}
        />
        <Line tone="data" weight="heavy" d={lineOn(LATEST)} />
        <Line tone="muted" weight="thin" d={`M${SIZE / 2} ${earlier}H${SIZE * 0.57}`} />
      </Stretched>
      {!isReadBeside && (
        <Words
          strong
          size={notes && "heading"}
          at={[0.5, last]}
          dx="-1.3em"
          dy="-0.1em"
          textAnchor="end"
        >
          {`${latest.toFixed(1)}${UNIT_SPACE}mm`}
        </Words>
      )}
      <Words at={[0.57, earlier / SIZE]} dx="0.4em" dy="0.3em">
        {notes?.first ?? "earlier runs"}
      </Words>
      {notes ? (
        <>
          <Stretched size={[1, SIZE]}>
            <Line tone="signal" weight="heavy" dashed d={`M0.5 ${last * SIZE}V${y(-threshold)}`} />
          </Stretched>
          <Words at={[0.5, last]} dx="-2.2em" dy="1.4em" textAnchor="end">
            {notes.latest}
          </Words>
          <Words strong at={[0.5, y(-threshold) / SIZE]} dx="0.8em" dy="-0.6em">
            {notes.reached}
          </Words>
          {[`\u2212${NEAR} m`, `km ${place.kilometre}`, `+${NEAR} m`].map((words, index) => (
            <Words key={words} at={[index / 2, 1]} textAnchor={anchorAt(index / 2)} dy="-0.4em">
              {words}
            </Words>
          ))}
        </>
      ) : (
        <Words strong x="0" y={`${y(threshold) / 10}%`} dx="0.5em" dy="-0.5em">
          {`threshold (example) ${threshold}${UNIT_SPACE}mm`}
        </Words>
      )}
      {deck && (
        <Words at={[deck / SIZE, 1]} dx="0.5em" dy="-0.6em">
          bridge
        </Words>
      )}
    </Drawing>
  );
}

import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import { smoothLine } from "./path-data.ts";
import { contourLines, rainWithin, WeatherCell } from "./plan-parts.tsx";
import { ProductMarker } from "./product-marker.tsx";
import { createRandom } from "./random.ts";
import watershed from "./watershed-plan.module.css";
import { type Crossing, narrowSheet, type WatershedSheet, wideSheet } from "./watershed-sheets.ts";

/** A river, a line, and every crossing with its rank; letters lead to the products. */
export function WatershedPlan() {
  return (
    <>
      <Sheet {...wideSheet} window="wide" />
      <Sheet {...narrowSheet} window="narrow" />
    </>
  );
}

function Sheet({ window, ...sheet }: WatershedSheet & { window: "wide" | "narrow" }) {
  const { storm, bridge, squares, crossings } = sheet;
  const [x, y] = bridge.at;
  const worst = crossings.find(({ rank }) => rank === 1)?.at ?? squares.culvert;
  return (
    <Drawing
      size={sheet.size}
      label="A river and its streams cross a line. At each crossing stands a culvert with its rank and a verdict: look first, look next, as planned. A, a culvert. B, a weather cell. C, a bridge."
      linked
      window={window}
    >
      <Land {...sheet} />
      <WeatherCell {...storm} rings={2} rain={rainOf(storm)} />
      {crossings.map((crossing) => (
        <RankedCrossing key={crossing.rank} {...crossing} size={sheet.markSize} />
      ))}
      <path
        className={styles.heavy}
        d={`M${x - 34} ${y - 15}l8 8h52l8-8M${x - 34} ${y + 21}l8-8h52l8 8`}
        transform={`rotate(${bridge.turn} ${x} ${y})`}
      />
      <ProductMarker sign="A" at={worst} square={squares.culvert} product="culvert-risk-assessor" />
      <ProductMarker
        sign="B"
        at={[storm.centre[0] + storm.radii[0] * 0.6, storm.centre[1] - 20]}
        square={squares.storm}
        product="predictive-weather-alerts"
      />
      <ProductMarker
        sign="C"
        at={bridge.at}
        square={squares.bridge}
        product="track-temperature-sensor"
      />
    </Drawing>
  );
}

function Land({ hills, streams, streamWidth, line }: WatershedSheet) {
  const [river = [], ...others] = streams;
  const track = smoothLine(line);
  return (
    <>
      <path
        className={styles.faint}
        d={contourLines(hills.map((hill) => ({ ...hill, rings: 6 })))}
      />
      <path className={watershed.water} strokeWidth={streamWidth.river} d={smoothLine(river)} />
      <path
        className={watershed.water}
        strokeWidth={streamWidth.stream}
        d={others.map(smoothLine).join("")}
      />
      <path className={styles.band} d={track} />
      <path className={styles.track} d={track} />
    </>
  );
}

function RankedCrossing({ at: [x, y], rank, urgency, words, size }: Crossing & { size: number }) {
  return (
    <>
      {urgency === "as planned" ? (
        <circle className={watershed.planned} cx={x} cy={y} r={size - 1} />
      ) : (
        <rect
          className={urgency === "look first" ? watershed.first : watershed.next}
          x={x - size}
          y={y - size}
          width={2 * size}
          height={2 * size}
        />
      )}
      <text className={watershed.words} x={x + words[0]} y={y + words[1]}>
        <tspan className={watershed.rank}>{rank}</tspan> {urgency}
      </text>
    </>
  );
}

function rainOf({ centre, radii, strokes }: WatershedSheet["storm"]) {
  return rainWithin(centre, [radii[0] * 0.88, radii[1] * 0.84], strokes, createRandom(14));
}

import type { Peak } from "../../../shared/content/example-line/measure.ts";
import { facts } from "../../../shared/content/example-line/parameters.ts";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import { LATEST } from "../../../shared/content/example-line/runs.ts";
import { readTrack } from "../../../shared/content/example-line/track-geometry.ts";
import { decimal, kmText } from "./format.ts";
import { lanesOf } from "./lanes.ts";
import styles from "./place.module.css";
import { bridgesWithin, LaneLines } from "./trace-lane.tsx";

/** Metres on each side of the peak, and between samples. */
const NEAR = 40;
const STEP = 0.5;

/** The channel in which a place was found, on all runs around its peak. */
export function RunTraces({ ranked, peak }: { ranked: RankedPlace; peak: Peak }) {
  const { place, threshold, latest } = ranked;
  const { unit } = facts[place.parameter];
  const lane = lanesOf(place.parameter).find(({ channel }) => channel === peak.channel);
  if (!lane) return null;
  const reading = readTrack(peak.at - NEAR, peak.at + NEAR, STEP);
  return (
    <section aria-label={`Runs at ${kmText(place.kilometre)}`}>
      <h5>
        {lane.name}, six runs<span>, in {lane.base}</span>
      </h5>
      <div
        className={styles.runs}
        role="img"
        aria-label={`${lane.name} on six runs, ${NEAR} m on each side of ${kmText(peak.at / 1000)}; run 6: ${decimal(latest, 1)} ${unit}`}
      >
        <LaneLines
          lane={lane}
          reading={reading}
          run={LATEST}
          threshold={threshold}
          isMain
          allRuns
        />
      </div>
      <p className={styles.days} aria-hidden="true">
        {[peak.at - NEAR, peak.at, peak.at + NEAR].map((metres) => (
          <span key={metres}>{kmText(metres / 1000)}</span>
        ))}
      </p>
      <p className={styles.fine}>
        Bold: run 6. Thin: runs 1 to 5. Dotted: design.
        {bridgesWithin(reading).length > 0 && " Shaded: bridge."}
      </p>
    </section>
  );
}

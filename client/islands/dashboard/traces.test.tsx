import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plainChoice } from "../../../shared/content/dashboard-choice.ts";
import { NOMINAL_GAUGE } from "../../../shared/content/example-line/line-design.ts";
import { facts } from "../../../shared/content/example-line/parameters.ts";
import { rankedPlaces } from "../../../shared/content/example-line/rank.ts";
import { readTrack } from "../../../shared/content/example-line/track-geometry.ts";
import { ControlsContext } from "./controls.ts";
import { History } from "./history.tsx";
import { Traces } from "./traces.tsx";

const measured = rankedPlaces.flatMap((ranked) =>
  ranked.peak ? [{ ...ranked, kilometre: ranked.place.kilometre, peak: ranked.peak }] : [],
);

test.each(measured)(
  "the values beside the trace of km $kilometre are those of the list",
  (ranked) => {
    const { place, peak, latest, change } = ranked;
    const design = readTrack(peak.at, peak.at, 1).design(peak.channel)[0] ?? 0;
    const base = { gauge: NOMINAL_GAUGE, crosslevel: design }[peak.channel as string] ?? 0;
    const choice = { ...plainChoice, at: place.kilometre };

    const html = renderToStaticMarkup(
      <ControlsContext value={{ choice, others: {}, send: () => undefined }}>
        <Traces ranked={ranked} />
      </ControlsContext>,
    );

    const lane =
      html.split("data-main")[1 + facts[place.parameter].lanes.indexOf(peak.channel)] ?? "";
    const [, ...texts] = /<b>([^<]+)<\/b><span[^>]*>([^<]+)</.exec(lane) ?? [];
    const [now = 0, before = 0] = texts.map((text) => {
      const value = Number.parseFloat(text);
      return Math.abs((text.includes("↓") ? -value : value) - base);
    });
    expect(now).toBeCloseTo(latest, 6);
    expect(now - before).toBeCloseTo(change, 6);
  },
);

test("the history of a place without a forecast has one line, or one before and one after work on the track", () => {
  for (const ranked of rankedPlaces.filter(({ forecast }) => typeof forecast === "string")) {
    const lines = renderToStaticMarkup(<History ranked={ranked} />).match(/<path[^>]*tone="data"/g);
    expect(lines, `km ${ranked.place.kilometre}`).toHaveLength(ranked.place.work ? 2 : 1);
  }
});

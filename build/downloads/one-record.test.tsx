import { readdirSync, readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { earlierRainMm, sampleAlert, windowRainMm } from "../../client/components/sample-alert.ts";
import { renderPage } from "../../client/testing/render-page.tsx";
import { routes } from "../../server/routes.ts";
import { culvertSheet } from "../../shared/content/culvert-sheet.ts";
import { bridges, crossings, stations } from "../../shared/content/example-line/features.ts";
import { rankedPlaces } from "../../shared/content/example-line/rank.ts";
import { DAYS_BETWEEN_RUNS, lastDay, runDates } from "../../shared/content/example-line/runs.ts";
import {
  earlierLimitC,
  earlierPassedAt,
  heatDay,
  limitC,
  limitPassedAt,
} from "../../shared/content/heat-day.ts";
import { fleet, TRUCK_1, TRUCK_3 } from "../../shared/content/mine-level/record.ts";
import { railwayStart } from "../../shared/content/point-clouds.ts";
import { paths } from "../../shared/paths.ts";
import { milesOf } from "../../shared/units.ts";
import { downloads } from "./downloads.ts";

/** The pages with example data, the files and the posts, each as its text with plain spaces. */
const pages = routes
  .filter(({ path }) => /^\/(?:$|pilot|solutions\/|example-line|industries\/\w+\/)/.test(path))
  .map((page): [string, string] => [
    page.path,
    plain(renderPage(page, { posts: [], latest: [], query: {} })),
  ]);
const files = await Promise.all(
  downloads.map(async ({ path, write }): Promise<[string, string]> => {
    const content = await write();
    const isMail = path.endsWith(".eml");
    const text = isMail ? (await PostalMime.parse(content as string)).text : String(content);
    return [path, plain(text ?? "")];
  }),
);
const posts = readdirSync("sql/seed").map((name): [string, string] => [
  name,
  plain(readFileSync(`sql/seed/${name}`, "utf8")),
]);

function plain(text: string): string {
  return text.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, " ").replaceAll(/[ \u00a0]+/g, " ");
}

const textOf = (path: string) => [...pages, ...files].find(([each]) => each === path)?.[1] ?? "";
const rowsOf = (path: string): Record<string, string>[] => parse(textOf(path), { columns: true });
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)];

const kilometres = [
  ...rankedPlaces.map(({ place }) => place.kilometre),
  ...culvertSheet.map(({ km }) => Number(km)),
  ...bridges.flatMap(({ kilometre, length }) => [kilometre, kilometre - length / 2000]),
  ...stations.map(({ kilometre }) => kilometre),
  ...crossings,
  heatDay.kilometre,
  // The ends of the scanned stretch.
  railwayStart / 1000,
  33.47,
];
const isoDay = (day: number) => new Date(Math.round(day) * 86_400_000).toISOString().slice(0, 10);
const days = [
  ...runDates,
  ...culvertSheet.map(({ photographed }) => photographed),
  ...rankedPlaces.flatMap(({ place, forecast }) => [
    place.work?.date ?? "",
    ...(typeof forecast === "object"
      ? [forecast.day, forecast.earliest, forecast.latest].map(isoDay)
      : []),
  ]),
  isoDay(lastDay + DAYS_BETWEEN_RUNS),
  heatDay.date,
  heatDay.neutralRecordedOn,
  ...[sampleAlert.issued, sampleAlert.onset].map((moment) => moment.toISOString().slice(0, 10)),
  // The end of the axis of the Dashboard's history.
  "2026-11-10",
];

describe.each([...pages, ...files, ...posts])("%s", (name, text) => {
  test("names only kilometres and miles of the example line", () => {
    for (const [, km = ""] of matches(text, /\bkm (\d+\.\d{2,3})\b/g)) {
      const gaps = kilometres.map((each) => Math.abs(each - Number(km)));
      expect(Math.min(...gaps), `km ${km}`).toBeLessThan(km.length > 5 ? 0.001 : 0.0051);
    }
    if (name.endsWith(".md")) return;
    const miles = kilometres.map((each) => milesOf(each).toFixed(2));
    for (const [, mile] of matches(text, /\b(?:mp|mile) (\d+\.\d\d)\b/g))
      expect(miles).toContain(mile);
  });

  test("names only days of its runs, photographs, forecasts and warnings", () => {
    if (name.endsWith(".md")) return;
    for (const [date] of matches(text, /\b20(?:26|27)-\d\d-\d\d(?!T)\b/g))
      expect(days).toContain(date);
    const worded = matches(
      text,
      /\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}\b(?:, (20\d\d))?/g,
    );
    for (const [words, year] of worded) {
      const day = new Date(`${words}${year ? "" : ", 2026"} UTC`).toISOString().slice(0, 10);
      expect(days, words).toContain(day);
    }
  });

  test("multiplies scores that a culvert has, and ranks it as the sheet does", () => {
    for (const [, condition, consequence, product] of matches(text, /(\d) × (\d) = (\d+)/g)) {
      const [a, b] = [Number(condition), Number(consequence)];
      const owners = culvertSheet.filter((each) => each.conditionScore === a);
      expect(owners.map((each) => each.consequenceScore)).toContain(b);
      expect(a * b).toBe(Number(product));
    }
    const ranked = [
      ...matches(text, /\| km (?<km>[\d.]+) \|.*× .*\| (?<rank>\d+) \|/g),
      ...matches(text, /Rank (?<rank>\d+) of 18, km (?<km>[\d.]+)/g),
    ];
    for (const { groups } of ranked)
      expect(culvertSheet.find(({ km }) => km === groups?.km)?.rank).toBe(Number(groups?.rank));
  });
});

test("a place has the same reading, rank, words and urgency in the list, on the map, in the report and on the Dashboard", () => {
  const { features } = JSON.parse(textOf(paths.exampleLine.geoJson())) as {
    features: { properties: Record<string, unknown> }[];
  };
  const report = textOf(paths.exampleLine.inspectionReport());
  const dashboard = textOf(paths.solution("autonomous-track-monitoring"));
  const rows = rowsOf(paths.exampleLine.csv());

  expect(rows).toHaveLength(rankedPlaces.length);
  for (const row of rows) {
    const feature = features.find(({ properties }) => Number(properties.rank) === Number(row.rank));
    const { reading = "", reason = "", priority = "", km = "", mile = "" } = row;
    expect(Object.values(feature?.properties ?? {}).map((value) => Number(value ?? ""))).toEqual(
      Object.values(row).map(Number),
    );
    const inReport = report.slice(report.indexOf(`${row.rank}. km ${km}, mp ${mile}`));
    expect(inReport.slice(0, 900)).toContain(`${reason}.`);
    expect(inReport.slice(0, 900)).toMatch(new RegExp(`: ${reading}(?:%|\\s(?:mm|°C)) `));
    expect(inReport.slice(0, 900)).toContain(`When: ${priority}`);
    const act = rankedPlaces.find(({ rank }) => rank === Number(row.rank))?.place.act;
    if (act) expect(report.indexOf(plain(act))).toBeLessThan(report.indexOf(" 1. km "));
    expect(dashboard).toMatch(new RegExp(`km ${km} [A-Z][^.]*? ${reason} ${reading} `));
  }
});

test("a culvert on the list of the line is open by what its photograph leaves, on the day of the last run, and equally urgent", () => {
  const culverts = rowsOf(paths.downloads.culverts());
  const listed = rowsOf(paths.exampleLine.csv()).filter(
    ({ parameter }) => parameter === "clear_opening",
  );

  expect(listed).not.toHaveLength(0);
  for (const { km, reading, priority, last_run: day } of listed) {
    const culvert = culverts.find((each) => each.km === km);
    expect(culvert).toMatchObject({ priority, photo_date: day });
    expect(100 - Number(culvert?.blockage_pct)).toBe(Number(reading));
  }
});

test("the sensor's file passes the limit and peaks as the pages and the list say", () => {
  const rows = rowsOf(paths.downloads.railTemperature());
  const degrees = rows.map(({ rail_temp_C: rail }) => Number(rail));
  const listed = rowsOf(paths.exampleLine.csv()).find(({ reading_unit: unit }) => unit === "degC");

  const limits = [
    { limit: limitC, at: limitPassedAt },
    { limit: earlierLimitC, at: earlierPassedAt },
  ];
  for (const { limit, at } of limits) {
    const passed = degrees.findIndex((each) => each > limit) / 4;
    const [hour = 0, minute = 0] = at.split(":").map(Number);
    expect(passed - (hour + minute / 60)).toBeLessThan(0.25);
    expect(passed).toBeGreaterThanOrEqual(hour + minute / 60);
  }
  expect(Math.max(...degrees)).toBe(Number(listed?.reading));
  expect(textOf(paths.solution("track-temperature-sensor"))).toContain(`${listed?.reading} °C`);
  const study = textOf(paths.caseStudy("railways", "track-temperature-sensor"));
  // 04:00, 08:00 and 21:00.
  for (const row of [16, 32, 84]) expect(study).toContain(`${rows[row]?.rail_temp_C} °C`);
  const tension = Math.round(-Number(rows[16]?.force_kN_per_rail) / 10) * 10;
  expect(study).toContain(`${tension} kN of tension`);
  const forces = rows.map((row) => Number(row.force_kN_per_rail));
  expect(study).toContain(`compressed by ${Math.max(...forces)} kN`);
});

test("map and mail of the storm have the rain of its hours", () => {
  const page = textOf(paths.solution("predictive-weather-alerts"));

  expect(page).toContain(`${windowRainMm} mm / 6 h`);
  expect(windowRainMm).toBeGreaterThanOrEqual(sampleAlert.rainMm);
  for (const text of [page, textOf(paths.downloads.alertMail())]) {
    expect(text).toContain(`${earlierRainMm} mm fall before it`);
    for (const [, mile, rank] of matches(text, /(\d+\.\d\d) \((\d+)\)/g)) {
      const ranks = [
        ...culvertSheet.map((each) => ({ rank: each.rank, km: Number(each.km) })),
        ...rankedPlaces.map((each) => ({ rank: each.rank, km: each.place.kilometre })),
      ].filter(({ km }) => milesOf(km).toFixed(2) === mile);
      expect(ranks.map((each) => each.rank)).toContain(Number(rank));
    }
  }
});

test("the case study of collision avoidance names the two vehicles that meet, and the loaded one goes first", () => {
  const text = textOf(paths.caseStudy("mining", "collision-avoidance"));
  const words = text.slice(text.lastIndexOf("Unseen"), text.indexOf("A moment has"));
  const [a, b] = [fleet[TRUCK_3]?.name, fleet[TRUCK_1]?.name];

  const named = matches(words, /\b(?:(?:Truck|Loader|Drill|Service) |[TLDS])\d\b/g);

  expect(new Set(named.map(([name]) => name))).toEqual(new Set([a, b]));
  expect(words).toContain(`${a}, empty, waits in the bay. ${b}, loaded, passes first`);
});

import { check } from "@placemarkio/check-geojson";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { downloads as listed } from "../../client/components/downloads.ts";
import { places } from "../../shared/content/example-line/places.ts";
import { paths } from "../../shared/paths.ts";
import { exampleLineFiles } from "./example-line-files.ts";

const { csv, geoJson } = paths.exampleLine;

async function download(path: string) {
  const file = exampleLineFiles.find((each) => each.path === path);
  if (file === undefined) throw new Error(`There is no file at ${path}`);
  return String(await file.write());
}

async function rowsOf(): Promise<Record<string, string>[]> {
  const text = await download(csv());
  return parse(text, { columns: true, relax_column_count: false, record_delimiter: "\r\n" });
}

test("every file has the size that its page tells", async () => {
  for (const { path, kilobytes } of [listed.rankedList, listed.places])
    expect(Math.ceil(Buffer.byteLength(await download(path)) / 1000), path).toBe(kilobytes);
});

test("a row names the rail with the largest reading or the only one that moved, as its legend says", async () => {
  expect(listed.rankedList.columns.rail).toMatch(
    /^L or R: the rail with the largest reading, or the only one/,
  );
  for (const { km, parameter, rail } of await rowsOf()) {
    const place = places.find(({ kilometre }) => kilometre === Number(km));
    const moved = [...new Set(place?.moves.map(([, each]) => (each === "left" ? "L" : "R")))];
    if (["rail_temperature", "clear_opening"].includes(parameter ?? "")) expect(rail).toBe("");
    else if (moved.length === 1 || /^alinement|^profile/.test(parameter ?? ""))
      expect(moved).toContain(rail);
    else expect(rail).toBe("");
  }
});

test("the CSV file has a row for each place and the columns that engineers ask for", async () => {
  const text = await download(csv());
  const rows = await rowsOf();

  expect(text.split("\r\n")[0]?.split(",")).toEqual(Object.keys(listed.rankedList.columns));
  expect(rows).toHaveLength(places.length);
  expect(rows[0]).toMatchObject({
    rank: "1",
    km: "33.43",
    mile: "20.77",
    parameter: "twist_10m",
    loaded: "n",
    value_mm: "25.0",
    value_in: "0.98",
    first_run: "2026-05-12",
    last_run: "2026-08-25",
    verdict: "",
  });
  expect(rows.find(({ parameter }) => parameter === "rail_temperature")).toMatchObject({
    value_mm: "",
    reading: "50.0",
    reading_unit: "°C",
  });
});

test("the CSV file has the published limits of Class 4, and a rate only where the runs have a trend", async () => {
  const rows = await rowsOf();
  const rowAt = (kilometre: string) => rows.find(({ km }) => km === kilometre);

  expect(rowAt("42.21")).toMatchObject({ rail: "L", class_limit_mm: "25.4", value_mm: "18.2" });
  expect(rowAt("10.42")).toMatchObject({ class_limit_mm: "38.1" });
  expect(rowAt("8.02")).toMatchObject({ class_limit_mm: "50.8" });
  expect(rowAt("45.02")).toMatchObject({ class_limit_mm: "31.8", rate_mm_per_month: "" });
  expect(rowAt("30.74")).toMatchObject({ class_limit_mm: "", rail: "R" });
  expect(rowAt("16.82")).toMatchObject({ rate_mm_per_month: "" });
});

test("the GeoJSON file is valid and has the line and all places with the same fields", async () => {
  const text = await download(geoJson());

  const { features } = check(text) as GeoJSON;
  const [line, ...points] = features;
  expect(line?.geometry.type).toBe("LineString");
  expect(points).toHaveLength(places.length);
  const [row] = await rowsOf();
  expect(Object.keys(points[0]?.properties ?? {})).toEqual(Object.keys(row ?? {}));
});

interface GeoJSON {
  features: { geometry: { type: string }; properties: Record<string, unknown> }[];
}

import { check } from "@placemarkio/check-geojson";
import { parse } from "csv-parse/sync";
import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { type Download, downloads as listed } from "../../client/components/downloads.ts";
import { renderPage } from "../../client/testing/render-page.tsx";
import { routes } from "../../server/routes.ts";
import { readXml } from "../../server/testing/read-xml.ts";
import { places } from "../../shared/content/example-line/places.ts";
import { paths } from "../../shared/paths.ts";
import { downloads } from "./downloads.ts";

const entries: readonly Download[] = Object.values(listed);
const { csv, geoJson } = paths.exampleLine;

async function download(path: string): Promise<Buffer> {
  const file = downloads.find((each) => each.path === path);
  return Buffer.from((await file?.write()) ?? "");
}

async function rowsOf(path: string): Promise<Record<string, string>[]> {
  return parse(await download(path), { bom: true, columns: true, record_delimiter: "\r\n" });
}

test.each(entries.filter(({ kilobytes }) => kilobytes !== undefined))(
  "$path has its listed size and columns, and the same bytes every time",
  async ({ path, kilobytes, columns }) => {
    const file = await download(path);

    expect(Math.ceil(file.length / 1000)).toBe(kilobytes);
    if (columns) expect(Object.keys((await rowsOf(path))[0] ?? {})).toEqual(Object.keys(columns));
    // A spreadsheet takes a file without a byte order mark for one of an old encoding.
    if (/csv$/.test(path)) expect(String(file)).toMatch(/^\uFEFF|^[ -~\r\n]*$/);
    expect(await download(path)).toEqual(file);
  },
);

test("every listed file is on a page, and every file is listed", () => {
  const pages = routes.filter(({ path }) => /^\/(?:solutions\/|pilot|security)/.test(path));
  const html = pages.map((page) => renderPage(page, { posts: [], query: {} }));

  for (const { path } of entries) expect(html.join(), path).toContain(`href="${path}"`);
  const listedPaths = entries.map(({ path }) => path);
  expect(listedPaths).toEqual(expect.arrayContaining(downloads.map(({ path }) => path)));
});

test("a row names the rail with the largest reading or the only one that moved, as its legend says", async () => {
  expect(listed.rankedList.columns.rail).toMatch(
    /^L or R: the rail with the largest reading, or the only one/,
  );
  const rails = (await rowsOf(csv())).map(({ km, rail }) => `${km} ${rail}`.trim());
  expect(rails.join(", ")).toBe(
    "33.43, 19.46, 16.82 R, 42.21 L, 8.02 L, 10.42 L, 30.74 R, 24.14 R, 36.45 L, 4.29 R, 45.02 L, 31.93",
  );
});

test("the CSV file has a row for each place, with its values in the units that engineers ask for, the published limits of Class 4, and a rate only where the runs have a trend", async () => {
  const rows = await rowsOf(csv());
  const rowAt = (kilometre: string) => rows.find(({ km }) => km === kilometre);

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
  const hot = rows.find(({ parameter }) => parameter === "rail_temperature");
  expect(hot).toMatchObject({ value_mm: "", reading: "50.0", reading_unit: "degC" });
  expect(rowAt("42.21")).toMatchObject({ rail: "L", class_limit_mm: "25.4", value_mm: "18.2" });
  expect(rowAt("10.42")).toMatchObject({ class_limit_mm: "38.1" });
  expect(rowAt("8.02")).toMatchObject({ class_limit_mm: "50.8" });
  expect(rowAt("45.02")).toMatchObject({
    class_limit_mm: "31.8",
    rate_mm_per_month: "",
    confidence: "",
    verdict: "tamped 2026-07-22",
  });
  expect(new Set(rows.map(({ track_class: name }) => name))).toEqual(new Set(["Class 4"]));
  expect(rowAt("30.74")).toMatchObject({ class_limit_mm: "", rail: "R" });
  expect(rowAt("16.82")).toMatchObject({ rate_mm_per_month: "" });
});

test("the GeoJSON file is valid and has the line and all places, with the longitude first and the same fields", async () => {
  const { features } = check(String(await download(geoJson())));
  const [line, ...points] = features;
  expect(line?.geometry.type).toBe("LineString");
  expect(points).toHaveLength(places.length);
  const [row = {}] = await rowsOf(csv());
  expect(points[0]?.geometry.coordinates).toEqual(
    [row.longitude_deg, row.latitude_deg].map(Number),
  );
  expect(Object.keys(points[0]?.properties ?? {})).toEqual(Object.keys(row));
});

test("positions on the ramp without radio grow older with the road on which the vehicle can be, and those elsewhere are fresh", async () => {
  const rows = await rowsOf(paths.downloads.positions());
  const ages = rows.map(({ age_s: age }) => Number(age));

  expect(new Set(rows.map(({ vehicle_id: id }) => id)).size).toBe(7);
  expect(Math.min(...ages)).toBe(1);
  expect(Math.max(...ages)).toBeGreaterThan(20);
  for (const { age_s: age, limit_kmh: limit, reach_m: reach } of rows)
    if (reach !== "")
      expect(Number(reach)).toBe(age === "1" ? 0 : Math.ceil((Number(age) * Number(limit)) / 3.6));
  expect(rows.filter(({ reach_m: reach }) => reach === "")).not.toHaveLength(0);
  expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(["lidar_imu", "imu"]));
  expect(new Set(rows.map(({ loaded }) => loaded))).toEqual(new Set(["y", "n"]));
  for (const { state, waits_for: other } of rows) expect(other !== "").toBe(state === "waits");
});

/** The order of elements in CAP 1.2, section 3.2, as far as the alert uses them. */
const CAP_ORDER = {
  alert: "identifier sender sent status msgType source scope addresses note info",
  info: "language category event responseType urgency severity certainty onset expires senderName headline description instruction parameter area",
};

test("the alert is a CAP 1.2 message with times in the zone of the line and a closed polygon", async () => {
  const message = String(await download(paths.downloads.alertMessage()));
  const { "@xmlns": namespace, info, ...others } = readXml(message).alert;
  const corners = info.area.polygon.split(" ");

  expect(namespace).toBe("urn:oasis:names:tc:emergency:cap:1.2");
  expect([...Object.keys(others), "info"].join(" ")).toBe(CAP_ORDER.alert);
  expect(Object.keys(info).join(" ")).toBe(CAP_ORDER.info);
  expect(info.onset).toBe("2026-09-03T00:00:00-04:00");
  expect(info.expires).toBe("2026-09-03T12:00:00-04:00");
  expect(corners.length).toBeGreaterThan(3);
  expect(corners.at(-1)).toBe(corners[0]);
});

test("the event for calendars lasts from the rain to the end of the alert, after the rain", async () => {
  const text = String(await download(paths.downloads.alertEvent()));
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);

  expect(event.startDate.toJSDate().toISOString()).toBe("2026-09-03T04:00:00.000Z");
  expect(event.endDate.toJSDate().toISOString()).toBe("2026-09-03T16:00:00.000Z");
  expect(event.summary).toBe("Heavy rain, Dogwood to Elder");
  expect(event.description).toContain("40\u00a0mm or more");
});

test("the mail names the time window and has both other files attached", async () => {
  const mail = await PostalMime.parse(await download(paths.downloads.alertMail()));
  const attached = mail.attachments.map(({ filename, content }) => [filename, linesOf(content)]);

  expect(mail.date).toBe("2026-09-01T22:05:00.000Z");
  expect(mail.subject).toContain("September 3, 2026, 00:00 EDT (04:00 UTC)");
  expect(mail.text).toContain("model run 18:00 UTC");
  expect(attached).toEqual([
    ["alert.cap.xml", linesOf(await download(paths.downloads.alertMessage()))],
    ["alert.ics", linesOf(await download(paths.downloads.alertEvent()))],
  ]);
});

/** The parser of mails turns the line ends of text into line feeds. */
function linesOf(content: string | ArrayBuffer | Uint8Array): string[] {
  return String(Buffer.from(content as ArrayBuffer)).split(/\r?\n/);
}

import type { Express, RequestHandler } from "express";
import { rankedPlaces } from "../../../shared/content/example-line/rank.ts";
import { downloads } from "../../../shared/downloads/downloads.ts";
import { paths } from "../../../shared/paths.ts";
import { CSV_TYPE, csv } from "../../downloads/csv.ts";
import { attachmentOf } from "../../feeds/content-file.ts";
import { geoJsonOf } from "./geo-json.ts";
import { type PlaceRecord, placeRecord } from "./place-record.ts";

interface FileFormat {
  type: string;
  write(records: readonly PlaceRecord[]): string;
}

const { rankedList } = downloads;

const files: Record<string, FileFormat> = {
  [rankedList.path]: { type: CSV_TYPE, write: csvOf },
  [paths.exampleLine.geoJson()]: { type: "application/geo+json", write: geoJsonOf },
};

/** Decimals of numbers in the CSV file, which keeps their zeros. */
const decimals: Partial<Record<keyof PlaceRecord, number>> = {
  mile: 2,
  km: 2,
  latitude_deg: 6,
  longitude_deg: 6,
  value_mm: 1,
  value_in: 2,
  class_limit_mm: 1,
  change_mm: 1,
  rate_mm_per_month: 1,
};

function csvOf(records: readonly PlaceRecord[]): string {
  const rows = records.map((record) => {
    const digits = { ...decimals, reading: record.reading_unit === "%" ? 0 : 1 };
    const fixed = Object.entries(digits).map(([name, places]) => {
      const value = record[name as keyof PlaceRecord];
      return [name, typeof value === "number" ? value.toFixed(places) : value];
    });
    return { ...record, ...Object.fromEntries(fixed) };
  });
  return csv(rankedList.columns, rows);
}

/**
 * Serves the ranked places of the example line as files. They change only with the code, so clients may keep them for an
 * hour.
 */
export function serveExampleLine(app: Express): void {
  for (const [path, file] of Object.entries(files)) app.get(path, sendPlaces(path, file));
  app.get("/example-line/locations.kml", (_request, response) =>
    response.redirect(308, paths.exampleLine.geoJson()),
  );
}

function sendPlaces(path: string, { type, write }: FileFormat): RequestHandler {
  return (_request, response) => {
    response.set("Cache-Control", "public, max-age=3600");
    response.set("Content-Disposition", attachmentOf(path));
    response.set("Content-Type", type).send(write(rankedPlaces.map(placeRecord)));
  };
}

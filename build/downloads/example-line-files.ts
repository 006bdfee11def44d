import { downloads } from "../../client/components/downloads.ts";
import { rankedPlaces } from "../../shared/content/example-line/rank.ts";
import { paths } from "../../shared/paths.ts";
import { csv, type DownloadFile } from "./csv.ts";
import { geoJsonOf } from "./geo-json.ts";
import { type PlaceRecord, placeRecord } from "./place-record.ts";

const { rankedList } = downloads;

/** The ranked places of the example line as files. */
export const exampleLineFiles: readonly DownloadFile[] = [
  { path: rankedList.path, write: () => csvOf(rankedPlaces.map(placeRecord)) },
  { path: paths.exampleLine.geoJson(), write: () => geoJsonOf(rankedPlaces.map(placeRecord)) },
];

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

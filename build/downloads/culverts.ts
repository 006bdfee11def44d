import { downloads } from "../../client/components/downloads.ts";
import {
  barrelLengthM,
  culvertAt,
  riseM,
  trainsPerDay,
} from "../../client/pages/solutions/culvert-inventory.ts";
import { culvertSheet, type SheetPlace } from "../../shared/content/culvert-sheet.ts";
import { lineName } from "../../shared/content/example-line/features.ts";
import { milesOf } from "../../shared/units.ts";
import { urgencyLabels } from "../../shared/urgency.ts";
import { type CsvRow, csvFile } from "./csv.ts";
import { coordinatesAt } from "./survey.ts";

/** The example sheet of culverts in the order of risk, with the inventory. */
export const culvertsFile = csvFile(downloads.culverts, () =>
  [...culvertSheet].sort((a, b) => a.rank - b.rank).map(culvertRow),
);

function culvertRow(place: SheetPlace): CsvRow<typeof downloads.culverts.columns> {
  const { rank, km, blockagePercent, consequence, urgency, photographed } = place;
  const culvert = culvertAt(km);
  const { latitude, longitude } = coordinatesAt(Number(km) * 1000);
  return {
    rank,
    subdivision: lineName,
    mile: milesOf(Number(km)).toFixed(2),
    km,
    latitude_deg: latitude.toFixed(6),
    longitude_deg: longitude.toFixed(6),
    obstacle: "stream",
    cover_m: culvert.coverM,
    length_m: barrelLengthM(culvert),
    tracks: culvert.tracks,
    material: culvert.material,
    type: culvert.shape,
    span_m: culvert.spanM,
    rise_m: riseM(culvert),
    cells: 1,
    year: culvert.year,
    ...conditionOf(place),
    blockage_pct: blockagePercent ?? null,
    access: culvert.access,
    catchment_km2: culvert.catchmentKm2,
    trains_per_day: trainsPerDay,
    note: culvert.note || null,
    photo_id: `P-${km}`,
    photo_date: photographed,
    condition_score: place.conditionScore,
    consequence_score: place.consequenceScore,
    priority: urgencyLabels[urgency],
    reason: consequence,
  };
}

/** A photograph shows one end of a culvert; the sheet says so of every other part. */
function conditionOf({ end = "inlet", finding }: SheetPlace) {
  const unseen = "not seen";
  const parts = {
    inlet: unseen,
    barrel: unseen,
    joints: unseen,
    invert: unseen,
    outlet: unseen,
    embankment: unseen,
  };
  return { ...parts, [end]: finding };
}

import { downloads } from "../../client/components/downloads.ts";
import { heatDay } from "../../shared/content/heat-day.ts";
import level from "../../shared/content/mine-level/level.json" with { type: "json" };
import { levelSize } from "../../shared/content/mine-level/level.ts";
import {
  EXCERPT_S,
  fleet,
  type Report,
  reportsAt,
} from "../../shared/content/mine-level/record.ts";
import { thermalForce } from "../../shared/content/thermal-force.ts";
import { rounded } from "../../shared/format.ts";
import { type CsvRow, csvFile } from "./csv.ts";

/** Midnight of the heat day in Eastern daylight time. */
const MIDNIGHT = Date.parse(`${heatDay.date}T00:00:00-04:00`);

/** The heat day of the case study. */
export const railTemperatureFile = csvFile(downloads.railTemperature, () =>
  Array.from({ length: 96 }, (_, quarter) => temperatureRow(quarter / 4)),
);

function temperatureRow(hour: number): CsvRow<typeof downloads.railTemperature.columns> {
  const { sensor, side, neutral, neutralRecordedOn } = heatDay;
  const rail = rounded(heatDay.rail(hour), 1);
  const difference = rounded(rail - neutral, 1);
  return {
    sensor_id: sensor,
    time_utc: isoText(MIDNIGHT + hour * 3_600_000),
    rail_temp_C: rail,
    side,
    air_temp_C: rounded(heatDay.air(hour), 1),
    neutral_temp_C: neutral,
    neutral_recorded_on: neutralRecordedOn,
    difference_K: difference,
    force_kN_per_rail: rounded(thermalForce(difference).forceKN, 0),
    supply_state: "ok",
    quality_flag: "ok",
  };
}

/** The beginning of the replay: 14:00 in Eastern daylight time. */
const SHIFT_START = Date.parse("2026-08-25T14:00:00-04:00");
const STEP_S = 5;

/** What the fleet map shows in the replay. */
export const positionsFile = csvFile(downloads.positions, () => {
  const times = Array.from({ length: EXCERPT_S / STEP_S }, (_, index) => index * STEP_S);
  return times.flatMap((time) => reportsAt(time).map((report) => positionRow(report, time)));
});

function positionRow(report: Report, time: number): CsvRow<typeof downloads.positions.columns> {
  const { vehicle, pose, ageS, spreadM, kmh, limitKmh, reachM } = report;
  const [east, south] = pose.at;
  const second = Math.max(0, report.time);
  const elevation = level.elevations[vehicle]?.[second] ?? 0;
  const unmatched = level.unmatched[vehicle]?.findLast(([from = 0]) => from <= second)?.[1];
  return {
    vehicle_id: fleet[vehicle]?.mark ?? null,
    time_utc: isoText(SHIFT_START + time * 1000),
    level: 500,
    x_m: rounded(east, 1),
    y_m: rounded(levelSize[1] - south, 1),
    z_m: rounded(elevation / 10, 1),
    place: report.drift,
    loaded: report.isLoaded ? "y" : "n",
    state: report.doing,
    waits_for: fleet[report.other]?.mark ?? null,
    speed_kmh: kmh,
    limit_kmh: limitKmh,
    sigma_m: rounded(spreadM / 2, 2),
    age_s: rounded(ageS, 1),
    reach_m: Number.isFinite(reachM) ? Math.ceil(reachM) : null,
    source: unmatched === 1 ? "imu" : "lidar_imu",
  };
}

function isoText(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

import { heatDay } from "../../shared/content/heat-day.ts";
import { fleet, legOf } from "../../shared/content/mine-level/fleet.ts";
import { elevationOn, levelSize } from "../../shared/content/mine-level/level.ts";
import { alongDrift } from "../../shared/content/mine-level/poses.ts";
import { wallsAround } from "../../shared/content/mine-level/position-filter.ts";
import {
  movedSince,
  type Report,
  recordOf,
  reportsAt,
} from "../../shared/content/mine-level/record.ts";
import { assumptionsOf, stills } from "../../shared/content/mine-level/replay-choice.ts";
import { EXCERPT_S } from "../../shared/content/mine-level/simulate.ts";
import { thermalForce } from "../../shared/content/thermal-force.ts";
import { downloads } from "../../shared/downloads/downloads.ts";
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

/** What the fleet map shows in the replay with its first settings. */
export const positionsFile = csvFile(downloads.positions, () => {
  const record = recordOf(assumptionsOf(stills.fleet));
  const times = Array.from({ length: EXCERPT_S / STEP_S }, (_, index) => index * STEP_S);
  return times.flatMap((time) =>
    reportsAt(record, time).map((report) => positionRow(report, time)),
  );
});

function positionRow(report: Report, time: number): CsvRow<typeof downloads.positions.columns> {
  const { vehicle, state, pose, ageS } = report;
  const leg = legOf(vehicle, state.leg);
  const [east, south] = pose.at;
  return {
    vehicle_id: fleet[vehicle]?.mark ?? null,
    time_utc: isoText(SHIFT_START + time * 1000),
    level: 500,
    x_m: rounded(east, 1),
    y_m: rounded(levelSize[1] - south, 1),
    z_m: rounded(elevationOn(leg.drift, alongDrift(leg, state.along)), 1),
    sigma_m: rounded(Math.sqrt(state.variance), 2),
    age_s: rounded(ageS, 1),
    moved_since_m: rounded(movedSince(report), 0),
    source: wallsAround(vehicle, state) === "even" ? "imu" : "lidar_imu",
  };
}

function isoText(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

import { FIRST, NEXT } from "../../shared/content/culvert-sheet.ts";
import type { ProductSlug } from "../../shared/content/products/products.ts";
import { paths } from "../../shared/paths.ts";

/** A file of the example data, or a page to print. */
export interface Download {
  path: string;
  holds: string;
  /** Rounded up; a page to print has no size. */
  kilobytes?: number;
  /** The columns of a CSV file in their order, each with its meaning and unit. */
  columns?: Readonly<Record<string, string>>;
}

const rankedList = {
  path: paths.exampleLine.csv(),
  holds: "The ranked places",
  kilobytes: 3,
  columns: {
    rank: "counts from 1",
    subdivision: "name of the line",
    track: "main or siding",
    mile: "from the beginning of the line",
    km: "from the beginning of the line",
    latitude_deg: "degrees north, WGS 84; invented",
    longitude_deg: "degrees east, WGS 84; invented",
    position_uncertainty_m: "m along the track; invented",
    parameter:
      "gauge, crosslevel, twist_10m, alinement_mco62, profile_mco62 (62 ft chord), rail_temperature, clear_opening",
    rail: "L or R: the rail with the largest reading, or the only one that moved; else empty",
    loaded: "y or n: whether the track was under load",
    value_mm: "deviation on the last run, mm",
    value_in: "the same in inches",
    track_class: "49 CFR 213.9",
    class_limit_mm: "49 CFR 213, Class 4, mm, for orientation; empty where no single limit holds",
    first_run: "date, ISO 8601",
    last_run: "date, ISO 8601",
    change_mm: "of geometry since the run before, mm",
    rate_mm_per_month: "through the last three runs, mm a month; empty without a trend",
    confidence:
      "trend, no trend or unsure; empty for a temperature, and with too few runs after work",
    verdict: "the decision of a person; the work and its day if the place was worked on",
    reviewer: "empty, to fill in",
    reading: "value in its own unit",
    reading_unit: "mm, degC or %",
    example_threshold: "in the unit of the reading",
    priority: "Act today, Look first, Look next or As planned",
    reason: "in a few words",
  },
} as const satisfies Download;

const railTemperature = {
  path: paths.downloads.railTemperature(),
  holds: "The heat day, every 15 minutes",
  kilobytes: 8,
  columns: {
    sensor_id: "with the kilometre of the example line",
    time_utc: "ISO 8601, UTC",
    rail_temp_C: "°C",
    side: "side of the rail with the sensor; south is the sunny one",
    air_temp_C: "°C",
    neutral_temp_C: "°C, from the record",
    neutral_recorded_on: "date, ISO 8601",
    difference_K: "rail minus neutral, K",
    force_kN_per_rail: "kN, compression positive: E × A × alpha × difference",
    supply_state: "ok or low; ok on all of this day",
    quality_flag: "ok or suspect; ok on all of this day",
  },
} as const satisfies Download;

const culverts = {
  path: paths.downloads.culverts(),
  holds: "The culverts in the order of risk",
  kilobytes: 5,
  columns: {
    rank: "by condition_score × consequence_score, then condition_score, then km",
    subdivision: "name of the line",
    mile: "from the beginning of the line",
    km: "from the beginning of the line",
    latitude_deg: "degrees north, WGS 84; invented",
    longitude_deg: "degrees east, WGS 84; invented",
    obstacle: "what is crossed",
    cover_m: "m, top of the culvert to the bottom of the tie",
    length_m: "m, inlet to outlet",
    tracks: "number of tracks above",
    material: "concrete, steel or masonry",
    type: "box, pipe or arch",
    span_m: "m, width of a cell",
    rise_m: "m, height of a cell",
    cells: "number of openings side by side",
    year: "of installation; empty if unknown",
    inlet: "what the photograph shows, or not seen",
    barrel: "the same",
    joints: "the same",
    invert: "the same",
    outlet: "the same",
    embankment: "the same",
    blockage_pct: "% of the opening; empty if the photograph does not show it",
    access: "for a crew",
    catchment_km2: "km²",
    trains_per_day: "on the line",
    note: "from the inventory",
    photo_id: "with the kilometre",
    photo_date: "date, ISO 8601",
    condition_score: "1 to 5, from the photograph; seasonal ice counts 3 at most",
    consequence_score: "1 to 5, from the inventory: fill, tracks, access, catchment, houses",
    priority: `by the product of the scores: Look first from ${FIRST}, Look next from ${NEXT}; Act today as on the list of the line`,
    reason: "in a few words",
  },
} as const satisfies Download;

const positions = {
  path: paths.downloads.positions(),
  holds: "Six minutes of the fleet map, every 5 seconds",
  kilobytes: 47,
  columns: {
    vehicle_id: "mark on the map",
    time_utc: "time of the map, ISO 8601, in UTC: four hours ahead of its clock (EDT)",
    level: "name of the level",
    x_m: "m east, mine grid, of the vehicle’s middle",
    y_m: "the same, north",
    z_m: "m, elevation of the floor",
    place: "drift",
    loaded: "y or n",
    state:
      "when it was reported: drives, stands, loads, unloads, drills. slows: for a safety bay. stops: for a person. creeps: past a person in a safety bay. waits: for a junction.",
    waits_for:
      "mark of the vehicle that goes first, from the warning on, while the other still rolls",
    speed_kmh: "when it was reported",
    limit_kmh: "posted limit of the drift",
    sigma_m: "m along the drift when it was reported, one standard deviation; the map shows two",
    age_s: "s since the vehicle reported this position",
    reach_m:
      "m of road ahead of its last report, rounded up, on which it can be at the posted limit. 0 if fresh, empty if possibly beyond the map",
    source: "lidar_imu, or imu where even walls give no match along the drift",
  },
} as const satisfies Download;

const testProtocol = {
  path: paths.downloads.testProtocol(),
  holds: "The steps and rules, to fill in",
  kilobytes: 5,
  columns: {
    group: "steps, or the products that a test fits",
    subject: "of the step or test",
    you_bring: "for a step",
    you_receive: "from a step",
    goes_on_when: "what decides after a step",
    rule: "what is done in a test",
    record: "what is written down of a test",
    date: "empty, to fill in",
    result: "empty, to fill in",
    name: "empty, to fill in",
  },
} as const satisfies Download;

const vendorQuestions = {
  path: paths.downloads.vendorQuestions(),
  holds: "The questions, to fill in",
  kilobytes: 5,
  columns: {
    group: "of the questions",
    subject: "of the question",
    question: "to any vendor",
    answer: "empty, to fill in",
    evidence: "empty, to fill in",
    date: "empty, to fill in",
  },
} as const satisfies Download;

export const downloads = {
  rankedList,
  railTemperature,
  culverts,
  positions,
  testProtocol,
  vendorQuestions,
  places: { path: paths.exampleLine.geoJson(), holds: "The same on a map", kilobytes: 33 },
  inspectionReport: {
    path: paths.exampleLine.inspectionReport(),
    holds: "The places with their readings, on a page",
  },
  alertMail: {
    path: paths.downloads.alertMail(),
    holds: "The alert as a mail, with both files below",
    kilobytes: 8,
  },
  alertMessage: {
    path: paths.downloads.alertMessage(),
    holds: "The alert in the Common Alerting Protocol 1.2",
    kilobytes: 3,
  },
  alertEvent: {
    path: paths.downloads.alertEvent(),
    holds: "From the heavy rain to the end of the alert, for a calendar",
    kilobytes: 2,
  },
} as const satisfies Record<string, Download>;

/** The downloads on each product's page. */
export const productDownloads: Readonly<Record<ProductSlug, readonly Download[]>> = {
  "autonomous-track-monitoring": [rankedList, downloads.places, downloads.inspectionReport],
  "track-temperature-sensor": [railTemperature],
  "culvert-risk-assessor": [culverts],
  "predictive-weather-alerts": [downloads.alertMail, downloads.alertMessage, downloads.alertEvent],
  "underground-positioning-system": [positions],
  "collision-avoidance": [positions],
};

import { culvertSheet } from "../../shared/content/culvert-sheet.ts";
import { bridges, lineName, stations } from "../../shared/content/example-line/features.ts";
import { rankedPlaces } from "../../shared/content/example-line/rank.ts";
import { UNIT_SPACE } from "../../shared/content/figure.ts";
import { longDate } from "../../shared/format.ts";
import { milesOf } from "../../shared/units.ts";

const HOUR_MS = 3_600_000;
const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
/** Eastern daylight time, the zone of the example. */
const zone = { name: "EDT", hours: -4, offset: "-04:00" };

/** From station to station of the example line. */
const stretch = { from: "Dogwood", to: "Elder" };
const kilometres = [kilometreOf(stretch.from), kilometreOf(stretch.to)] as const;
const miles = kilometres.map(mileText);

/** When the alert was sent, and the model run that it uses. */
const issued = "2026-09-01T22:05:00Z";
const run = "2026-09-01T18:00:00Z";
/** The time window of the alert, in hours after the hour in which it was sent. */
const window = { from: 30, until: 36 };
const [onset, expires] = [window.from, window.until].map(
  (hours) => new Date(Date.parse("2026-09-01T22:00:00Z") + hours * HOUR_MS),
) as [Date, Date];

/** Of the forecasts of an ensemble, those whose window brings at least `rainMm` on the catchments of the stretch. */
const forecasts = { wet: 15, all: 21 };

/** High water can outlast the rain: the alert stays in force for this time after the window. */
const AFTER_HOURS = 6;
const inForceUntil = new Date(expires.getTime() + AFTER_HOURS * HOUR_MS);

/** The alert that the page of Predictive Weather Alerts shows as an example, and its files. The rain is invented. */
export const sampleAlert = {
  hazard: "Heavy rain",
  stretch: `${stretch.from} to ${stretch.to}`,
  /** First and last kilometre of the stretch. */
  kilometres,
  miles,
  issued: new Date(issued),
  run: new Date(run),
  /** To ten percent. */
  chancePercent: Math.round((10 * forecasts.wet) / forecasts.all) * 10,
  share: `${forecasts.wet} of ${forecasts.all} forecasts`,
  rainMm: 40,
  window,
  onset,
  expires,
  inForceUntil,
  /** Rain in mm for each hour from the hour in which it was sent to the end of the model run. */
  rainByHour: [
    0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.3, 0.6, 1.1, 1.4, 2.5, 2.8, 3.4, 2.5, 2.4, 1.6, 1.1, 0.6, 0.3,
    0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.3, 0.7, 1.4, 2.2, 3.2, 6.3, 9.1, 8.9, 7.5, 8.3, 6.9, 3.5, 2.1,
    1.5, 1, 0.4, 0.1, 0.1, 0.1,
  ],
} as const;

/** Kilometres past the stretch within which its rain reaches a culvert: the grid of the forecast is coarser than a mile. */
const CULVERT_MARGIN = 1;

/** The culverts on the stretch, by rank. */
export const culvertsOnStretch = culvertSheet
  .filter(({ km }) => isOnStretch(Number(km), CULVERT_MARGIN))
  .sort((a, b) => a.rank - b.rank);

/** What else stands on it: bridges, and the ranked places of its track. */
const onStretch = {
  bridges: bridges.filter(({ kilometre }) => isOnStretch(kilometre)),
  // A hot rail is no defect, and rain does no harm there.
  track: rankedPlaces.filter(
    ({ place, forecast }) => forecast !== "weather" && isOnStretch(place.kilometre),
  ),
};

/** "Thursday, 00:00 to 06:00 EDT" */
export const alertHours = `${weekday(onset)}, ${hoursText()}`;

/** The highest rain of an hour, mm. */
export const peakMmPerHour = Math.max(...sampleAlert.rainByHour);

/** The rain of the hours of the alert, mm. */
export const windowRainMm = rainMm(window.from, window.until);

/** The rain from the hour of the mail to the alert's first hour, mm: it has filled the ground before. */
export const earlierRainMm = rainMm(0, window.from);

function rainMm(from: number, until: number): number {
  const hours: readonly number[] = sampleAlert.rainByHour.slice(from, until);
  return Math.round(hours.reduce((sum, mm) => sum + mm, 0));
}

/** "Tuesday, 00:00": so many hours before the heavy rain. */
export function beforeOnset(hours: number): string {
  const moment = new Date(onset.getTime() - hours * HOUR_MS);
  return `${weekday(moment)}, ${clockText(moment)}`;
}

/** The example mail: on the page and as a file. */
export const alertMail = {
  subject: `${sampleAlert.hazard}, ${sampleAlert.stretch}, from ${bothTimes(onset)}`,
  recipient: "Network operations",
  issued: {
    term: "Issued",
    detail: `${bothTimes(sampleAlert.issued)}, model run ${utcText(sampleAlert.run)}`,
  },
  /** What is forecast, when and where, and what stands there. */
  warning: [
    {
      term: "Hazard",
      detail: `${sampleAlert.hazard}, ${sampleAlert.rainMm}${UNIT_SPACE}mm or more, chance about ${sampleAlert.chancePercent}% (${sampleAlert.share}). Peak ${peakMmPerHour}${UNIT_SPACE}mm in an hour. ${earlierRainMm}${UNIT_SPACE}mm fall before it`,
    },
    { term: "Time window", detail: windowText() },
    {
      term: "Place",
      detail: `${lineName}, mile ${miles[0]} to mile ${miles[1]}, and the catchments above it`,
    },
    ...stretchLines(),
  ],
  terms: [
    {
      term: "In force",
      detail: `Until ${bothTimes(inForceUntil)}, because high water can outlast the rain. A later alert extends or ends it`,
    },
    { term: "Acknowledge", detail: "By reply to this mail" },
  ],
  closing: "Follow your severe weather procedure. This alert does not replace it.",
};

/** "2026-09-01T18:05:00-04:00": local time with its offset. */
export function localIso(moment: Date): string {
  return `${localTime(moment).toISOString().slice(0, 19)}${zone.offset}`;
}

function windowText(): string {
  return `${dayText(onset)}, ${hoursText()} (${utcClock(onset)} to ${utcText(expires)})`;
}

/** "00:00 to 06:00 EDT" */
function hoursText(): string {
  return `${clockText(onset)} to ${clockText(expires)} ${zone.name}`;
}

function bothTimes(moment: Date): string {
  return `${dayText(moment)}, ${clockText(moment)} ${zone.name} (${utcText(moment)})`;
}

/** What stands on the stretch: culverts and track places with their ranks, and bridges. */
function stretchLines() {
  const culverts = culvertsOnStretch.map(({ km, rank }) => `${mileText(Number(km))} (${rank})`);
  const crossed = onStretch.bridges.map(({ kilometre }) => mileText(kilometre));
  const track = onStretch.track.map(({ place, rank }) => `${mileText(place.kilometre)} (${rank})`);
  return [
    {
      term: "Culverts by rank",
      detail: `Mile ${culverts.join(", ")}, up to ${CULVERT_MARGIN}${UNIT_SPACE}km past it`,
    },
    { term: "Bridge", detail: `Mile ${crossed.join(", ")}` },
    {
      term: "Track by rank",
      detail: `Mile ${track.join(", ")} on the list of August 25, without hot rails. This alert does not know of repairs`,
    },
  ];
}

function isOnStretch(kilometre: number, margin = 0): boolean {
  const [from, to] = kilometres;
  return from - margin <= kilometre && kilometre <= to + margin;
}

/** "20.82" */
export function mileText(kilometre: number): string {
  return milesOf(kilometre).toFixed(2);
}

function kilometreOf(name: string): number {
  const station = stations.find((each) => each.name === name);
  if (!station) throw new Error(`There is no station ${name}`);
  return station.kilometre;
}

/** A date whose UTC fields are the zone's. */
function localTime(moment: Date): Date {
  return new Date(moment.getTime() + zone.hours * HOUR_MS);
}

/** "Tuesday, September 1, 2026" */
function dayText(moment: Date): string {
  return `${weekday(moment)}, ${longDate(localTime(moment))}`;
}

function weekday(moment: Date): string {
  return DAYS[localTime(moment).getUTCDay()] ?? "";
}

function clockText(moment: Date): string {
  return utcClock(localTime(moment));
}

function utcClock(moment: Date): string {
  return moment.toISOString().slice(11, 16);
}

function utcText(moment: Date): string {
  return `${utcClock(moment)} UTC`;
}

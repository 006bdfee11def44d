import { facts } from "./example-line/parameters.ts";
import { thermalForce } from "./thermal-force.ts";

/**
 * The example heat day of one sensor on the example line: schematic, not measured. Hours 0 to 24 of daylight time, degrees
 * Celsius.
 */
export const heatDay = {
  /** Within the week before the latest run; the Dashboard shows its highest rail temperature. */
  date: "2026-08-23",
  /** Kilometre on the example line. */
  kilometre: 31.93,
  sensor: "RP-31.93",
  /** The side of the rail on which the sensor sits. */
  side: "south",
  /** In the range of 35 to 43 °C that is common in North America. */
  neutral: 35,
  neutralRecordedOn: "2026-05-06",
  air: airAt,
  rail: railAt,
} as const;

/** The highest air temperature, which the forecast of the day before is taken to give. */
export const forecastMaximum = Math.max(
  ...Array.from({ length: 97 }, (_, quarter) => airAt(quarter / 4)),
);

/** The rule of thumb: the forecast maximum of the air plus 30 degrees Fahrenheit, one value for the day. */
export const ruleOfThumb = forecastMaximum + 30 / 1.8;

/** The alarm of the example line. */
export const limitC = facts.temperature.threshold;

/** Sunrise and sunset in late August at about 44° north and 79° west; solar noon is then at about 13:20. */
const SUNRISE = 6.55;
const SUNSET = 20.1;
/** How much warmer than the air a rail gets that the highest sun shines on for long, and how much colder under a clear night sky. */
const SUN_GAIN = 21.2;
const NIGHT_LOSS = 1.8;

/*
 * The rail follows the sun and the air with a first-order lag: its heat capacity over what its surface gives to the air.
 * A rail of 136 lb/yd weighs 67.5 kg/m; steel holds about 480 J/(kg K); its surface is about 0.6 m²/m above the ties, and
 * convection and radiation in light wind carry about 15 W/(m² K).
 */
const LAG_H = (67.5 * 480) / (0.6 * 15) / 3600;

const STEP_H = 1 / 60;
const rail = settledDay();

/** The highest rail temperature. */
export const peakRail = Math.max(...rail);

/** The compression at the peak, to one kilonewton. */
export const peakForceKN = Math.round(thermalForce(peakRail - heatDay.neutral).forceKN);

/** The minute of the day at which the rail passes the limit. */
export const limitPassed = rail.findIndex((degrees) => degrees > limitC);

/** The same, and when the rail is back below it, as "14:20" to ten minutes. */
export const [limitPassedAt, limitPassedUntil] = [
  clockText(limitPassed),
  clockText(rail.findLastIndex((degrees) => degrees > limitC) + 1),
];

/** What a limit that is lower by 3 °C would have given. */
export const earlierLimitC = limitC - 3;
export const earlierPassedAt = clockText(rail.findIndex((degrees) => degrees > earlierLimitC));

/** "14:20", to ten minutes. */
export function clockText(minute: number): string {
  const tens = Math.round(minute / 10);
  return `${Math.floor(tens / 6)}:${tens % 6}0`;
}

/** The rail temperature at every minute. The day is repeated until it begins as it ends. */
function settledDay(): readonly number[] {
  const share = 1 - Math.exp(-STEP_H / LAG_H);
  const minutes = Array.from({ length: 24 / STEP_H }, (_, minute) => minute * STEP_H);
  let degrees = airAt(0);
  let day: number[] = [];
  for (let round = 0; round < 2; round++) {
    day = minutes.map((hour) => {
      const before = degrees;
      degrees += (targetAt(hour) - degrees) * share;
      return before;
    });
  }
  return day;
}

/** The temperature that the rail would reach if sun and air stayed as they are. */
function targetAt(hour: number): number {
  const share = (hour - SUNRISE) / (SUNSET - SUNRISE);
  const sun = share > 0 && share < 1 ? Math.sin(share * Math.PI) : 0;
  return airAt(hour) - NIGHT_LOSS + sun * (SUN_GAIN + NIGHT_LOSS);
}

function railAt(hour: number): number {
  const minute = hour / STEP_H;
  const index = Math.floor(minute + 1e-6);
  const [here = 0, next = here] = [rail[index % rail.length], rail[(index + 1) % rail.length]];
  return here + (next - here) * (minute - index);
}

/** Warmest at about 16:30, coldest before sunrise. */
function airAt(hour: number): number {
  const day = Math.sin(((hour - 10.4) / 24) * 2 * Math.PI);
  const halfDay = Math.sin(((hour - 6) / 12) * 2 * Math.PI);
  return 22.36 + 8.5 * day - 0.7 * halfDay;
}

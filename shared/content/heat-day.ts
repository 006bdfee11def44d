/**
 * The example heat day of one sensor on the example line: schematic, not measured. The air warms with a delay, the rail
 * warms with the sun and cools below the air at night. Hours 0 to 24 of daylight time, degrees Celsius.
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
const AIR_MAXIMUM = Math.max(...Array.from({ length: 97 }, (_, quarter) => airAt(quarter / 4)));

/** The rule of thumb: the forecast maximum of the air plus 30 degrees Fahrenheit, one value for the day. */
export const ruleOfThumb = AIR_MAXIMUM + 30 / 1.8;

/** The sun warms the rail between these hours. */
const DAWN = 3.75;
const DUSK = 21.1;

function airAt(hour: number): number {
  const day = Math.sin(((hour - 9.2) / 24) * 2 * Math.PI);
  const halfDay = Math.sin(((hour - 3) / 12) * 2 * Math.PI);
  return 21 + 8.5 * day - 1.2 * halfDay;
}

function railAt(hour: number): number {
  const share = (hour - DAWN) / (DUSK - DAWN);
  const sun = share > 0 && share < 1 ? Math.sin(share * Math.PI) ** 2 : 0;
  return airAt(hour) - 1.8 + sun * 22.5;
}

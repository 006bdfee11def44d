/**
 * Temperatures of one hot day, schematic, not measured: the air warms with a delay, the rail warms with the sun and
 * cools below the air at night. Hours 0 to 24, degrees Celsius.
 */
export const hotDay = {
  air: airAt,
  /** The rule of thumb: the air plus 30 degrees Fahrenheit. */
  rule: (hour: number) => airAt(hour) + 16.7,
  rail: railAt,
  neutral: 27,
};

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

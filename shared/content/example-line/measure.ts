import { type Channel, facts } from "./parameters.ts";
import { type Place, places } from "./places.ts";
import { LATEST, runDates } from "./runs.ts";
import { GRID, readTrack, type TrackReading } from "./track-geometry.ts";

/** Half of the length in metres within which a place's largest deviation is looked for. */
const SEARCH = 9;

export interface Peak {
  /** The largest deviation in millimetres, without its sign. */
  value: number;
  /** Metres along the line. */
  at: number;
  channel: Channel;
}

/** Finds the largest deviation of a channel in a reading. */
export function largestIn(reading: TrackReading, channel: Channel, run: number): Peak {
  const { from, step, count } = reading;
  const values = reading.of(channel, run);
  const base = baseOf(channel, reading);
  let peak: Peak = { value: -1, at: from, channel };
  for (let index = 0; index < count; index++) {
    const value = Math.abs((values[index] ?? 0) - (base[index] ?? 0));
    if (value > peak.value) peak = { value, at: from + index * step, channel };
  }
  return peak;
}

/** What deviations of a channel count from: zero for twist, because wheels feel that of a ramp too, else the design. */
export function baseOf(channel: Channel, reading: TrackReading): Float64Array {
  return channel === "twist" ? new Float64Array(reading.count) : reading.design(channel);
}

/** A place with its values on the runs. */
export interface MeasuredPlace {
  place: Place;
  values: readonly number[];
  /** The peak of the latest run, where all values are read; undefined for values that are not read from the rails. */
  peak?: Peak;
}

/** All places with their values on all runs, in tenths of a millimetre. */
export const measuredPlaces: readonly MeasuredPlace[] = places.map(measurePlace);

function measurePlace(place: Place): MeasuredPlace {
  if (place.readings) return { place, values: place.readings };
  const middle = place.kilometre * 1000;
  const reading = readTrack(middle - SEARCH, middle + SEARCH, GRID);
  const peak = facts[place.parameter].lanes
    .map((channel) => largestIn(reading, channel, LATEST))
    .reduce((a, b) => (b.value > a.value ? b : a));
  const index = (peak.at - reading.from) / GRID;
  const base = baseOf(peak.channel, reading)[index] ?? 0;
  const values = runDates.map((_, run) =>
    tenths(Math.abs((reading.of(peak.channel, run)[index] ?? 0) - base)),
  );
  return { place, values, peak };
}

/** Rounds to tenths. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

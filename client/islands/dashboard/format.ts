import { facts, type Parameter } from "../../../shared/content/example-line/parameters.ts";
import { lastDay } from "../../../shared/content/example-line/runs.ts";
import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import { shortMonth } from "../../../shared/format.ts";
import { milesOf } from "../../../shared/units.ts";

const MINUS = "\u2212";

/** "−3.2": with a true minus, and without one before a zero. */
export function decimal(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) > 0 ? MINUS + text : text;
}

/** The same with a plus before a positive number. */
export function signedDecimal(value: number, digits: number): string {
  const text = decimal(value, digits);
  return value > 0 && Number(text) > 0 ? `+${text}` : text;
}

/** Decimals that the values of a parameter are shown with. */
export function digitsOf(parameter: Parameter): number {
  return facts[parameter].unit === "%" ? 0 : 1;
}

/** The unit of a difference: that of two percentages is counted in percentage points. */
export function changeUnitOf(parameter: Parameter): string {
  const { unit } = facts[parameter];
  return unit === "%" ? "points" : unit;
}

/** What one value of a parameter is read on: culverts are photographed, all else is measured on runs. */
export function readingOf(parameter: Parameter): "photograph" | "run" {
  return parameter === "culvert" ? "photograph" : "run";
}

/** "km 33.43" */
export function kmText(kilometre: number): string {
  return `km${UNIT_SPACE}${kilometre.toFixed(2)}`;
}

/** "mp 20.77": miles from the beginning of the line. */
export function milepostText(kilometre: number): string {
  return `mp${UNIT_SPACE}${milesOf(kilometre).toFixed(2)}`;
}

/** "Aug 25", from a day since 1970; with the year if it is not that of the runs. */
export function dayText(day: number): string {
  const date = dateOf(day);
  const text = `${shortMonth(date)}${UNIT_SPACE}${date.getUTCDate()}`;
  const year = date.getUTCFullYear();
  return year === dateOf(lastDay).getUTCFullYear() ? text : `${text}, ${year}`;
}

function dateOf(day: number): Date {
  return new Date(Math.round(day) * 86_400_000);
}

import { formatNumber } from "./format.ts";
import { wrongNumber } from "./messages.ts";

/** A field of a form that takes a whole number. */
export interface NumberField {
  /** Its parameter in addresses. */
  name: string;
  label: string;
  min: number;
  max: number;
  /** What it shows before a visitor enters a number. */
  start: number;
}

export interface FieldReading {
  /** What the field shows: the visitor's own text, if there is one. */
  text: string;
  /** Undefined if the text is not a number that the field takes. */
  value: number | undefined;
  /** Says what is expected; empty if nothing is wrong. */
  error: string;
}

/** Reads a field from the values of a form or of an address. */
export function readField(
  { name, min, max, start }: NumberField,
  values: Readonly<Record<string, unknown>>,
): FieldReading {
  const text = values[name];
  if (typeof text !== "string") return { text: formatNumber(start), value: start, error: "" };
  const number = parseWholeNumber(text);
  if (number !== undefined && number >= min && number <= max) {
    return { text, value: number, error: "" };
  }
  return { text, value: undefined, error: wrongNumber(min, max) };
}

/** A whole number as people type it ("1,300", "1 300", "−20"); undefined if it is none. */
export function parseWholeNumber(text: string): number | undefined {
  const digits = text.replace(/[\s,\u00a0]/g, "").replace("\u2212", "-");
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

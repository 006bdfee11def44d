import { formatNumber } from "./format.ts";
import { wrongNumber } from "./messages.ts";

/** A form field for a whole number. */
export interface NumberField {
  /** The query parameter. */
  name: string;
  label: string;
  min: number;
  max: number;
  /** The default value. */
  start: number;
}

export interface FieldReading {
  /** The field's text: the visitor's input, or the default value. */
  text: string;
  /** Undefined if the text is not a whole number within the limits. */
  value: number | undefined;
  /** The error message; empty if the text is valid. */
  error: string;
}

/** Reads a field from the values of a form or of a query. */
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

/** Parses a whole number as people type it, such as "1,300", "1 300" or "−20"; undefined for other texts. */
function parseWholeNumber(text: string): number | undefined {
  const digits = text.replace(/[\s,\u00a0]/g, "").replace("\u2212", "-");
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

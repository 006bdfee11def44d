import { formatNumber } from "../format.ts";

/** A number that the site states. It is never shown without its context line. */
export interface Figure {
  /** A word that belongs to the number and stands before it. */
  before?: "about" | "over" | "up to";
  /** A currency sign. */
  sign?: "$";
  value: number;
  unit?: "%" | "km" | "TB" | "h" | "hour" | "hours" | "billion" | "kN" | "MPa" | "mm" | "m" | "ns";
  /** Continues the number: "1,300 km" + "of track." */
  context: string;
  /** Where it comes from, and what it does not say. */
  source: string;
  /** `arithmetic`: worked out from general knowledge, not stated by the company. */
  basis: "stated" | "arithmetic";
}

/** The space before a unit: a line does not break there, and the site's font has it, unlike U+202F. */
export const UNIT_SPACE = "\u00a0";

/** "$11.3" or "1,300": the number alone. */
export function digitsOf({ sign, value }: Pick<Figure, "sign" | "value">): string {
  return (sign ?? "") + formatNumber(value);
}

/** What stands after the number, with the space before it. */
export function unitOf({ unit }: Pick<Figure, "unit">): string {
  if (unit === undefined) return "";
  return unit === "%" ? unit : UNIT_SPACE + unit;
}

/** "1,300 km": the number with its unit. */
export function quantityOf(figure: Pick<Figure, "sign" | "value" | "unit">): string {
  return digitsOf(figure) + unitOf(figure);
}

/** "up to 15", "1,300 km": the number with the words that belong to it. */
export function numberOf(figure: Figure): string {
  return `${figure.before === undefined ? "" : `${figure.before} `}${quantityOf(figure)}`;
}

/** "of manual labour": the context line as a part of a sentence. */
export function contextOf({ context }: Pick<Figure, "context">): string {
  return context.replace(/\.$/, "");
}

/** "1,300 km of track": the whole fact as a part of a sentence. */
export function factOf(figure: Figure): string {
  return `${numberOf(figure)} ${contextOf(figure)}`;
}

/** The same at the beginning of a sentence. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

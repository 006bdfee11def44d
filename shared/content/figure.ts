import { formatNumber } from "../format.ts";

/** A number that the site states. It is never shown without its context line. */
export interface Figure {
  /** A qualifier before the number, such as "up to". */
  before?: "about" | "over" | "up to" | "rank";
  /** A currency sign. */
  sign?: "$";
  value: number;
  unit?: "%" | "km" | "TB" | "h" | "hour" | "hours" | "years" | "billion" | "kN" | "m" | "s";
  /** The context that follows the number: "1,300 km" + "of track." */
  context: string;
  /** Of a calculated figure, which the company does not state. */
  formula?: string;
}

/** The non-breaking space before a unit. The site's font does not contain the narrow one, U+202F. */
export const UNIT_SPACE = "\u00a0";

/** "$11.3" or "1,300": the number alone. */
export function digitsOf({ sign, value }: Pick<Figure, "sign" | "value">): string {
  return (sign ?? "") + formatNumber(value);
}

/** The unit with the space before it; a percent sign has none. */
export function unitOf({ unit }: { unit?: string | undefined }): string {
  if (unit === undefined) return "";
  return unit === "%" ? unit : UNIT_SPACE + unit;
}

/** "1,300 km": the number with its unit. */
export function quantityOf(figure: Pick<Figure, "sign" | "value" | "unit">): string {
  return digitsOf(figure) + unitOf(figure);
}

/** "up to 15", "1,300 km": the number with the words that belong to it. */
export function numberOf(figure: Figure): string {
  return (figure.before === undefined ? "" : figure.before + UNIT_SPACE) + quantityOf(figure);
}

/** "of manual labour": the context line as a part of a sentence. */
export function contextOf({ context }: Pick<Figure, "context">): string {
  return context.replace(/\.$/, "");
}

/** "90% of culverts not thoroughly inspected.": the number runs on into its context. */
export function sentenceOf(figure: Figure): string {
  return `${numberOf(figure)} ${figure.context}`;
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Returns a count as a word: "six". */
export function inWords(count: number): string {
  return numbers[count] ?? String(count);
}

/** Capitalizes the first letter, for the beginning of a sentence. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

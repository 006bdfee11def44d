import type { Figure } from "../../../shared/content/figures.ts";

/** "up to 15", "1,300 km": the number with the words that belong to it. */
export function numberOf({ before, value, unit = "" }: Figure): string {
  return `${before === undefined ? "" : `${before} `}${value}${unit}`;
}

/** "of manual labour": the context line as a part of a sentence. */
export function contextOf({ context }: Figure): string {
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

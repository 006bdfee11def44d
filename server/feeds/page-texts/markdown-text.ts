import { capital, type Figure, factOf } from "../../../shared/content/figure.ts";

/** Writes a list item for each text. */
export function bullets(texts: readonly string[]): string {
  return texts.map((text) => `- ${text}`).join("\n");
}

/** Writes a section with its heading, or nothing if the text is empty. */
export function section(heading: string, text: string): string {
  return text === "" ? "" : `## ${heading}\n\n${text}`;
}

/** Joins paragraphs and sections, without empty ones. */
export function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

/** Writes a number with its context and source. */
export function figureLine(figure: Figure): string {
  return `**${capital(factOf(figure))}.** ${figure.source}`;
}

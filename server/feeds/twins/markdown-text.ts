import { capital, type Figure, factOf } from "../../../shared/content/figure.ts";

/** A list item for each text. */
export function bullets(texts: readonly string[]): string {
  return texts.map((text) => `- ${text}`).join("\n");
}

/** A section with its heading; nothing where there is no text. */
export function section(heading: string, text: string): string {
  return text === "" ? "" : `## ${heading}\n\n${text}`;
}

/** Paragraphs and sections below each other, without the empty ones. */
export function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

/** A number with its context and its source. */
export function figureLine(figure: Figure): string {
  return `**${capital(factOf(figure))}.** ${figure.source}`;
}

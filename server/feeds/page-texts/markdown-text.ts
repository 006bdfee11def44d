import { capital, type Figure, factOf } from "../../../shared/content/figure.ts";
import { paths } from "../../../shared/paths.ts";
import type { Db } from "../../db/db.ts";
import { listPostAddresses } from "../../db/posts.ts";

const MAX_POSTS = 500;

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

/** Writes a link to the Markdown of a page. */
export function pageLink(text: string, path: string): string {
  return `[${text}](${paths.markdown(path)})`;
}

/** Writes a number with its context and source. */
export function figureLine(figure: Figure): string {
  return `**${capital(factOf(figure))}.** ${figure.source}`;
}

/** Lists links to the Markdown of the newest posts. */
export async function listPostLinks(db: Db): Promise<string[]> {
  const posts = await listPostAddresses(db, MAX_POSTS);
  return posts.map(
    ({ title, slug }) => `[${title.replaceAll(/[[\]\s]+/g, " ")}](${paths.insightMarkdown(slug)})`,
  );
}

/** Adds the public origin to links within the site. */
export function withAbsoluteLinks(text: string, siteUrl: string): string {
  return text.replaceAll("](/", `](${siteUrl}/`);
}

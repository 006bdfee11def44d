import { get } from "./shared-site.ts";

/** Fetches a page of the shared site. */
export async function getHtml(path: string): Promise<string> {
  return (await get(path)).text;
}

/** The text of HTML as a visitor reads it: without tags, scripts and styles, with plain spaces. */
export function readableText(html: string): string {
  return html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, "")
    .replaceAll(/<\/(p|h\d|li|div|dt|dd|td|th)>/g, " ")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "")
    .replaceAll(/[\s\u00a0\u202f]+/g, " ");
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The inside of every element of these names, in order. */
export function elements(html: string, name: string): string[] {
  const pattern = new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, "gs");
  return [...html.matchAll(pattern)].map(([, inside = ""]) => inside);
}

/** The links as `[text, address]`. */
export function links(html: string): [string, string][] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = "", inside = ""]) => [
    readableText(inside).trim(),
    /\bhref="([^"]*)"/.exec(attributes)?.[1] ?? "",
  ]);
}

import { unescapeHtml } from "../feeds/xml.ts";

const REMOVED = /<(script|style|svg|template|noscript|nav|button)\b.*?<\/\1>/gs;
const BLOCK_END =
  /<\/(?:p|h[1-6]|li|dt|dd|tr|caption|figcaption|blockquote|summary|div|section|label)>/g;

/** Extracts the text of React's HTML: one string per block, bars between table cells. */
export function textBlocks(html: string): string[] {
  const text = html
    .replace(REMOVED, " ")
    .replace(/<\/t[dh]>/g, " | ")
    .replace(BLOCK_END, "\n")
    .replace(/<[^>]*>/g, " ");
  return unescapeHtml(text)
    .split("\n")
    .map((block) =>
      block
        .replace(/\s+/g, " ")
        .replace(/ (?=[,.;:!?])/g, "")
        .replace(/^[ |]+|[ |]+$/g, ""),
    )
    .filter((block) => block !== "");
}

import { escapeXml } from "./xml.ts";

/** As React writes them: a quote that does not end an attribute is always a character reference. */
const ADDRESS = / (href|src)="([^"]*)"/g;
/** Readers take the one address; others would have to be made absolute, too, for little. */
const FURTHER_ADDRESSES = / (?:srcSet|srcset|sizes)="[^"]*"/g;
/** What only the site's own script knows how to bring to life. */
const ISLAND = /<\/?page-island[^>]*>/g;
const MEANT: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** A rendered post's HTML so that it reads the same anywhere: every address in it is absolute. */
export function absoluteHtml(html: string, postUrl: string): string {
  return html
    .replace(FURTHER_ADDRESSES, "")
    .replace(ISLAND, "")
    .replace(ADDRESS, (_attribute, name: string, written: string) => {
      const address = written.replace(/&(?:amp|lt|gt|quot|#x27);/g, (it) => MEANT[it] ?? it);
      const absolute = URL.canParse(address, postUrl) ? new URL(address, postUrl).href : address;
      return ` ${name}="${escapeXml(absolute)}"`;
    });
}

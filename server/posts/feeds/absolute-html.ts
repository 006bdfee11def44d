import { escapeXml, unescapeHtml } from "../../base/xml.ts";

/** Matches addresses in React's HTML, which escapes every quote within an attribute. */
const ADDRESS = / (href|src)="([^"]*)"/g;
/** Feed readers use `src`, so alternative sizes are removed instead of made absolute. */
const ALTERNATIVE_SIZES = / (?:srcSet|srcset|sizes)="[^"]*"/g;
/** Island tags have no function without the site's script. */
const ISLAND = /<\/?page-island[^>]*>/g;

/** Makes all addresses in a rendered post's HTML absolute, so that it works outside the site. */
export function absoluteHtml(html: string, postUrl: string): string {
  return html
    .replace(ALTERNATIVE_SIZES, "")
    .replace(ISLAND, "")
    .replace(ADDRESS, (_attribute, name: string, written: string) => {
      const address = unescapeHtml(written);
      const absolute = URL.canParse(address, postUrl) ? new URL(address, postUrl).href : address;
      return ` ${name}="${escapeXml(absolute)}"`;
    });
}

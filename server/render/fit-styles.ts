import { withoutUnasked, withoutUnnamed } from "../../shared/used-rules.ts";
import type { Assets, PageStyle } from "../pages/assets.ts";
import { integrityOf } from "../pages/integrity.ts";
import type { FinishedPage } from "./packed-pages.ts";

/** A finished page that knows which of its bytes are its styles. */
export interface StyledPage extends FinishedPage {
  style: PageStyle | undefined;
}

/**
 * The page with no more styles than its own markup and its islands can use: a template's styles are
 * those of all that it may show, and a page that is kept shows one thing. An island of which nothing
 * is known keeps them whole.
 */
export function withFittedStyles(
  page: StyledPage,
  lateClasses: Assets["lateClasses"],
): FinishedPage {
  const { style, headers } = page;
  if (style === undefined) return page;
  const html = page.html.toString();
  const shown = html.replace(style.css, "");
  const islands = allOf(shown, /<page-island name="([\w-]+)"/g);
  if (islands.some((name) => lateClasses[name] === undefined)) return page;
  const classes = new Set([
    ...allOf(shown, / class="([^"]*)"/g).flatMap((list) => list.split(" ")),
    ...islands.flatMap((name) => lateClasses[name] ?? []),
  ]);
  const named = withoutUnnamed(style.css, (name) => classes.has(name));
  const css = withoutUnasked(named);
  return {
    html: Buffer.from(html.replace(style.css, () => css)),
    headers: trusting(headers, style.integrity, integrityOf(css)),
  };
}

function allOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = ""]) => found);
}

/** The headers with another hash for the styles in their policy. */
function trusting(headers: FinishedPage["headers"], before: string, now: string) {
  const entries = Object.entries(headers);
  return Object.fromEntries(entries.map(([name, value]) => [name, value.replace(before, now)]));
}

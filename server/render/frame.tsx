import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { SiteLayout } from "../../client/layout/site-layout.tsx";
import type { Page } from "../../client/page.ts";
import type { Site } from "../../shared/site.ts";
import type { PageStyle } from "../pages/assets.ts";
import { KnownPiece, type PagePiece } from "./known-piece.ts";
import { OwnPiece } from "./own-piece.ts";

/** What stands before and after a page's own content. */
export interface Frame {
  before: KnownPiece;
  after: KnownPiece;
}

/** Each takes some 20 kB. */
const FRAMES_MAX = 100;
const HOLE = "page-hole";
/** Nothing that somebody wrote comes out like this: React escapes texts, and posts are sanitized. */
const HOLE_HTML = `<${HOLE}></${HOLE}>`;
const framesOf = new WeakMap<Site, Map<string, Frame>>();
const styles = new WeakMap<PageStyle, KnownPiece>();

/** Header, menus and footer as a page's path has them: rendered when it is first shown, not every time. */
export function frameOf(site: Site, path: string, header: Page<unknown>["header"]): Frame {
  const frames = framesOf.get(site) ?? new Map<string, Frame>();
  framesOf.set(site, frames);
  const key = `${header} ${path}`;
  const known = frames.get(key);
  if (known !== undefined) return known;
  if (frames.size >= FRAMES_MAX) frames.clear();
  const frame = renderFrame(site, path, header);
  frames.set(key, frame);
  return frame;
}

/** The same for an address that may be anybody's invention, and is not remembered. */
export function renderFrame(site: Site, path: string, header: Page<unknown>["header"]): Frame {
  const html = renderToString(
    <SiteLayout site={site} path={path} header={header}>
      <Hole />
    </SiteLayout>,
  );
  const [before = "", after = ""] = html.split(HOLE_HTML);
  return { before: new KnownPiece(before), after: new KnownPiece(after) };
}

/** What stands for a known piece while React renders the rest. */
export function Hole() {
  return createElement(HOLE);
}

/** The same in place of a page's styles. */
export function withHole(style: PageStyle): PageStyle {
  return { ...style, css: HOLE_HTML };
}

/** The styles in a page's head. */
export function stylePiece(style: PageStyle): KnownPiece {
  const known = styles.get(style) ?? new KnownPiece(style.css);
  styles.set(style, known);
  return known;
}

/** What React has rendered, with the known pieces in its holes. */
export function fillHoles(html: string, known: readonly KnownPiece[]): PagePiece[] {
  return html.split(HOLE_HTML).flatMap((text, place) => {
    const own = new OwnPiece(text);
    const next = known[place];
    return next === undefined ? [own] : [own, next];
  });
}

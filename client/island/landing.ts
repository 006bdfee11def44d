import { readSessionItem, writeSessionItem } from "./session-item.ts";

/** The first page of a visit. */
export interface Landing {
  href: string;
  referrer: string;
}

/** A change of the stored format needs a new key, because a visit may get pages from servers of two builds. */
const KEY = "began";

/** Stores the address and referrer of the visit's first page. */
export function recordLanding(): void {
  if (!readSessionItem(KEY)) writeSessionItem(KEY, [location.href, document.referrer]);
}

/** Returns the visit's first page, or this page if none is stored. */
export function readLanding(): Landing {
  const recorded = readSessionItem<[href: string, referrer: string]>(KEY);
  const [href, referrer] = Array.isArray(recorded) ? recorded : [location.href, document.referrer];
  return { href, referrer };
}

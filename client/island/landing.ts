import { sessionItem } from "./session-item.ts";

/** The first page of a visit. */
export interface Landing {
  href: string;
  referrer: string;
}

/** A change of the stored format needs a new key, because a visit may get pages from servers of two builds. */
const landing = sessionItem<[href: string, referrer: string]>("began");

/** Stores the address and referrer of the visit's first page. */
export function recordLanding(): void {
  if (!landing.read()) landing.write([location.href, document.referrer]);
}

/** Returns the visit's first page, or this page if none is stored. */
export function readLanding(): Landing {
  const recorded = landing.read();
  const [href, referrer] = Array.isArray(recorded) ? recorded : [location.href, document.referrer];
  return { href, referrer };
}

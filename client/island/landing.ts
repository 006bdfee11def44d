import { sessionItem } from "./session-item.ts";

/** Where a visit began. */
export interface Landing {
  href: string;
  referrer: string;
}

/** Another form of the value needs another name: while servers of two builds answer, a visit's pages come from both. */
const landing = sessionItem<[href: string, referrer: string]>("began");

/** Keeps the address and referrer of the visit's first page. */
export function recordLanding(): void {
  if (!landing.read()) landing.write([location.href, document.referrer]);
}

/** The visit's first page, or this one where none is recorded. */
export function readLanding(): Landing {
  const recorded = landing.read();
  const [href, referrer] = Array.isArray(recorded) ? recorded : [location.href, document.referrer];
  return { href, referrer };
}

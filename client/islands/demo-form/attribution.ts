import { type Attribution, attributionFields } from "../../../shared/demo-request.ts";
import { remembered } from "../../island/remembered.ts";

/** Where a visit began. */
export interface Landing {
  href: string;
  referrer: string;
}

/**
 * `client/entry.ts` writes both there at the first page of a visit, as a JSON array. Another form needs
 * another name: while servers of two builds answer, a visit's pages come from either.
 */
const KEY = "began";

/** How the visitor came to the site: kept by the tab, sent with the request, and nowhere else. */
export function attributionOf({ href, referrer }: Landing): Attribution {
  const landing = new URL(href);
  const campaign = attributionFields
    .filter((field) => field.startsWith("utm_"))
    .map((field) => [field, landing.searchParams.get(field)]);
  const host = URL.canParse(referrer) ? new URL(referrer).host : "";
  const found = [
    ["landing_path", landing.pathname],
    ["referrer_host", host === landing.host ? "" : host],
    ...campaign,
  ];
  return Object.fromEntries(found.filter(([, value]) => value));
}

/** The first page of this visit, or this one where nothing is remembered. */
export function readLanding(): Landing {
  try {
    const [href, referrer] = JSON.parse(remembered(KEY) ?? "") as [string, string];
    return { href, referrer };
  } catch {
    return { href: location.href, referrer: document.referrer };
  }
}

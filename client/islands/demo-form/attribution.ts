import { type Attribution, attributionFields } from "../../../shared/demo-request.ts";
import type { Landing } from "../../island/landing.ts";

/** Describes how the visitor came to the site. It is stored in the tab and sent only with the demo request. */
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

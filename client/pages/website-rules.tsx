import { paths } from "../../shared/paths.ts";
import type { LedgerRow } from "../blocks/ledger.tsx";

/** What this website does with data, and the rules that it sends to the browser with each page, with their headers. */
export const websiteRules: readonly LedgerRow[] = [
  {
    name: "Data and hosts",
    href: paths.privacy(),
    text: "It sets no cookies. The privacy page lists each kind of data, its purpose, its period, and each host.",
  },
  {
    name: "Loading",
    text: "Nothing loads unless a rule allows it. A page starts only the scripts whose hashes the rule names.",
    note: header("Content-Security-Policy", "default-src 'none'"),
  },
  {
    name: "Frames",
    text: "No other site can frame a page.",
    note: header("Content-Security-Policy", "frame-ancestors 'none'"),
  },
  {
    name: "Text as code",
    text: "A text cannot become markup or a script without the site’s own policy.",
    note: header("Content-Security-Policy", "require-trusted-types-for 'script'"),
  },
  {
    name: "Device",
    text: "Camera, microphone, location, payment and USB are off.",
    note: header(
      "Permissions-Policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ),
  },
];

function header(name: string, value: string) {
  return (
    <>
      <code>{name}:</code> <code>{value}</code>
    </>
  );
}

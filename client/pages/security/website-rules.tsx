import { paths } from "../../../shared/paths.ts";
import type { LedgerPart } from "../../blocks/ledger.tsx";

/** What this website does with data, and the rules that it sends to the browser with each page. */
export const website: LedgerPart = {
  id: "this-website",
  title: "This website",
  rows: [
    {
      name: "Data and hosts",
      href: paths.privacy(),
      text: "It sets no cookies. The privacy page lists each kind of data, its purpose, its period, and each host.",
    },
    {
      name: "Loading",
      text: "By default, its Content-Security-Policy lets nothing load. A page starts only the scripts whose hashes it names.",
    },
    { name: "Frames", text: "No other site can frame a page." },
    {
      name: "Text as code",
      text: "With Trusted Types, a text cannot become markup or a script without the site’s own policy.",
    },
    {
      name: "Device",
      text: "Its Permissions-Policy turns camera, microphone, location, payment and USB off.",
    },
  ],
};

/** Rules and guidance that a review in Canada usually names. */
export const laws: LedgerPart = {
  id: "laws",
  title: "Laws and guidance in Canada",
  rows: [
    {
      name: "Law 25 (Quebec, P-39.1)",
      text: "Personal information in the private sector.",
      href: "https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1",
    },
    {
      name: "PIPEDA",
      text: "Personal information in commercial activities.",
      href: "https://www.priv.gc.ca/en/privacy-topics/privacy-laws-in-canada/the-personal-information-protection-and-electronic-documents-act-pipeda/",
    },
    {
      name: "Critical Cyber Systems Protection Act",
      text: "Duties of designated operators, who must also reduce the risks from their suppliers; enacted on June 15, 2026; comes into force by stages.",
      href: "https://www.parl.ca/legisinfo/en/bill/45-1/c-8",
    },
    {
      name: "Baseline Cyber Security Controls",
      text: "Controls for small and medium organizations, Canadian Centre for Cyber Security.",
      href: "https://www.cyber.gc.ca/en/guidance/baseline-cyber-security-controls-small-and-medium-organizations",
    },
  ],
};

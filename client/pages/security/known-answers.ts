import type { questionParts } from "../../../shared/content/vendor-questions.ts";
import { paths } from "../../../shared/paths.ts";

export interface KnownAnswer {
  text: string;
  page: string;
  href: string;
}

type Topic = (typeof questionParts)[number]["questions"][number]["topic"];

/** What this site already says about a question to a vendor, and the page that says more. */
export const knownAnswers: Partial<Record<Topic, KnownAnswer>> = {
  Retention: {
    text: "For this site and its demo requests:",
    page: "what is stored, and how long",
    href: paths.privacy(),
  },
  Subprocessors: {
    text: "For this site:",
    page: "the hosts that a browser talks to",
    href: paths.privacy(),
  },
  "Data owner": {
    text: "In a pilot as we propose it you receive your data at the end; your contract decides:",
    page: "the six steps",
    href: paths.pilot(),
  },
  "Export and exit": {
    text: "Example files in CSV, GeoJSON and KML:",
    page: "Autonomous Track Monitoring",
    href: paths.solution("autonomous-track-monitoring"),
  },
  Misses: {
    text: "Each product’s page says where it fails. How you can measure it yourself:",
    page: "the test protocol",
    href: `${paths.pilot()}#protocol`,
  },
};

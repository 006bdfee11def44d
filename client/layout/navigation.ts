import { industries } from "../../shared/content/industries.ts";
import { paths } from "../../shared/paths.ts";

/** A page that the header, the phone's menu or the footer leads to. */
export interface Destination {
  href: string;
  label: string;
  /** Its label in the header, if it is another one. */
  inHeader?: string;
  /** Pages that belong to it although their addresses are not below its own. */
  also?: readonly string[];
}

const about: Destination = { href: paths.about(), label: "About" };
const railways: Destination = { href: paths.industry("railways"), label: industries.railways.name };
const mining: Destination = { href: paths.industry("mining"), label: industries.mining.name };
const industryIndex: Destination = {
  href: paths.industries(),
  label: "Industries",
  inHeader: "Case Studies",
  also: [railways.href, mining.href, paths.industry("infrastructure")],
};
const solutions: Destination = { href: paths.solutions(), label: "Solutions" };
const insights: Destination = { href: paths.insights(), label: "Insights", inHeader: "Learn" };
const careers: Destination = { href: paths.careers(), label: "Careers" };
const bookADemo: Destination = {
  href: paths.bookADemo(),
  label: "Book a Demo",
  inHeader: "Book a demo",
};
const search: Destination = { href: paths.search(), label: "Search" };

/** What each place shows, in its order. */
export const navigation = {
  header: { about, solutions, industries: industryIndex, insights, careers, bookADemo, search },
  drawer: {
    first: [about, industryIndex],
    nested: [railways, mining],
    last: [solutions, insights, careers],
  },
  /** The columns of the specification. */
  footer: [
    { title: "Company", links: [about, industryIndex, solutions] },
    { title: "Resources", links: [insights, careers, bookADemo] },
  ],
  end: [
    { href: paths.pilot(), label: "Pilot" },
    { href: paths.security(), label: "Security" },
    search,
    { href: paths.figures(), label: "Figures" },
    { href: paths.privacy(), label: "Privacy" },
    { href: paths.accessibility(), label: "Accessibility" },
  ],
} as const satisfies {
  header: Record<string, Destination>;
  drawer: Record<string, readonly Destination[]>;
  footer: readonly { title: string; links: readonly Destination[] }[];
  end: readonly Destination[];
};

/** The `aria-current` of a link: `page` for the current page, `true` for a section that contains it. */
export function currentMark(
  path: string,
  { href, also = [] }: Pick<Destination, "href" | "also">,
): "page" | "true" | undefined {
  if (path === href) return "page";
  return path.startsWith(`${href}/`) || also.includes(path) ? "true" : undefined;
}

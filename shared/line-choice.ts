import { exampleLine, type LineLocation } from "./content/example-line.ts";
import { type Urgency, urgencies } from "./urgency.ts";

export type Show = "all" | Urgency;

/** What a visitor has chosen in the ranked list. */
export interface LineChoice {
  show: Show;
  /** The slug of a location that is shown; null: the whole line. */
  location: string | null;
}

/** The query parameters that hold the choice. */
export const lineFields = ["show", "location"] as const;

/** The part of a page that holds the list: what its links lead to. */
export const LINE_ANCHOR = "ranked-list";

/** The choice of an address. A value that means nothing is left out, as is a location that is not shown. */
export function readLineChoice(query: Readonly<Record<string, string>>): LineChoice {
  const show = urgencies.find((each) => each === query.show) ?? "all";
  const location = locationsShown(show).find(({ slug }) => slug === query.location);
  return { show, location: location?.slug ?? null };
}

/** The address of the same page with this choice. */
export function lineAddress({ show, location }: LineChoice): string {
  const query = [
    ...(show === "all" ? [] : [`show=${show}`]),
    ...(location === null ? [] : [`location=${location}`]),
  ];
  return `?${query.join("&")}#${LINE_ANCHOR}`;
}

/** The locations of the example line that a filter lets through, ranked. */
export function locationsShown(show: Show): readonly LineLocation[] {
  return show === "all" ? exampleLine : exampleLine.filter(({ urgency }) => urgency === show);
}

/** By how many millimetres a location has changed from the first run to the latest. */
export function changeOf({ runs }: Pick<LineLocation, "runs">): number {
  return (runs.at(-1) ?? 0) - (runs[0] ?? 0);
}

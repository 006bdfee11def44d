import { exampleLine, type LineLocation } from "./content/example-line.ts";
import { type Urgency, urgencies } from "./urgency.ts";

export type Show = "all" | Urgency;

/** A visitor's choice in the ranked list. */
export interface LineChoice {
  show: Show;
  /** The slug of a location that is shown; null: the whole line. */
  location: string | null;
}

/** The query parameters of the choice. */
export const lineFields = ["show", "location"] as const;

/** Id of the list's section, which its links lead to. */
export const LINE_ANCHOR = "ranked-list";

/** Reads the choice from a query. Ignores unknown values and a location that the filter hides. */
export function readLineChoice(query: Readonly<Record<string, string>>): LineChoice {
  const show = urgencies.find((each) => each === query.show) ?? "all";
  const location = locationsShown(show).find(({ slug }) => slug === query.location);
  return { show, location: location?.slug ?? null };
}

/** Returns the relative address of the page with this choice. */
export function lineAddress(choice: LineChoice): string {
  const query = Object.entries(lineQuery(choice)).map(([name, value]) => `${name}=${value}`);
  return `?${query.join("&")}#${LINE_ANCHOR}`;
}

/** Returns the query parameters of the choice; what is not chosen is left out. */
export function lineQuery({ show, location }: LineChoice): Record<string, string> {
  return { ...(show !== "all" && { show }), ...(location !== null && { location }) };
}

/** Lists the locations of the example line that match a filter, in ranked order. */
export function locationsShown(show: Show): readonly LineLocation[] {
  return show === "all" ? exampleLine : exampleLine.filter(({ urgency }) => urgency === show);
}

/** Returns the change of a location in millimetres from the first to the latest run. */
export function changeSinceFirstRun({ runs }: Pick<LineLocation, "runs">): number {
  return (runs.at(-1) ?? 0) - (runs[0] ?? 0);
}

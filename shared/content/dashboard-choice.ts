import { type OtherFields, queryOf } from "../other-fields.ts";
import { type RankedPlace, rankedPlaces } from "./example-line/rank.ts";
import { LATEST } from "./example-line/runs.ts";

/** What a visitor has chosen in the Dashboard. All of it is in the address. */
export interface DashboardChoice {
  /** Kilometre of a place; null: the list. */
  at: number | null;
  /** Run that the traces show; counts from 1. */
  run: number;
}

/** The choice before a visitor changes anything. */
export const plainChoice: DashboardChoice = { at: null, run: LATEST + 1 };

/** The query parameters of the choice. Pages with other forms keep theirs. */
export const dashboardFields = ["at", "run"] as const;

/** Id of the Dashboard's section, which its links lead to. */
export const DASHBOARD_ANCHOR = "dashboard";

/** Reads the choice from a query. Ignores unknown values. */
export function readDashboardChoice(
  query: Readonly<Record<string, string | undefined>>,
): DashboardChoice {
  const kilometre = Number.parseFloat(query.at ?? "");
  const found = rankedPlaces.find(({ place }) => Math.abs(place.kilometre - kilometre) < 0.005);
  const run = Number(query.run);
  const isRun = Number.isInteger(run) && run >= 1 && run <= plainChoice.run;
  return { at: found?.place.kilometre ?? null, run: isRun ? run : plainChoice.run };
}

/** Returns the relative address of the page with this choice; it keeps the other parts' query parameters. */
export function dashboardAddress({ at, run }: DashboardChoice, others: OtherFields = {}): string {
  const fields: [string, string][] = [];
  if (at !== null) fields.push(["at", String(at)]);
  if (run !== plainChoice.run) fields.push(["run", String(run)]);
  return `?${queryOf([...Object.entries(others), ...fields])}#${DASHBOARD_ANCHOR}`;
}

/** The place that is shown: the chosen one, or, while none is chosen, the first of the list. */
export function shownPlace({ at }: Pick<DashboardChoice, "at">): RankedPlace {
  const shown = rankedPlaces.find(({ place }) => place.kilometre === at) ?? rankedPlaces[0];
  if (!shown) throw new Error("The example line has no places");
  return shown;
}

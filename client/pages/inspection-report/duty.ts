import { type ClassCheck, classChecks } from "../../../shared/content/example-line/class-checks.ts";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import type { Urgency } from "../../../shared/urgency.ts";
import { dayText } from "../../islands/dashboard/format.ts";

/** What has to be done at a place, and by when or why. */
export interface Duty {
  isToday: boolean;
  what: string;
  why?: string;
}

const looks: Record<Urgency, string> = {
  first: "Look first",
  next: "Look next",
  planned: "Look as planned",
};

export function dutyAt({ place, urgency, beyond, forecast }: RankedPlace): Duty {
  const due = classChecks(place).filter(({ isDueNextRun }) => isDueNextRun);
  if (due.length > 0) return { isToday: true, what: "Act today", why: warningOf(due) };
  if (place.act) return { isToday: true, what: "Act today", why: place.act };
  const look = { isToday: false, what: looks[urgency] };
  if (beyond) return { ...look, why: "Beyond the threshold (example)." };
  if (urgency === "planned" || typeof forecast === "string") return look;
  return { ...look, why: `Before ${dayText(forecast.day)}, threshold (example), extrapolated.` };
}

function warningOf(due: readonly ClassCheck[]): string {
  const names = due.map(({ name }) => name).join(" and ");
  return `Tell the person in charge. If it grows as it did since run 5, ${names} will pass the limit before the next run.`;
}

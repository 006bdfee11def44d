import type { Verdict } from "../../../shared/content/dashboard-choice.ts";
import type { Forecast } from "../../../shared/content/example-line/forecast.ts";
import { facts } from "../../../shared/content/example-line/parameters.ts";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import { lastDay } from "../../../shared/content/example-line/runs.ts";
import { unitOf } from "../../../shared/content/figure.ts";
import { RankPlate, UrgencyWord } from "../../components/figure-kit/rank-plate.tsx";
import { Sparkline } from "../../components/figure-kit/sparkline.tsx";
import { useControls, useLinkTo } from "./controls.ts";
import { changeUnitOf, dayText, decimal, digitsOf, kmText, signedDecimal } from "./format.ts";
import styles from "./place-list.module.css";

export const verdictNames: Record<Verdict, string> = {
  check: "Check",
  plan: "Plan",
  watch: "Watch",
  dismiss: "Not a defect",
};

interface PlaceRowProps {
  ranked: RankedPlace;
  isShown: boolean;
  /** With the day of the threshold instead of the growth. */
  isBrief: boolean;
}

/** A location of the ranked list: what is measured there, its growth, and its reason. */
export function PlaceRow({ ranked, isShown, isBrief }: PlaceRowProps) {
  const { choice } = useControls();
  const linkTo = useLinkTo();
  const { place, urgency, latest, values } = ranked;
  const { kilometre, parameter } = place;
  const { name, unit } = facts[parameter];
  const digits = digitsOf(parameter);
  const verdict = choice.decisions[kilometre];
  return (
    <li>
      <a
        {...linkTo({ at: kilometre }, { type: "place.chosen", at: kilometre })}
        className={styles.row}
        aria-current={isShown ? "true" : undefined}
        data-chosen={kilometre === choice.at || undefined}
        data-focus={isShown ? "row" : undefined}
        data-km={kilometre}
      >
        <RankPlate {...ranked} />
        <span className={styles.name}>
          <b>{kmText(kilometre)}</b> {name}
        </span>
        <Sparkline values={values} least={4} />
        <span className={styles.value}>
          {decimal(latest, digits)}
          <small>
            {unitOf({ unit })}
            {unit === "%" && " clear"}
          </small>
        </span>
        <span className={styles.reason}>{place.short}</span>
        <span className={styles.change} data-decided={verdict !== undefined || undefined}>
          {verdict ? verdictNames[verdict] : isBrief ? shortDueText(ranked) : growthText(ranked)}
        </span>
        <span className={styles.due}>
          <UrgencyWord urgency={urgency} />
          <span>{dueText(ranked)}</span>
        </span>
      </a>
    </li>
  );
}

function growthText({ place: { parameter }, change }: RankedPlace): string {
  return signedDecimal(change, digitsOf(parameter)) + unitOf({ unit: changeUnitOf(parameter) });
}

/** When to act, in a few words: "act today", "by Sep 21", or why there is no day. */
export function shortDueText({ urgency, forecast, place }: RankedPlace): string {
  if (urgency === "today") return "act today";
  if (place.unsure) return "check on site";
  if (forecast === "weather") return "no defect";
  if (typeof forecast === "string") return "no trend";
  if (isFar(forecast)) return "over a year";
  return `by ${dayText(forecast.day)}`;
}

/** True if the threshold is not reached within a year. */
function isFar({ day }: Forecast): boolean {
  return day - lastDay > 365;
}

/** When the threshold is reached, in a few words. */
function dueText({ beyond, forecast, place }: RankedPlace): string {
  if (place.unsure) return "unsure, for a person";
  if (forecast === "weather") return beyond ? "a hot day, no defect" : "follows the weather";
  if (beyond) return "beyond the threshold";
  if (place.act) return "threshold not reached";
  if (typeof forecast === "string") return "no trend";
  return isFar(forecast) ? "not within a year" : `threshold by ${dayText(forecast.day)}`;
}

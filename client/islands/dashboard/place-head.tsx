import type { ReactNode } from "react";
import {
  fieldsOfChoice,
  plainChoice,
  stepThreshold,
} from "../../../shared/content/dashboard-choice.ts";
import { trackClass } from "../../../shared/content/example-line/class-limits.ts";
import { curveAt } from "../../../shared/content/example-line/line-design.ts";
import { classLimitAt, facts } from "../../../shared/content/example-line/parameters.ts";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import { lastDay } from "../../../shared/content/example-line/runs.ts";
import { unitOf } from "../../../shared/content/figure.ts";
import { queryOf } from "../../../shared/other-fields.ts";
import { paths } from "../../../shared/paths.ts";
import { RankPlate, UrgencyWord } from "../../components/figure-kit/rank-plate.tsx";
import { useControls, useLinkToChange } from "./controls.ts";
import {
  changeUnitOf,
  dayText,
  decimal,
  digitsOf,
  kmText,
  milepostText,
  readingOf,
  signedDecimal,
} from "./format.ts";
import styles from "./place.module.css";

interface PlaceHeadProps {
  ranked: RankedPlace;
  /** Without the milepost, the reason and the settings. */
  isBrief: boolean;
}

/** The title of a place with its main figures, and why it is ranked here. */
export function PlaceHead({ ranked, isBrief }: PlaceHeadProps) {
  const { place, urgency, latest, change, beyond } = ranked;
  const { name, base, unit } = facts[place.parameter];
  const digits = digitsOf(place.parameter);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <p className={styles.where}>
          <RankPlate {...ranked} />
          <b>{kmText(place.kilometre)}</b>
          {!isBrief && <span>{milepostText(place.kilometre)}</span>}
          <UrgencyWord urgency={urgency} />
        </p>
        <h4 tabIndex={-1} data-focus="place">
          {place.short}
        </h4>
      </div>
      <dl className={styles.facts}>
        <Fact
          name={`${name}, ${isBrief ? `${readingOf(place.parameter)} 6` : base}`}
          unit={unit}
          isBeyond={beyond}
        >
          {decimal(latest, digits)}
        </Fact>
        <Fact name={`Since ${readingOf(place.parameter)} 5`} unit={changeUnitOf(place.parameter)}>
          {signedDecimal(change, digits)}
        </Fact>
        {isBrief ? (
          <Fact name="Threshold" unit={unit}>
            {ranked.threshold}
          </Fact>
        ) : (
          <>
            <Threshold ranked={ranked} />
            <ThresholdReached ranked={ranked} />
          </>
        )}
      </dl>
      {!isBrief && <Reason place={place} />}
    </header>
  );
}

interface FactProps {
  name: string;
  unit?: string;
  isBeyond?: boolean;
  children: ReactNode;
}

function Fact({ name, unit, isBeyond = false, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-beyond={isBeyond || undefined}>
        {children}
        <small>{unitOf({ unit })}</small>
      </dd>
    </div>
  );
}

/** The threshold as a setting: two links, which change the ranks and forecasts of all places. */
function Threshold({ ranked: { place, threshold } }: { ranked: RankedPlace }) {
  const { choice } = useControls();
  const linkTo = useLinkToChange();
  const { unit, name } = facts[place.parameter];
  const [lower, higher] = ([-1, 1] as const).map((by) =>
    linkTo({ thresholds: stepThreshold(choice.thresholds, place.parameter, by) }),
  );
  return (
    <div>
      <dt>Threshold (example)</dt>
      <dd className={styles.stepper}>
        <a
          href={lower?.href}
          onClick={lower?.onClick}
          aria-label={`Lower the threshold of ${name.toLowerCase()}`}
        >
          −
        </a>
        <span aria-live="polite">
          {threshold}
          <small>{unitOf({ unit })}</small>
        </span>
        <a
          href={higher?.href}
          onClick={higher?.onClick}
          aria-label={`Raise the threshold of ${name.toLowerCase()}`}
        >
          +
        </a>
      </dd>
    </div>
  );
}

/** The day on which a straight line reaches the threshold, or the share of it that is used. */
function ThresholdReached({ ranked: { forecast, share } }: { ranked: RankedPlace }) {
  if (typeof forecast === "string") {
    return (
      <Fact name="Of the threshold" unit="%">
        {Math.round(share * 100)}
      </Fact>
    );
  }
  const isFar = forecast.day - lastDay > 365;
  return (
    <Fact name="Reaches it, extrapolated">{isFar ? "over a year" : dayText(forecast.day)}</Fact>
  );
}

/** Why the place is ranked here, and what the design and the rules say there. */
function Reason({ place }: { place: RankedPlace["place"] }) {
  const curve = curveAt(place.kilometre * 1000);
  const { name } = facts[place.parameter];
  const limit = classLimitAt(place.parameter, place.kilometre * 1000);
  const { thresholds, decisions } = useControls().choice;
  const shown = { ...plainChoice, at: place.kilometre, thresholds, decisions };
  return (
    <div className={styles.reason}>
      <p>
        {place.reason} {place.act && <span>{place.act}</span>}
      </p>
      {place.unsure && (
        <p className={styles.unsure}>
          <b>Unsure.</b> {place.unsure}
        </p>
      )}
      <p className={styles.fine}>
        {place.where}.{facts[place.parameter].unit === "mm" && " Read without load."}{" "}
        {curve
          ? `Radius ${Math.round(Math.abs(curve.radius))} m, superelevation ${curve.cant} mm, spirals ${curve.spiral} m.`
          : "Design cross-level 0 mm."}
        {limit !== undefined &&
          ` For orientation: 49 CFR 213 allows ${decimal(limit, 1)} mm of ${name.toLowerCase()} on ${trackClass.name} track.`}{" "}
        <a
          href={`${paths.exampleLine.inspectionReport()}?${queryOf(fieldsOfChoice(shown))}`}
          data-screen-only=""
        >
          Inspection report to print
        </a>
      </p>
    </div>
  );
}

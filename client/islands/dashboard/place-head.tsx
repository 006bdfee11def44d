import type { ReactNode } from "react";
import { curveAt } from "../../../shared/content/example-line/line-design.ts";
import {
  classLimitAt,
  facts,
  trackClass,
} from "../../../shared/content/example-line/parameters.ts";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import { unitOf } from "../../../shared/content/figure.ts";
import { paths } from "../../../shared/paths.ts";
import { RankPlate, UrgencyWord } from "../../figures/rank-plate.tsx";
import styles from "./dashboard.module.css";
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

interface PlaceHeadProps {
  ranked: RankedPlace;
  /** Without the reason. */
  isBrief: boolean;
}

/** The title of a place with its main figures, and why it is ranked here. */
export function PlaceHead({ ranked, isBrief }: PlaceHeadProps) {
  const { place, urgency, latest, change, beyond, threshold, forecast, share } = ranked;
  const { name, base, unit } = facts[place.parameter];
  const digits = digitsOf(place.parameter);
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.where}>
          <RankPlate {...ranked} />
          <b>{`${kmText(place.kilometre)}, ${milepostText(place.kilometre)}`}</b>
          <UrgencyWord urgency={urgency} />
        </p>
        <h4 tabIndex={-1}>{place.short}</h4>
      </div>
      <dl className={styles.facts}>
        <Fact name={`${name}, ${base}`} unit={unit} isBeyond={beyond}>
          {decimal(latest, digits)}
        </Fact>
        <Fact name={`Since ${readingOf(place.parameter)} 5`} unit={changeUnitOf(place.parameter)}>
          {signedDecimal(change, digits)}
        </Fact>
        <Fact name="Threshold (example)" unit={unit}>
          {threshold}
        </Fact>
        {!isBrief &&
          (typeof forecast === "string" ? (
            <Fact name={unit === "%" ? "Blocked, of the threshold" : "Of the threshold"} unit="%">
              {Math.round(share * 100)}
            </Fact>
          ) : (
            <Fact name="Reaches it, extrapolated">{dayText(forecast.day)}</Fact>
          ))}
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

/** Why the place is ranked here, and what the design and the rules say there. */
function Reason({ place }: { place: RankedPlace["place"] }) {
  const curve = curveAt(place.kilometre * 1000);
  const { name, base, unit } = facts[place.parameter];
  const limit = classLimitAt(place.parameter, place.kilometre * 1000);
  return (
    <div className={styles.reason}>
      <p>
        {place.reason} <b>{place.act}</b>
      </p>
      {place.unsure && (
        <p className={styles.unsure}>
          <b>Unsure.</b> <span>{place.unsure}</span>
        </p>
      )}
      <p className={styles.quiet}>
        <span>
          {[
            `${place.where}.`,
            unit === "mm" && "Read without load.",
            curve
              ? `Radius ${Math.round(Math.abs(curve.radius))} m, superelevation ${curve.cant} mm, spirals ${curve.spiral} m.`
              : unit === "mm" && "Design cross-level 0 mm.",
            limit !== undefined &&
              `For orientation: 49 CFR 213 allows ${decimal(limit, 1)} mm of ${name.toLowerCase()} (${base}) on ${trackClass.name} track.`,
          ]
            .filter(Boolean)
            .join(" ")}
        </span>{" "}
        <a href={`${paths.exampleLine.inspectionReport()}#km-${place.kilometre}`}>
          Inspection report
        </a>
      </p>
    </div>
  );
}

import type { Decisions } from "../../../shared/content/dashboard-choice.ts";
import { facts, type ParameterFacts } from "../../../shared/content/example-line/parameters.ts";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import { coordinatesAt } from "../../../shared/content/example-line/survey.ts";
import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import { urgencyLabels } from "../../../shared/urgency.ts";
import { TermRow } from "../../components/term-row.tsx";
import {
  decimal,
  digitsOf,
  kmText,
  milepostText,
  signedDecimal,
} from "../../islands/dashboard/format.ts";
import { History } from "../../islands/dashboard/history.tsx";
import { verdictNames } from "../../islands/dashboard/place-row.tsx";
import { PlaceStill } from "../../islands/dashboard/place-still.tsx";
import { Surroundings } from "../../islands/dashboard/surroundings.tsx";
import { placePictures } from "../dashboard-chapter.tsx";
import styles from "./inspection-report.module.css";

interface PlaceSheetProps {
  ranked: RankedPlace;
  decisions: Decisions;
}

/** One place on one sheet of paper. */
export function PlaceSheet({ ranked, decisions }: PlaceSheetProps) {
  const { place, rank, urgency } = ranked;
  const decision = decisions[place.kilometre];
  return (
    <section className={styles.sheet} id={`km-${place.kilometre}`}>
      <h3>
        {kmText(place.kilometre)}, {milepostText(place.kilometre)}: {place.short}
      </h3>
      <dl>
        <TermRow term="Rank">
          {rank}, {urgencyLabels[urgency].toLowerCase()}
        </TermRow>
        <TermRow term="Place">
          {place.where}. {coordinatesText(place.kilometre)}
        </TermRow>
        <TermRow term="Measured">{measuredText(ranked)}</TermRow>
        <TermRow term="Finding">{place.reason}</TermRow>
        <TermRow term="Not seen">
          {place.unsure} {unseen[facts[place.parameter].unit]}
        </TermRow>
        <TermRow term="Decision">{decision ? verdictNames[decision] : "None yet"}</TermRow>
      </dl>
      <h4>Evidence</h4>
      <div className={styles.evidence}>
        <History ranked={ranked} />
        <figure>
          <Surroundings place={place} extent="840 m" />
          <figcaption>Plan to scale, north up, a tick every 100 m</figcaption>
        </figure>
        <PlaceStill place={place} pictures={placePictures} />
      </div>
      <h4>To complete on site</h4>
      <dl className={styles.lines}>
        {["Found on site", "Action", "Name, certificate", "Date, time", "Signature"].map((term) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </section>
  );
}

function measuredText({ place, latest, change, threshold }: RankedPlace): string {
  const { name, base, unit, class5 } = facts[place.parameter];
  const digits = digitsOf(place.parameter);
  const inUnit = (value: string | number) => `${value}${UNIT_SPACE}${unit}`;
  const limit = class5 === undefined ? "" : `, 49 CFR 213 Class 5 ${inUnit(class5)}`;
  return `${name}, ${base}: ${inUnit(decimal(latest, digits))} on run 6, ${inUnit(signedDecimal(change, digits))} since run 5. Threshold (example) ${inUnit(threshold)}${limit}.`;
}

/** What the readings in a unit do not show. */
const unseen: Record<ParameterFacts["unit"], string> = {
  mm: "Read without load: the movement of the track under a train is not included.",
  "°C": "The sensor does not measure the neutral temperature; it is taken from the record.",
  "%": "The photograph shows the inlet, not the inside of the pipe, its section or its flow capacity.",
};

function coordinatesText(kilometre: number): string {
  const { latitude, longitude } = coordinatesAt(kilometre * 1000);
  return `${latitude.toFixed(5)}° N, ${longitude.toFixed(5)}° E (WGS 84, invented)`;
}

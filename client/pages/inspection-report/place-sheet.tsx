import {
  culvertAt,
  inventoryText,
  structureText,
} from "../../../shared/content/culvert-inventory.ts";
import { culvertSheet } from "../../../shared/content/culvert-sheet.ts";
import { classChecks } from "../../../shared/content/example-line/class-checks.ts";
import { lineName } from "../../../shared/content/example-line/features.ts";
import { facts, type ParameterFacts } from "../../../shared/content/example-line/parameters.ts";
import type { Place } from "../../../shared/content/example-line/places.ts";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import { DAYS_BETWEEN_RUNS, lastDay, runDates } from "../../../shared/content/example-line/runs.ts";
import { coordinatesAt } from "../../../shared/content/example-line/survey.ts";
import { unitOf } from "../../../shared/content/figure.ts";
import { longDate } from "../../../shared/format.ts";
import { type Urgency, urgencyLabels } from "../../../shared/urgency.ts";
import { placePictures } from "../../blocks/dashboard-chapter.tsx";
import { classNames } from "../../components/class-names.ts";
import { RankPlate } from "../../components/figure-kit/rank-plate.tsx";
import { TermRow } from "../../components/term-row.tsx";
import {
  changeUnitOf,
  dayText,
  decimal,
  digitsOf,
  kmText,
  milepostText,
  signedDecimal,
} from "../../islands/dashboard/format.ts";
import { History } from "../../islands/dashboard/history.tsx";
import { PlaceStill } from "../../islands/dashboard/place-still.tsx";
import text from "../../styles/text.module.css";
import { SixRuns } from "../six-runs.tsx";
import { ClassLimits } from "./class-limits.tsx";
import styles from "./inspection-report.module.css";
import headingStyles from "./sheet-heading.module.css";

interface PlaceSheetProps {
  ranked: RankedPlace;
  /** "2 of 12": printed, because sheets of paper part. */
  sheet: string;
  /** Id of the list of sheets, if there is one. */
  list?: string | undefined;
}

export function sheetId({ kilometre }: Place): string {
  return `km-${kilometre}`;
}

/** Urgencies whose sheets a screen shows in full, among others; the other sheets open on request. */
const unfolded: readonly Urgency[] = ["today", "first"];

/** One place on one sheet of paper. */
export function PlaceSheet(props: PlaceSheetProps) {
  const { ranked, sheet, list } = props;
  const { place, urgency } = ranked;
  const isFolded = list !== undefined && !unfolded.includes(urgency);
  const heading = <SheetHeading {...ranked} />;
  return (
    <section
      className={styles.sheet}
      data-folded={isFolded || undefined}
      data-in-overview={(list !== undefined && urgency === "today") || undefined}
      id={isFolded ? undefined : sheetId(place)}
    >
      <p className={styles.running}>
        {lineName}, run 6 of {day}. Sheet {sheet}
      </p>
      {isFolded ? (
        <details>
          <summary className={headingStyles.heading}>{heading}</summary>
          {/* A link to an element in it opens the sheet. */}
          <div className={styles.opened} id={sheetId(place)}>
            <SheetContent {...props} />
          </div>
        </details>
      ) : (
        <>
          <div className={headingStyles.heading}>{heading}</div>
          <SheetContent {...props} />
        </>
      )}
    </section>
  );
}

function SheetHeading(ranked: RankedPlace) {
  const { place, rank, urgency } = ranked;
  return (
    <>
      <RankPlate rank={rank} urgency={urgency} />
      <h3>
        <span className={headingStyles.position}>
          {kmText(place.kilometre)}, {milepostText(place.kilometre)}:
        </span>{" "}
        {place.short}
      </h3>
      <span className={headingStyles.duty} data-urgency={urgency}>
        <b>{urgencyLabels[urgency]}.</b> {dutyText(ranked)}
      </span>
    </>
  );
}

function SheetContent({ ranked, list }: PlaceSheetProps) {
  const { place, peak } = ranked;
  return (
    <div className={styles.content}>
      <div className={styles.evidence}>
        <h4 className={text.hidden}>Evidence</h4>
        {peak ? (
          <SixRuns of={ranked} hasChip={false} />
        ) : (
          <PlaceStill place={place} pictures={placePictures} />
        )}
        <History ranked={ranked} />
      </div>
      <div className={styles.words}>
        <dl className={styles.findings}>
          <TermRow term="Place">
            {place.where}. <span className={text.whole}>{coordinatesText(place.kilometre)}</span>{" "}
            (WGS&nbsp;84, invented)
          </TermRow>
          <TermRow term="Measured">{measuredText(ranked)}</TermRow>
          <TermRow term="Finding">{place.reason}</TermRow>
          {place.parameter === "culvert" && (
            <TermRow term="Culvert">{culvertText(place.kilometre)}</TermRow>
          )}
          <TermRow term="Not seen">
            {place.unsure} {unseen[facts[place.parameter].unit]}
          </TermRow>
        </dl>
        <ClassLimits checks={classChecks(place)} />
        <div className={styles.site}>
          <h4>To complete on site</h4>
          <dl className={styles.lines}>
            {["Found on site", "Action", "Name, certificate", "Date, time", "Signature"].map(
              (term) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd />
                </div>
              ),
            )}
          </dl>
        </div>
      </div>
      {list && (
        <a
          href={`#${list}`}
          className={classNames(text.touch, text.whole, styles.back)}
          data-screen-only=""
        >
          To the list
        </a>
      )}
    </div>
  );
}

/** What has to be done today, or why and by when a place is looked at. */
function dutyText({ place, urgency, beyond, forecast }: RankedPlace): string {
  if (place.act) return place.act;
  if (beyond && forecast === "weather")
    return "Passed the threshold (example) on a hot day, which is no defect.";
  if (beyond) return "Beyond the threshold (example).";
  if (urgency === "planned") return `Look again after the next run, ${nextRun}.`;
  if (typeof forecast === "string") return `Check on site before the next run, ${nextRun}.`;
  return `Extrapolated to reach the threshold (example) on ${dayText(forecast.day)}.`;
}

const nextRun = dayText(lastDay + DAYS_BETWEEN_RUNS);

function measuredText({ place, latest, change, threshold }: RankedPlace): string {
  const { name, base, unit } = facts[place.parameter];
  const digits = digitsOf(place.parameter);
  const [now, before] = occasions[unit];
  const value = `${decimal(latest, digits)}${unitOf({ unit })}`;
  const growth = `${signedDecimal(change, digits)}${unitOf({ unit: changeUnitOf(place.parameter) })}`;
  return `${name}, ${base}: ${value} ${now}, ${growth} since ${before}. Threshold (example) ${threshold}${unitOf({ unit })}.`;
}

const [dayBefore, day] = runDates.slice(-2).map((date) => longDate(date));

/** When the values in a unit were read, now and before. */
const occasions: Record<ParameterFacts["unit"], readonly [string, string]> = {
  mm: [`on run 6 of ${day}`, "run 5"],
  "°C": [`before run 6 of ${day}`, "run 5"],
  "%": [`on the photograph of ${day}, from the bank`, `that of ${dayBefore}`],
};

/** What the readings in a unit do not show. */
const unseen: Record<ParameterFacts["unit"], string> = {
  mm: "Read without load: the movement of the track under a train is not included.",
  "°C": "The sensor does not measure the neutral temperature; it is taken from the record.",
  "%": "The photograph shows the inlet, not the inside of the pipe, its section or its flow capacity.",
};

/** The inventory of a culvert, and its rank on the sheet of culverts, which has another order than this list. */
function culvertText(kilometre: number): string {
  const sheet = culvertSheet.find(({ km }) => Number(km) === kilometre);
  if (!sheet) throw new Error(`There is no culvert at km ${kilometre}`);
  const { km, conditionScore, consequenceScore, rank } = sheet;
  const culvert = culvertAt(km);
  const risk = `Condition ${conditionScore} × consequence ${consequenceScore} = ${conditionScore * consequenceScore}`;
  return `${structureText(culvert)}. ${inventoryText({ ...culvert, note: "" })} ${risk}: rank ${rank} of the line’s ${culvertSheet.length} culverts.`;
}

function coordinatesText(kilometre: number): string {
  const { latitude, longitude } = coordinatesAt(kilometre * 1000);
  return `${Math.abs(latitude).toFixed(5)}° ${latitude < 0 ? "S" : "N"}, ${longitude.toFixed(5)}° E`;
}

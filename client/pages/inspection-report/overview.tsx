import { classChecks } from "../../../shared/content/example-line/class-checks.ts";
import { facts } from "../../../shared/content/example-line/parameters.ts";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import { capital, UNIT_SPACE, unitOf } from "../../../shared/content/figure.ts";
import { type Urgency, urgencies, urgencyLabels } from "../../../shared/urgency.ts";
import { classNames } from "../../components/class-names.ts";
import { OutlinedCulvert } from "../../components/culvert-photograph.tsx";
import { RankPlate } from "../../components/figure-kit/rank-plate.tsx";
import { Numeral } from "../../components/figure-number.tsx";
import { decimal, digitsOf, kmText } from "../../islands/dashboard/format.ts";
import { shortDueText } from "../../islands/dashboard/place-list.tsx";
import text from "../../styles/text.module.css";
import { SixRuns } from "../six-runs.tsx";
import styles from "./overview.module.css";
import { sheetId } from "./place-sheet.tsx";

/** The places of today with what was seen there, the line, and the other places by urgency. Each place links to its sheet. */
export function Overview({ of, id }: { of: readonly RankedPlace[]; id: string }) {
  return (
    <nav id={id} className={styles.overview} aria-label="Sheets" data-screen-only="">
      <ol className={styles.today}>
        {of
          .filter(({ urgency }) => urgency === "today")
          .map((each) => (
            <li key={each.rank}>
              <Today {...each} />
            </li>
          ))}
      </ol>
      <div className={styles.groups}>
        {others.map((urgency) => (
          <Group
            key={urgency}
            urgency={urgency}
            of={of.filter((each) => each.urgency === urgency)}
          />
        ))}
      </div>
    </nav>
  );
}

/** The urgencies that the list shows in rows. */
const others = urgencies.filter((urgency) => urgency !== "today");

/** A place of today: what was seen, and what has to be done. */
function Today(ranked: RankedPlace) {
  const { place, peak, latest, rank, urgency } = ranked;
  const due = classChecks(place).find(({ isDueNextRun }) => isDueNextRun);
  const [duty] = place.act?.split(/(?<=\.) /) ?? [];
  return (
    <a href={`#${sheetId(place)}`} className={styles.place}>
      {peak ? (
        <SixRuns of={ranked} hasChip={false} className={styles.evidence} />
      ) : (
        <div className={styles.evidence} data-picture="">
          <OutlinedCulvert
            picture="culvert-branches-after"
            alt=""
            sizes="(width >= 48rem) 45vw, 90vw"
            priority
          />
          <Numeral size="sm" className={styles.reading}>
            {latest}%
            <small className={text.unit}>
              {UNIT_SPACE}
              {facts[place.parameter].base}
            </small>
          </Numeral>
        </div>
      )}
      <span className={styles.entry}>
        <RankPlate rank={rank} urgency={urgency} />
        <span>
          <b className={classNames(text.headline, text.h3)}>{place.short}</b>
          <span className={text.muted}>
            {kmText(place.kilometre)}. <b>{duty}</b>
          </span>
          {due && (
            <span className={text.muted}>
              {capital(due.name)} {decimal(due.value, 1)}
              {UNIT_SPACE}mm passes its limit of {decimal(due.limit, 1)}
              {UNIT_SPACE}mm before the next run.
            </span>
          )}
        </span>
      </span>
    </a>
  );
}

function Group({ urgency, of }: { urgency: Urgency; of: readonly RankedPlace[] }) {
  if (of.length === 0) return null;
  return (
    <section data-urgency={urgency}>
      <h3>{urgencyLabels[urgency]}</h3>
      <ol>
        {of.map((each) => (
          <li key={each.rank}>
            <Entry {...each} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry(ranked: RankedPlace) {
  const { place, rank, urgency, latest } = ranked;
  const { kilometre, parameter, short } = place;
  return (
    <a href={`#${sheetId(place)}`} className={styles.entry}>
      <RankPlate rank={rank} urgency={urgency} />
      <span>
        {short}
        <span className={text.meta}>
          {kmText(kilometre)}, {decimal(latest, digitsOf(parameter))}
          {unitOf(facts[parameter])}, {shortDueText(ranked)}
        </span>
      </span>
    </a>
  );
}

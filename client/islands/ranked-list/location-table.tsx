import type { MouseEventHandler } from "react";
import {
  exampleLine,
  exampleNote,
  type LineLocation,
} from "../../../shared/content/example-line.ts";
import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import { changeSinceFirstRun, type LineChoice, lineAddress } from "../../../shared/line-choice.ts";
import { signed } from "../../../shared/thermal-force.ts";
import { Verdict } from "../../components/verdict.tsx";
import text from "../../styles/text.module.css";
import styles from "./location-table.module.css";

interface LocationTableProps {
  locations: readonly LineLocation[];
  choice: LineChoice;
  onChoose: (location: string) => MouseEventHandler;
}

/** The locations in ranked order; each row has a link that chooses its location. */
export function LocationTable({ locations, choice, onChoose }: LocationTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={text.meta}>Ranked by change since the first run. {exampleNote}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.rank}>
              Rank
            </th>
            <th scope="col" className={styles.place}>
              Location
            </th>
            <th scope="col" className={styles.number}>
              Change
            </th>
            <th scope="col" className={styles.verdict}>
              Verdict
            </th>
          </tr>
        </thead>
        <tbody>
          {locations.map((location) => (
            <tr
              key={location.slug}
              className={styles.row}
              data-chosen={location.slug === choice.location || undefined}
            >
              <td className={styles.rank}>{exampleLine.indexOf(location) + 1}</td>
              <th scope="row" className={styles.place}>
                <a
                  className={styles.link}
                  href={lineAddress({ ...choice, location: location.slug })}
                  aria-current={location.slug === choice.location || undefined}
                  onClick={onChoose(location.slug)}
                >
                  {locationName(location)}
                </a>
                <span className={styles.measure}>{location.measure}</span>
              </th>
              <td className={styles.number}>
                {signed(changeSinceFirstRun(location), true)}
                {UNIT_SPACE}mm
              </td>
              <td className={styles.verdict}>
                <Verdict urgency={location.urgency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "Km 33.4" */
export function locationName({ kilometre }: Pick<LineLocation, "kilometre">): string {
  return `Km${UNIT_SPACE}${kilometre}`;
}

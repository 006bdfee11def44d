import {
  SOON_DAYS,
  UNSURE_ORDER,
  URGENT_DAYS,
} from "../../../../shared/content/example-line/rank.ts";
import { paths } from "../../../../shared/paths.ts";
import { urgencyLabels } from "../../../../shared/urgency.ts";
import { Disclosure } from "../../../components/disclosure.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import text from "../../../styles/text.module.css";
import styles from "./autonomous-track-monitoring.module.css";

/** How the list is ranked, how the Dashboard's channels are measured, and what a run does not replace. */
export function ReadingNotes() {
  return (
    <Disclosure summary="How to read these values" data-screen-only="">
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note} className={text.small}>
            {note}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** How a railway that owns geometry cars can test this product. */
export function GeometryCars() {
  return (
    <Disclosure summary="If you already run geometry cars" data-screen-only="">
      <div className={styles.cars}>
        <p className={text.small}>
          Compare our list with the last run of your car over the same miles. Railroads in the
          United States named <a href="https://www.fra.dot.gov/eLib/details/L18703">three doubts</a>{" "}
          about unattended measurement: when a reading obliges them to act, its place, and its
          quality. Settle them in the test plan.
        </p>
        <MoreLink href={`${paths.pilot()}#protocol`}>The test protocol</MoreLink>
      </div>
    </Disclosure>
  );
}

const notes = [
  `${urgencyLabels.today} comes first: a limit of the class is passed before the next run, or the place cannot wait. Then what is beyond its threshold, then the days to it: ${urgencyLabels.first} within ${URGENT_DAYS}, ${urgencyLabels.next} within ${SOON_DAYS}. A step that a person must judge counts as ${UNSURE_ORDER} days. Then places without a trend, by their share of the threshold; a past temperature last. Values at run 6, change since run 5.`,
  "Values are sizes, without a sign: the list, its thresholds and the drawings compare the same numbers. Beside a trace, ↓ and ↑ say on which side of zero the value lies: for surface, below or above; for cross-level, the left rail lower or higher; for alignment and curvature, to the left or to the right.",
  "Alignment and surface are mid-chord offsets on 62 ft (18.9 m), twist is the difference of cross-level over 10 m, gauge counts from 1,435 mm. Kilometres count from the beginning of the line.",
  "Read without load. Under a train the rail moves further: 49 CFR 213.13 and Part I, section 8 of the Rules Respecting Track Safety add that movement.",
  "Every threshold here is an example. For orientation: freight at 45 mph needs Class 4 of 49 CFR 213.9, and the curves carry that speed with less than 3 in of unbalance (213.57). No threshold is above the limit of that class. All geometry values of this line lie inside its limits (213.53 to 213.63); growth shows earlier than a limit does.",
  "A run does not replace the visual or electronic geometry inspections of Subpart F of those rules. An inspector who finds a deviation must act at once (F 1.3): agree before the first run who receives such a reading.",
  "The downloads have these places with mile, invented coordinates, and value; geometry with change, and with a rate a month where the runs have a trend.",
] as const;

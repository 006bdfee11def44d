import type { MouseEventHandler } from "react";
import {
  type LineChoice,
  lineAddress,
  locationsShown,
  type Show,
} from "../../../shared/line-choice.ts";
import { urgencies, urgencyLabels } from "../../../shared/urgency.ts";
import styles from "./list-filter.module.css";

interface ListFilterProps {
  choice: LineChoice;
  onChoose: (show: Show) => MouseEventHandler;
}

const labels: Record<Show, string> = { all: "All", ...urgencyLabels };
const shows: readonly Show[] = ["all", ...urgencies];

/** Links that filter the locations by urgency, each with the number of locations. */
export function ListFilter({ choice, onChoose }: ListFilterProps) {
  return (
    <nav className={styles.bar} aria-label="Filter locations" data-screen-only="">
      {shows.map((show) => (
        <a
          key={show}
          className={styles.choice}
          href={lineAddress(choiceWith(show, choice))}
          aria-current={show === choice.show || undefined}
          onClick={onChoose(show)}
        >
          {labels[show]} <span className={styles.count}>{locationsShown(show).length}</span>
        </a>
      ))}
    </nav>
  );
}

/** Keeps the chosen location if the filter shows it. */
function choiceWith(show: Show, { location }: LineChoice): LineChoice {
  const isShown = locationsShown(show).some(({ slug }) => slug === location);
  return { show, location: isShown ? location : null };
}

import type { MouseEventHandler } from "react";
import {
  type LineChoice,
  lineAddress,
  locationsShown,
  type Show,
} from "../../../shared/line-choice.ts";
import { urgencies, urgencyLabels } from "../../../shared/urgency.ts";
import { classNames } from "../../components/class-names.ts";
import bar from "../../components/filter-bar.module.css";
import styles from "./ranked-list.module.css";

interface ListFilterProps {
  choice: LineChoice;
  onChoose: (show: Show) => MouseEventHandler;
}

const labels: Record<Show, string> = { all: "All", ...urgencyLabels };
const shows: readonly Show[] = ["all", ...urgencies];

/** Links that filter the locations by urgency, each with the number of locations. */
export function ListFilter({ choice, onChoose }: ListFilterProps) {
  return (
    <nav
      className={classNames(bar.bar, styles.filter)}
      aria-label="Filter locations"
      data-screen-only=""
    >
      {shows.map((show) => (
        <a
          key={show}
          className={classNames(bar.choice, styles.choice)}
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

import type { FormEvent } from "react";
import { formatNumber } from "../../../shared/format.ts";
import type { Filter } from "../../../shared/machines/insights.ts";
import { paths } from "../../../shared/paths.ts";
import { categoryLabels } from "../../../shared/post.ts";
import { classNames } from "../../components/class-names.ts";
import text from "../../styles/text.module.css";
import styles from "./insights-list.module.css";

interface FilterBarProps {
  filter: Filter;
  /** The number of filtered posts; null while it is unknown. */
  count: number | null;
  /** If omitted, each filter loads its own page. */
  onChoose?: ((filter: Filter) => void) | undefined;
}

const labels: Record<Filter, string> = { all: "All", ...categoryLabels };
const filters = Object.keys(labels) as Filter[];

/** Filters posts by category. A form, so that it works without script. */
export function FilterBar({ filter, count, onChoose }: FilterBarProps) {
  const choose = (event: FormEvent<HTMLFormElement>) => {
    if (onChoose === undefined) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onChoose(filters.find((each) => each === submitter?.getAttribute("value")) ?? "all");
  };
  return (
    <form
      className={styles.filter}
      action={paths.insights()}
      aria-label="Filter posts"
      onSubmit={choose}
      data-screen-only=""
    >
      {filters.map((each) => (
        <button
          key={each}
          className={styles.choice}
          aria-pressed={each === filter}
          {...(each === "all" ? {} : { name: "category", value: each })}
        >
          {labels[each]}
        </button>
      ))}
      <p className={classNames(text.meta, styles.result)}>
        <span aria-live="polite">{resultOf(count)}</span> <a href={paths.feed()}>Feed</a>
      </p>
    </form>
  );
}

function resultOf(count: number | null): string {
  if (count === null) return "";
  return count === 1 ? "1 post" : `${formatNumber(count)} posts`;
}

import type { ChangeEvent, FormEvent } from "react";
import {
  type DashboardChoice,
  fieldsOfChoice,
  plainChoice,
  readDashboardChoice,
  type Sort,
  sorts,
} from "../../../shared/content/dashboard-choice.ts";
import { facts, parameters } from "../../../shared/content/example-line/parameters.ts";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import { urgencies, urgencyLabels } from "../../../shared/urgency.ts";
import text from "../../styles/text.module.css";
import { valuesOf } from "../form-values.ts";
import { useEarlyInput } from "../use-early-input.ts";
import { useControls, useEntries, useLinkToChange } from "./controls.ts";
import styles from "./place-list.module.css";

const sortNames: Record<Sort, string> = { rank: "By rank", km: "By km", change: "By change" };
type FormChange = Pick<DashboardChoice, "find" | "parameter" | "sort">;

interface ListFiltersProps {
  ranked: readonly RankedPlace[];
  listed: readonly RankedPlace[];
}

/** Filters of the list: a form that works without script, and links. */
export function ListFilters({ ranked, listed }: ListFiltersProps) {
  const { others, send } = useControls();
  const { choice } = useEntries();
  const linkTo = useLinkToChange();
  const form = useEarlyInput<HTMLFormElement>((fields) => {
    const typed = changeOf(fields);
    const isSame = Object.entries(typed).every(
      ([name, value]) => choice[name as keyof FormChange] === value,
    );
    if (!isSame) send({ type: "choice.changed", change: typed });
  });

  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (event.target.form) send({ type: "choice.changed", change: changeOf(event.target.form) });
  };
  const onSubmit = (event: FormEvent) => event.preventDefault();

  return (
    <div className={styles.filters}>
      <search>
        <form ref={form} className={styles.fields} method="get" onSubmit={onSubmit}>
          {hiddenFields(choice, others).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input
            className={styles.field}
            type="search"
            name="find"
            placeholder="Search"
            aria-label="Search locations"
            maxLength={60}
            autoComplete="off"
            value={choice.find}
            onChange={onChange}
          />
          <select
            className={styles.field}
            name="parameter"
            aria-label="Parameter"
            autoComplete="off"
            value={choice.parameter ?? ""}
            onChange={onChange}
          >
            <option value="">All parameters</option>
            {parameters.map((each) => (
              <option key={each} value={each}>
                {facts[each].name}
              </option>
            ))}
          </select>
          <select
            className={styles.field}
            name="sort"
            aria-label="Sort"
            autoComplete="off"
            value={choice.sort}
            onChange={onChange}
          >
            {sorts.map((each) => (
              <option key={each} value={each}>
                {sortNames[each]}
              </option>
            ))}
          </select>
          <button className={styles.submit} type="submit">
            Show
          </button>
        </form>
      </search>
      <nav className={styles.urgencies} aria-label="Priority">
        {[null, ...urgencies].map((urgency) => (
          <a
            key={urgency}
            {...linkTo({ priority: urgency })}
            aria-current={choice.priority === urgency || undefined}
          >
            {urgency ? urgencyLabels[urgency] : "All"}{" "}
            <span>
              {ranked.filter((each) => urgency === null || each.urgency === urgency).length}
            </span>
          </a>
        ))}
      </nav>
      <p className={text.hidden} aria-live="polite">
        {listed.length} of {ranked.length} locations
      </p>
    </div>
  );
}

/** What the form says. */
function changeOf(form: HTMLFormElement): FormChange {
  const { find, parameter, sort } = readDashboardChoice(valuesOf(form) as Record<string, string>);
  return { find, parameter, sort };
}

/** The parts of the address that the form keeps when it is submitted without script. */
function hiddenFields(choice: DashboardChoice, others: Readonly<Record<string, string>>) {
  const { find, parameter, sort } = plainChoice;
  return [...Object.entries(others), ...fieldsOfChoice({ ...choice, find, parameter, sort })];
}

import { type KeyboardEvent, useEffect, useRef } from "react";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import { classNames } from "../../components/class-names.ts";
import ui from "../../components/interface.module.css";
import { useControls, useLinkToChange } from "./controls.ts";
import { ListFilters } from "./list-filters.tsx";
import styles from "./place-list.module.css";
import { PlaceRow } from "./place-row.tsx";

/** As many rows fit in the list of a narrow window. */
const BRIEF_ROWS = 4;

interface PlaceListProps {
  ranked: readonly RankedPlace[];
  listed: readonly RankedPlace[];
  shown: RankedPlace | undefined;
  /** Only the first rows, without filters, and the address of the whole list. */
  crop: { rows: number; whole?: string } | undefined;
}

/** The ranked list. Every row is a link to its place. */
export function PlaceList({ ranked, listed, shown, crop }: PlaceListProps) {
  const list = useArrowKeys(shown);
  return (
    <section aria-label="Ranked locations">
      {!crop && <ListFilters ranked={ranked} listed={listed} />}
      <ol ref={list.ref} className={styles.list} data-brief={crop && ""} onKeyDown={list.onKeyDown}>
        {listed.slice(0, crop?.rows).map((each) => (
          <PlaceRow
            key={each.place.kilometre}
            ranked={each}
            isShown={each.rank === shown?.rank}
            isBrief={crop !== undefined}
          />
        ))}
      </ol>
      {!crop && listed.length > BRIEF_ROWS && (
        <label className={classNames(ui.whole, styles.whole)} data-screen-only="">
          <input type="checkbox" autoComplete="off" /> Show all {listed.length} locations
        </label>
      )}
      {listed.length === 0 && <NothingFound />}
      {crop?.whole && (
        <a href={crop.whole} className={ui.whole} data-screen-only="">
          All {ranked.length} locations
        </a>
      )}
    </section>
  );
}

/** The arrow keys choose the next place, and the focus follows. */
function useArrowKeys(shown: RankedPlace | undefined) {
  const { send } = useControls();
  const ref = useRef<HTMLOListElement>(null);
  const hasStepped = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the place
  useEffect(() => {
    if (!hasStepped.current) return;
    hasStepped.current = false;
    const link = ref.current?.querySelector<HTMLElement>("[aria-current]");
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: "nearest" });
  }, [shown?.place.kilometre]);

  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : undefined;
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    hasStepped.current = true;
    send({ type: "place.stepped", by });
  }
  return { ref, onKeyDown };
}

function NothingFound() {
  const linkTo = useLinkToChange();
  return (
    <p className={styles.nothing}>
      No location matches.{" "}
      <a {...linkTo({ parameter: null, priority: null, find: "" })}>Show all</a>
    </p>
  );
}

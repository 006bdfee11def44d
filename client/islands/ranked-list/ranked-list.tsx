import { exampleLine, exampleNote } from "../../../shared/content/example-line.ts";
import { type LineChoice, locationsShown } from "../../../shared/line-choice.ts";
import { Caption } from "../../components/caption.tsx";
import { defineIsland } from "../../island/define-island.ts";
import { LineMap } from "./line-map.tsx";
import { ListFilter } from "./list-filter.tsx";
import { LocationTable } from "./location-table.tsx";
import styles from "./ranked-list.module.css";
import { RunHistory } from "./run-history.tsx";
import { useRankedList } from "./use-ranked-list.ts";

export interface RankedListProps {
  /** From the address. */
  choice: LineChoice;
  /** `small`: the map and the first rows, without the filter and the history. */
  size?: "full" | "small";
}

/**
 * The example line as a ranked list and a map. Every choice is a link that the server handles too, so that
 * the list works without script.
 */
export const rankedList = defineIsland({ name: "ranked-list", View: RankedList });

const SMALL_ROWS = 5;

function RankedList({ choice: initial, size = "full" }: RankedListProps) {
  const { choice, onFilter, onLocation, onLine } = useRankedList(initial);
  const isFull = size === "full";
  return (
    <div className={styles.list} data-size={size}>
      {isFull && <ListFilter choice={choice} onChoose={onFilter} />}
      <div className={styles.view}>
        <figure>
          <LineMap choice={choice} onLine={onLine} />
          <Caption as="figcaption" className={styles.caption}>
            {exampleNote} Drawn freely, not to scale.
          </Caption>
        </figure>
        {isFull && <RunHistory location={choice.location} />}
      </div>
      <LocationTable
        locations={isFull ? locationsShown(choice.show) : exampleLine.slice(0, SMALL_ROWS)}
        choice={choice}
        onChoose={onLocation}
      />
    </div>
  );
}

import { type KeyboardEvent, useEffect, useRef } from "react";
import { facts } from "../../../shared/content/example-line/parameters.ts";
import { type RankedPlace, rankedPlaces } from "../../../shared/content/example-line/rank.ts";
import { unitOf } from "../../../shared/content/figure.ts";
import { paths } from "../../../shared/paths.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import ui from "../../components/interface.module.css";
import { Dot, Drawing, Line, Mark, Stretched } from "../../figures/kit.tsx";
import { RankPlate, UrgencyWord } from "../../figures/rank-plate.tsx";
import { linearScale, pathThrough } from "../../figures/scale.ts";
import { useControls, useLinkToPlace } from "./controls.ts";
import styles from "./dashboard.module.css";
import { dayText, decimal, digitsOf, kmText } from "./format.ts";

/** The first rows, which are all that the brief list shows, and a narrow window before a visitor opens the others. */
const firstRows = rankedPlaces.slice(0, 6);
const furtherRows = rankedPlaces.slice(firstRows.length);
export const allLocations = `All ${rankedPlaces.length} locations`;

const files = [
  ["CSV", paths.exampleLine.csv()],
  ["GeoJSON", paths.exampleLine.geoJson()],
] as const;

interface PlaceListProps {
  shown: RankedPlace;
  /** The address of the whole list, from the first rows. */
  whole: string | undefined;
}

/** The ranked list. Every row is a link to its place. */
export function PlaceList({ shown, whole }: PlaceListProps) {
  const list = useArrowKeys(shown);
  const rowOf = (ranked: RankedPlace) => (
    <PlaceRow key={ranked.rank} ranked={ranked} isShown={ranked === shown} />
  );
  return (
    <section {...list} className={styles.list} aria-label="Ranked locations">
      <ol>{firstRows.map(rowOf)}</ol>
      {whole === undefined && (
        <Disclosure summary={allLocations} openFrom="64rem" open={furtherRows.includes(shown)}>
          <ol start={firstRows.length + 1}>{furtherRows.map(rowOf)}</ol>
        </Disclosure>
      )}
      <p className={ui.whole}>
        {whole === undefined ? (
          files.map(([name, path]) => (
            <a key={name} href={path} download="">
              Download {name}
            </a>
          ))
        ) : (
          <a href={whole}>{allLocations}</a>
        )}
      </p>
    </section>
  );
}

/** The arrow keys choose the next place, and the focus follows. */
function useArrowKeys(shown: RankedPlace) {
  const { send } = useControls();
  const ref = useRef<HTMLElement>(null);
  const hasStepped = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the place
  useEffect(() => {
    if (!hasStepped.current) return;
    hasStepped.current = false;
    const link = ref.current?.querySelector<HTMLElement>("[aria-current]");
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: "nearest" });
  }, [shown]);

  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : undefined;
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    hasStepped.current = true;
    send({ type: "place.stepped", by });
  }
  return { ref, onKeyDown };
}

/** A location of the list: what is measured there, its growth, and when to act. */
function PlaceRow({ ranked, isShown }: { ranked: RankedPlace; isShown: boolean }) {
  const linkToPlace = useLinkToPlace();
  const { place, urgency, latest, values } = ranked;
  const { kilometre, parameter } = place;
  const { name, base, unit } = facts[parameter];
  return (
    <li>
      <a
        {...linkToPlace(kilometre)}
        className={styles.row}
        aria-current={isShown ? "true" : undefined}
      >
        <RankPlate {...ranked} />
        <span className={styles.words}>
          <span>
            <b>{kmText(kilometre)}</b> {name}
          </span>
          <span className={styles.quiet}>{place.short}</span>
        </span>
        <span className={styles.value}>
          <Growth values={values} />
          <b>
            {decimal(latest, digitsOf(parameter))}
            <small>{unit === "%" ? `% ${base}` : unitOf({ unit })}</small>
          </b>
          <span className={styles.quiet}>
            {urgency === "today" ? <UrgencyWord urgency={urgency} /> : dueText(ranked)}
          </span>
        </span>
      </a>
    </li>
  );
}

/** Smaller differences than this one look flat. */
const LEAST_GROWTH = 4;

/** The shape of a growth, without its numbers. */
function Growth({ values }: { values: readonly number[] }) {
  const low = Math.min(...values);
  const high = Math.max(...values, low + LEAST_GROWTH);
  const x = linearScale([0, values.length - 1], [0, 100]);
  const y = linearScale([low, high], [100, 0]);
  return (
    <Drawing className={styles.growth}>
      <Stretched size={[100, 100]}>
        <Line tone="data" d={pathThrough(values.map((each, run) => [x(run), y(each)]))} />
      </Stretched>
      <Mark at={[1, y(values.at(-1) ?? 0) / 100]}>
        <Dot tone="data" />
      </Mark>
    </Drawing>
  );
}

/** Which threshold is reached when, "22 mm about Sep 21", or why no day is known. */
function dueText({ forecast, place, threshold }: RankedPlace): string {
  if (place.unsure) return "check on site";
  if (forecast === "weather") return "no defect";
  if (forecast === "after work") return "too few runs";
  if (typeof forecast === "string") return "no trend";
  return `${threshold}${unitOf(facts[place.parameter])} about ${dayText(forecast.day)}`;
}

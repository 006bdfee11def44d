import { useMachine } from "@xstate/react";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import {
  type DashboardChoice,
  dashboardAddress,
  dashboardFields,
  readDashboardChoice,
  shownPlace,
} from "../../../shared/content/dashboard-choice.ts";
import { lineName } from "../../../shared/content/example-line/features.ts";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import { lastDay } from "../../../shared/content/example-line/runs.ts";
import { dashboardMachine } from "../../../shared/machines/dashboard.ts";
import { type OtherFields, otherFields } from "../../../shared/other-fields.ts";
import ui from "../../components/interface.module.css";
import { ExampleChip } from "../../components/marks.tsx";
import { defineIsland } from "../../island/define-island.ts";
import { ControlsContext, useLinkTo } from "./controls.ts";
import styles from "./dashboard.module.css";
import { dayText } from "./format.ts";
import { History } from "./history.tsx";
import { PlaceHead } from "./place-head.tsx";
import { allLocations, PlaceList } from "./place-list.tsx";
import { type PlacePictures, PlaceStill } from "./place-still.tsx";
import { StripMap } from "./strip-map.tsx";
import { Traces } from "./traces.tsx";

interface DashboardProps {
  /** From the address. */
  choice: DashboardChoice;
  /** Query parameters of other parts of the page. */
  others: OtherFields;
  /** The evidence of places; the brief Dashboard shows none. */
  pictures?: PlacePictures;
  /** The address of the whole Dashboard. With it only the first rows and one trace are shown. */
  whole?: string;
}

/** Apollo Dashboard with the example line. Every view has an address that the server answers too. */
export const dashboard = defineIsland({ name: "dashboard", View: Dashboard });

function Dashboard({ choice: initial, others, pictures, whole }: DashboardProps) {
  const { choice, isPlaceOpen, send } = useDashboard(initial);
  const frame = useViewFocus(isPlaceOpen);
  const controls = useMemo(() => ({ choice, others, send }), [choice, others, send]);
  const shown = shownPlace(choice);
  const isBrief = whole !== undefined;
  return (
    <ControlsContext value={controls}>
      <section
        ref={frame}
        className={styles.frame}
        data-view={isPlaceOpen ? "place" : "list"}
        data-brief={isBrief || undefined}
        aria-label="Apollo Dashboard, example data"
      >
        <div className={ui.bar}>
          <h3>Apollo Dashboard</h3>
          <p>
            {lineName}, run 6, {dayText(lastDay)}
          </p>
          <ExampleChip className={ui.example} />
        </div>
        {!isBrief && <StripMap shown={shown} />}
        <PlaceList shown={shown} whole={whole} />
        {/* Texts of another place replace whole elements: a translation tool may have taken the texts apart. */}
        <div className={styles.place} key={shown.place.kilometre}>
          {!isBrief && <BackToList />}
          <PlaceHead ranked={shown} isBrief={isBrief} />
          <Evidence ranked={shown} pictures={pictures} isBrief={isBrief} />
        </div>
      </section>
    </ControlsContext>
  );
}

interface EvidenceProps {
  ranked: RankedPlace;
  pictures: PlacePictures | undefined;
  isBrief: boolean;
}

/**
 * What the instruments saw at a place. The brief Dashboard shows one trace, or the history of what no trace measures: a
 * temperature, the opening of a culvert.
 */
function Evidence({ ranked, pictures, isBrief }: EvidenceProps) {
  if (isBrief)
    return ranked.peak ? <Traces ranked={ranked} isBrief /> : <History ranked={ranked} />;
  return (
    <>
      <Traces ranked={ranked} />
      <div className={styles.side}>
        <History ranked={ranked} />
        {pictures && <PlaceStill place={ranked.place} pictures={pictures} />}
      </div>
    </>
  );
}

function BackToList() {
  const linkTo = useLinkTo();
  return (
    <a {...linkTo(null, { type: "list.requested" })} className={styles.back}>
      {allLocations}
    </a>
  );
}

/** Runs the Dashboard's machine and keeps its choice in the address. */
function useDashboard(input: DashboardChoice) {
  const [state, send, actor] = useMachine(dashboardMachine, { input });

  // Before the machine starts in an effect and handles what the visitor did meanwhile.
  useLayoutEffect(() => {
    const addressOf = (choice: DashboardChoice) =>
      dashboardAddress(choice, otherFields(query(), dashboardFields));
    const subscriptions = [
      actor.on("address.pushed", ({ choice }) => history.pushState(null, "", addressOf(choice))),
      actor.on("address.replaced", ({ choice }) =>
        history.replaceState(null, "", addressOf(choice)),
      ),
    ];
    const onTravelled = () =>
      send({ type: "history.travelled", choice: readDashboardChoice(query()) });
    addEventListener("popstate", onTravelled);
    return () => {
      removeEventListener("popstate", onTravelled);
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [actor, send]);

  return { choice: state.context.choice, isPlaceOpen: state.hasTag("placeOpen"), send };
}

function query(): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(location.search));
}

/**
 * In a narrow frame the list and the place are two views. When the view changes, the new one is shown from its top and
 * its title gets the focus. Returns a ref for the frame, whose property `--views` says how many views there are.
 */
function useViewFocus(isPlaceOpen: boolean) {
  const frame = useRef<HTMLElement>(null);
  const before = useRef(isPlaceOpen);
  useEffect(() => {
    const element = frame.current;
    if (before.current === isPlaceOpen || !element) return;
    before.current = isPlaceOpen;
    if (getComputedStyle(element).getPropertyValue("--views").trim() !== "2") return;
    const title = isPlaceOpen ? "h4" : "li > [aria-current]";
    element.querySelector<HTMLElement>(title)?.focus({ preventScroll: true });
    element.scrollIntoView({ block: "start" });
  }, [isPlaceOpen]);
  return frame;
}

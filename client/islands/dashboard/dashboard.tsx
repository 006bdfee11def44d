import { memo, useDeferredValue, useMemo, useState } from "react";
import {
  type DashboardChoice,
  listPlaces,
  type MapKind,
  maps,
  shownPlace,
} from "../../../shared/content/dashboard-choice.ts";
import { rankPlaces } from "../../../shared/content/example-line/rank.ts";
import type { DashboardEvent } from "../../../shared/machines/dashboard.ts";
import type { OtherFields } from "../../../shared/other-fields.ts";
import { defineIsland } from "../../island/define-island.ts";
import {
  ControlsContext,
  EntriesContext,
  useControls,
  useLinkTo,
  useLinkToChange,
} from "./controls.ts";
import styles from "./dashboard.module.css";
import { Decision } from "./decision.tsx";
import { History } from "./history.tsx";
import { PlaceHead } from "./place-head.tsx";
import { PlaceList } from "./place-list.tsx";
import { type MarkedPlaces, useMarkLink } from "./place-marks.tsx";
import { type PlacePictures, PlaceStill } from "./place-still.tsx";
import { PlanMap } from "./plan-map.tsx";
import { StripMap } from "./strip-map.tsx";
import { Surroundings } from "./surroundings.tsx";
import { TitleBar } from "./title-bar.tsx";
import { Traces } from "./traces.tsx";
import { useDashboard, useViewFocus } from "./use-dashboard.ts";

/** A part of the Dashboard: its list and its chart. */
export interface DashboardCrop {
  /** Number of rows of the list. */
  rows: number;
  /** Number of traces. */
  lanes: number;
  /** Whether the strip map is shown. */
  map: boolean;
  /** Address of the whole list. */
  whole?: string;
}

interface DashboardProps {
  /** From the address. */
  choice: DashboardChoice;
  /** Query parameters of other parts of the page. */
  others: OtherFields;
  /** Standard deviation of the surface in millimetres on every 200 m. */
  roughness: readonly number[];
  /** Undefined in a crop, which shows none. */
  pictures?: PlacePictures;
  /** By default the whole Dashboard is shown. */
  crop?: DashboardCrop;
}

/** Apollo Dashboard with the example line. Every view has an address that the server answers too. */
export const dashboard = defineIsland({ name: "dashboard", View: Dashboard });

/** The fields answer a visitor at once. Everything else is drawn after them, and an interaction interrupts it. */
function Dashboard({ choice: initial, ...parts }: DashboardProps) {
  const { entries, isPlaceOpen, send } = useDashboard(initial);
  return (
    <EntriesContext value={entries}>
      <Frame
        {...parts}
        choice={useDeferredValue(entries.choice)}
        isPlaceOpen={useDeferredValue(isPlaceOpen)}
        send={send}
      />
    </EntriesContext>
  );
}

interface FrameProps extends DashboardProps {
  isPlaceOpen: boolean;
  send(event: DashboardEvent): void;
}

const Frame = memo(function Frame(props: FrameProps) {
  const { choice, isPlaceOpen, send, others, roughness, pictures, crop } = props;
  const frame = useViewFocus(isPlaceOpen);
  const controls = useMemo(() => ({ choice, others, send }), [choice, others, send]);
  const { thresholds } = choice;
  const ranked = useMemo(() => rankPlaces(thresholds), [thresholds]);
  const marked: MarkedPlaces = {
    ranked,
    listed: useMemo(() => listPlaces(choice), [choice]),
    shown: useMemo(() => shownPlace(choice), [choice]),
  };
  const { listed, shown } = marked;
  return (
    <ControlsContext value={controls}>
      <section
        ref={frame}
        className={styles.frame}
        data-view={viewOf(isPlaceOpen, shown)}
        data-crop={crop && ""}
        aria-label="Apollo Dashboard, example data"
      >
        <TitleBar isBrief={crop !== undefined} />
        {crop?.map !== false && <LineMap {...marked} roughness={roughness} crop={crop} />}
        <div className={styles.list}>
          <PlaceList {...marked} crop={crop} />
        </div>
        {shown && (
          <div className={styles.place}>
            {!crop && <BackToList count={listed.length} />}
            <PlaceHead ranked={shown} isBrief={crop !== undefined} />
            {!crop && <Decision kilometre={shown.place.kilometre} />}
            <Evidence
              key={`${shown.place.kilometre} ${choice.metres}`}
              ranked={shown}
              pictures={pictures}
              crop={crop}
            />
          </div>
        )}
      </section>
    </ControlsContext>
  );
});

/** The view of a narrow window. Without a place to show, it is the list. */
function viewOf(isPlaceOpen: boolean, shown: MarkedPlaces["shown"]): "place" | "list" {
  return isPlaceOpen && shown ? "place" : "list";
}

interface EvidenceProps {
  ranked: MarkedPlaces["ranked"][number];
  pictures: PlacePictures | undefined;
  crop: DashboardCrop | undefined;
}

/**
 * What the instruments saw at a place. The traces' cursor also moves on its plan. The brief Dashboard shows the traces, or
 * the history of what no trace measures: a temperature, the opening of a culvert.
 */
function Evidence({ ranked, pictures, crop }: EvidenceProps) {
  const [cursor, setCursor] = useState(ranked.place.kilometre * 1000);
  // The list and the title answer at once; the plan follows the traces.
  const shownCursor = useDeferredValue(cursor);
  if (crop && !ranked.peak) return <History ranked={ranked} />;
  if (crop) return <Traces ranked={ranked} laneCount={crop.lanes} />;
  return (
    <>
      <Traces ranked={ranked} onCursor={setCursor} />
      <div className={styles.side}>
        <History ranked={ranked} />
        {pictures && <PlaceStill place={ranked.place} pictures={pictures} />}
        <figure className={styles.plan}>
          <Surroundings place={ranked.place} extent="840 m" cursor={shownCursor} />
          <figcaption>Plan to scale, north up, a tick every 100 m</figcaption>
        </figure>
      </div>
    </>
  );
}

interface LineMapProps extends MarkedPlaces {
  roughness: readonly number[];
  crop: DashboardCrop | undefined;
}

/** The line as a strip or as a plan. */
function LineMap({ roughness, crop, ...marked }: LineMapProps) {
  const { choice } = useControls();
  const linkOf = useMarkLink(marked);
  return (
    <div className={styles.map}>
      {!crop && <MapKinds />}
      {choice.map === "plan" && !crop ? (
        <PlanMap {...marked} />
      ) : (
        <StripMap {...marked} roughness={roughness} isBrief={crop !== undefined} linkOf={linkOf} />
      )}
    </div>
  );
}

const mapNames: Record<MapKind, string> = { strip: "Strip map", plan: "Plan map" };

function MapKinds() {
  const linkTo = useLinkToChange();
  const { choice } = useControls();
  return (
    <nav className={styles.kinds} aria-label="Map">
      {maps.map((map) => (
        <a key={map} {...linkTo({ map })} aria-current={map === choice.map || undefined}>
          {mapNames[map]}
        </a>
      ))}
    </nav>
  );
}

function BackToList({ count }: { count: number }) {
  const linkTo = useLinkTo();
  return (
    <p className={styles.back}>
      <a {...linkTo({ at: null }, { type: "list.requested" })}>All {count} locations</a>
    </p>
  );
}

import { useCallback } from "react";
import { fleet } from "../../../shared/content/mine-level/fleet.ts";
import { decisionAt, ENLARGED, reportsAt } from "../../../shared/content/mine-level/record.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import ui from "../../components/interface.module.css";
import { defineIsland } from "../../island/define-island.ts";
import { DecisionList } from "./decision-list.tsx";
import styles from "./fleet-map.module.css";
import { FleetTable } from "./fleet-table.tsx";
import { LevelMap, type LevelMapProps, type MapMark } from "./level-map.tsx";
import { Player } from "./player.tsx";
import { type Replay, type ReplayProps, ReplayWindow } from "./replay-window.tsx";
import { ScanInset } from "./scan-inset.tsx";

/** The map and the table of the fleet, and what the chosen vehicle's position rests on. */
export const fleetMap = defineIsland({ name: "fleet-map", View: FleetMap });

interface FleetMapProps extends ReplayProps {
  /** Only the map, the player and this number of rows of the table. */
  rows?: number;
  /** Address of the whole table. */
  whole?: string;
  /** Without the key and the player, for a picture of the map. */
  still?: boolean;
  /** Places that numbers mark on the map, from 1. */
  marks?: readonly MapMark[];
}

function FleetMap({ rows, whole, marks, still = false, ...props }: FleetMapProps) {
  const contentOf = useCallback(
    (replay: Replay) =>
      rows === undefined ? (
        <FleetParts {...replay} />
      ) : (
        <FleetBrief {...replay} rows={rows} whole={whole} marks={marks} still={still} />
      ),
    [rows, whole, marks, still],
  );
  return (
    <ReplayWindow
      {...props}
      part="fleet"
      name="Fleet map"
      subjectOf={() => `Level 500, ${fleet.length} equipped vehicles`}
      contentOf={contentOf}
    />
  );
}

function FleetParts({ choice, record, isPlaying }: Replay) {
  const { decisions } = record;
  const current = decisionAt(decisions, choice.at);
  const reports = reportsAt(record, choice.at);
  const chosen = reports[choice.vehicle];
  return (
    <div className={styles.fleet}>
      <MapWithKey reports={reports} />
      <Player decisions={decisions} current={current} isPlaying={isPlaying} />
      <div className={styles.side}>
        <FleetTable reports={reports} />
        {chosen && <ScanInset record={record} report={chosen} time={choice.at} />}
      </div>
      <Disclosure summary="Every event" className={styles.events}>
        <DecisionList decisions={decisions} current={current} />
      </Disclosure>
    </div>
  );
}

interface BriefProps extends Replay {
  rows: number;
  whole: string | undefined;
  marks: readonly MapMark[] | undefined;
  still: boolean;
}

function FleetBrief({ choice, record, isPlaying, rows, whole, marks, still }: BriefProps) {
  const { decisions } = record;
  const reports = reportsAt(record, choice.at);
  return (
    <div className={styles.fleet}>
      <MapWithKey reports={reports} marks={marks} hasKey={!still} />
      <FleetTable reports={reports.slice(0, rows)} />
      {whole && (
        <a href={whole} className={ui.whole} data-screen-only="">
          All {fleet.length} vehicles
        </a>
      )}
      {!still && (
        <Player
          decisions={decisions}
          current={decisionAt(decisions, choice.at)}
          isPlaying={isPlaying}
        />
      )}
    </div>
  );
}

function MapWithKey({ hasKey = true, ...props }: LevelMapProps & { hasKey?: boolean }) {
  return (
    <div className={styles.map}>
      <LevelMap {...props} />
      {hasKey && <MapKey isPlain={props.marks !== undefined} />}
    </div>
  );
}

/** A map with numbered places leaves out the smooth walls. */
function MapKey({ isPlain }: { isPlain: boolean }) {
  return (
    <p className={styles.key}>
      <span>T truck, L loader, D drill, S service</span>
      <span>
        <i data-key="ellipse" /> about 95% (± 2 σ), drawn {ENLARGED} times larger
      </span>
      <span>
        <i data-key="since" /> possible way since the report
      </span>
      {!isPlain && (
        <span>
          <i data-key="even" /> smooth walls
        </span>
      )}
      <span>
        <i data-key="acts" /> waits, stops or creeps
      </span>
      <span>
        <i data-key="old" /> old report
      </span>
      <span>
        <i data-key="chosen" /> chosen
      </span>
    </p>
  );
}

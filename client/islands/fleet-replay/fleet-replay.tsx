import { useMemo } from "react";
import { fleet } from "../../../shared/content/mine-level/fleet.ts";
import type {
  OtherParts,
  ReplayChoice,
  ReplayPart,
} from "../../../shared/content/mine-level/replay-choice.ts";
import { defineIsland } from "../../island/define-island.ts";
import { ControlsContext } from "./controls.ts";
import { DecisionList } from "./decision-list.tsx";
import styles from "./fleet-replay.module.css";
import { FleetTable } from "./fleet-table.tsx";
import { ENLARGED, LevelMap } from "./level-map.tsx";
import { Player } from "./player.tsx";
import { decisionAt, reportsAt } from "./record.ts";
import { ScanInset } from "./scan-inset.tsx";
import { UncertaintyTrace } from "./uncertainty-trace.tsx";
import { useReplay } from "./use-replay.ts";

export interface FleetReplayProps {
  part: ReplayPart;
  /** From the address. */
  choice: ReplayChoice;
  /** Query parameters of other parts of the page. */
  others: OtherParts;
}

/** An excerpt of a shift on a mine level. Every moment has an address that the server answers too. */
export const fleetReplay = defineIsland({ name: "fleet-replay", View: FleetReplay });

function FleetReplay({ part, choice: initial, others }: FleetReplayProps) {
  const { choice, record, isPlaying, send, window } = useReplay(part, initial);
  const controls = useMemo(() => ({ part, choice, others, send }), [part, choice, others, send]);
  const current = decisionAt(record, choice.at);
  const reports = reportsAt(record, choice.at);
  const chosen = reports[choice.vehicle];
  return (
    <ControlsContext value={controls}>
      <section ref={window} className={styles.frame} aria-label="Fleet map, example data">
        <div className={styles.bar}>
          <h3>Fleet map</h3>
          <p>Level 500, {fleet.length} equipped vehicles</p>
          <p className={styles.example}>Example data</p>
        </div>
        <div className={styles.map}>
          <LevelMap reports={reports} />
          <MapKey />
        </div>
        <Player decisions={record.decisions} current={current} isPlaying={isPlaying} />
        {chosen && (
          <div className={styles.evidence}>
            <ScanInset record={record} report={chosen} time={choice.at} />
            <UncertaintyTrace record={record} vehicle={choice.vehicle} time={choice.at} />
          </div>
        )}
        <div className={styles.side}>
          <FleetTable reports={reports} />
          <DecisionList decisions={record.decisions} current={current} />
        </div>
      </section>
    </ControlsContext>
  );
}

function MapKey() {
  return (
    <p className={styles.key}>
      <span>
        <i data-key="ellipse" /> uncertainty, drawn {ENLARGED} times larger
      </span>
      <span>
        <i data-key="since" /> ground since the report
      </span>
      <span>
        <i data-key="even" /> even lining
      </span>
    </p>
  );
}

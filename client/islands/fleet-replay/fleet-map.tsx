import {
  EXCERPT_S,
  fleet,
  isOld,
  type Report,
  reportsAt,
} from "../../../shared/content/mine-level/record.ts";
import {
  ageText,
  doingText,
  placeText,
  uncertaintyText,
} from "../../../shared/content/mine-level/report-text.ts";
import { defineIsland } from "../../island/define-island.ts";
import { useControls, useLinkTo } from "./controls.ts";
import { BODY_ENLARGED, ENLARGED, LevelMap } from "./level-map.tsx";
import { Player } from "./player.tsx";
import styles from "./replay.module.css";
import { type Replay, type ReplayProps, ReplayWindow } from "./replay-window.tsx";

/** The map and the table of the fleet, at any moment of a part of a shift. */
export const fleetMap = defineIsland({ name: "fleet-map", View: FleetMap });

function FleetMap(props: ReplayProps) {
  return (
    <ReplayWindow
      {...props}
      name="Fleet map"
      subjectOf={() => `Level 500, ${EXCERPT_S / 60} minutes from 14:00 EDT`}
      contentOf={(replay) => <FleetParts {...replay} />}
    />
  );
}

function FleetParts({ choice, isPlaying }: Replay) {
  const reports = reportsAt(choice.at);
  return (
    <div className={styles.fleet}>
      <LevelMap reports={reports} />
      <Player isPlaying={isPlaying} status={statusOf(reports[choice.vehicle])} />
      <MapKey />
      <FleetTable reports={reports} />
    </div>
  );
}

function statusOf(report: Report | undefined): string {
  if (report === undefined || report.doing === "drives") return "";
  return `${fleet[report.vehicle]?.name}, ${placeText(report)}: ${doingText(report)}`;
}

function MapKey() {
  return (
    <ul className={styles.key} aria-label="Symbols">
      <li data-key="ellipse">{`± 2 σ, drawn ${ENLARGED} times its size; vehicles ${BODY_ENLARGED} times`}</li>
      <li data-key="reach">where a silent vehicle can be</li>
      <li data-key="acts">waits, stops or creeps</li>
      <li data-key="old">old report</li>
    </ul>
  );
}

/** Every equipped vehicle with the age and the uncertainty of its position. */
function FleetTable({ reports }: { reports: readonly Report[] }) {
  const { choice } = useControls();
  const linkTo = useLinkTo();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Vehicle</th>
          <th scope="col">Since report</th>
          <th scope="col">Uncertainty</th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <tr
            key={report.vehicle}
            className={styles.row}
            aria-current={report.vehicle === choice.vehicle || undefined}
          >
            <th scope="row">
              <a {...linkTo({ vehicle: report.vehicle })}>{fleet[report.vehicle]?.name}</a>
              <span data-doing={report.doing}>
                {`${placeText(report)}\u00a0· ${isOld(report) ? "last " : ""}${doingText(report)}`}
              </span>
            </th>
            <td data-old={isOld(report) ? "" : undefined}>{ageText(report)}</td>
            <td>{uncertaintyText(report)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

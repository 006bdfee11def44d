import { fleet } from "../../../shared/content/mine-level/fleet.ts";
import {
  doingText,
  isOld,
  movedSince,
  placeText,
  type Report,
  reachesEnd,
} from "../../../shared/content/mine-level/record.ts";
import { useControls, useLinkTo } from "./controls.ts";
import styles from "./fleet-side.module.css";

/** Every equipped vehicle with the age and the uncertainty of its position. */
export function FleetTable({ reports }: { reports: readonly Report[] }) {
  const { choice } = useControls();
  const linkTo = useLinkTo();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Vehicle</th>
          <th scope="col">Age</th>
          <th scope="col">Uncertainty</th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report, index) => (
          <tr
            key={fleet[index]?.mark}
            className={styles.row}
            aria-current={index === choice.vehicle || undefined}
          >
            <th scope="row">
              <a {...linkTo({ vehicle: index })}>{fleet[index]?.name}</a>
              <span data-doing={report.state.doing}>
                {placeText(report)} · {isOld(report) && "last "}
                {doingText(report)}
              </span>
            </th>
            <td data-old={isOld(report) ? "" : undefined}>{Math.round(report.ageS)} s</td>
            <td>
              {uncertaintyText(report)}
              {isOld(report) && reachesEnd(report) && <span>to its route’s end</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two standard deviations along the drift, or how far the vehicle can be from an old report. */
function uncertaintyText(report: Report): string {
  const moved = movedSince(report);
  if (isOld(report) && moved > 1) return `up to ${Math.round(moved)} m`;
  return `± ${(2 * Math.sqrt(report.state.variance)).toFixed(1)} m`;
}

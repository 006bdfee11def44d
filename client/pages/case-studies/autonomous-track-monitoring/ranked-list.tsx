import { DASHBOARD_ANCHOR, plainChoice } from "../../../../shared/content/dashboard-choice.ts";
import { lineRoughness } from "../../../../shared/content/example-line/roughness.ts";
import { paths } from "../../../../shared/paths.ts";
import { Stack } from "../../../components/layout.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { dashboard } from "../../../islands/dashboard/dashboard.tsx";
import styles from "./autonomous-track-monitoring-case.module.css";

/** A still of the ranked list with example data. */
export function RankedList() {
  return (
    <Stack gap={6} stretch data-screen-only="">
      <div className={styles.still} inert aria-hidden="true">
        <dashboard.View
          choice={plainChoice}
          others={{}}
          roughness={lineRoughness()}
          crop={{ rows: 7, lanes: 1, map: true }}
        />
      </div>
      <MoreLink href={`${paths.solution("autonomous-track-monitoring")}#${DASHBOARD_ANCHOR}`}>
        Open Apollo Dashboard
      </MoreLink>
    </Stack>
  );
}

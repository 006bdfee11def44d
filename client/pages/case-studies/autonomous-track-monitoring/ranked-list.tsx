import { DASHBOARD_ANCHOR, plainChoice } from "../../../../shared/content/dashboard-choice.ts";
import { lineRoughness } from "../../../../shared/content/example-line/roughness.ts";
import { paths } from "../../../../shared/paths.ts";
import { Columns, Stack } from "../../../components/layout.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { dashboard } from "../../../islands/dashboard/dashboard.tsx";
import text from "../../../styles/text.module.css";
import styles from "./autonomous-track-monitoring-case.module.css";

const steps = [
  { title: "Collected", note: "Apollo Sense records on a vehicle." },
  { title: "Compared", note: "This run against earlier ones." },
  { title: "Ranked", note: "Apollo Dashboard lists the locations to check first." },
];

/** The three parts of the method, and a still of the ranked list with example data. */
export function RankedList() {
  return (
    <Stack gap={6} stretch className={styles.method} data-screen-only="">
      <Columns as="ol" count={3} gap={3}>
        {steps.map(({ title, note }) => (
          <Stack as="li" key={title} gap={1} rule="thin">
            <h3>{title}</h3>
            <p className={text.small}>{note}</p>
          </Stack>
        ))}
      </Columns>
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

import { Caption } from "../../../components/caption.tsx";
import { Columns, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { TwoViews } from "../../../components/two-views.tsx";
import text from "../../../styles/text.module.css";
import styles from "./collision-avoidance.module.css";

/** A portal at dusk as the driver and as a LiDAR sees it. */
export function HeadlightView() {
  return (
    <Section tone="night" flush className={styles.views}>
      <TwoViews
        seen={{ name: "mining-portal-glare", square: "mining-portal-glare-square" }}
        scanned={{ name: "mining-portal-cloud", square: "mining-portal-cloud-square" }}
        start={56}
      />
      <Wrap className={styles.viewsWords}>
        <Columns count={2} gap={4}>
          <h2>Headlights hide the vehicle. A scan shows its shape.</h2>
          <Stack gap={4}>
            <p className={text.muted} data-screen-only="">
              LiDAR measures a distance at every point in its line of sight, and distinguishes
              vehicles from people. Range, dust, posture and water limit this.
            </p>
            <Caption>Simulated scan.</Caption>
          </Stack>
        </Columns>
      </Wrap>
    </Section>
  );
}

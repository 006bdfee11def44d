import {
  otherParts,
  REPLAY_ANCHOR,
  readReplayChoice,
} from "../../../../shared/content/mine-level/replay-choice.ts";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Island } from "../../../island/island.tsx";
import { fleetReplay } from "../../../islands/fleet-replay/fleet-replay.tsx";
import text from "../../../styles/text.module.css";
import styles from "./underground-positioning-system.module.css";

interface FleetMapProps {
  /** The page's query parameters. */
  query: Readonly<Record<string, string>>;
}

/** Six minutes of a shift on one mine level, as the fleet map shows them. */
export function FleetMap({ query }: FleetMapProps) {
  const props = {
    part: "fleet" as const,
    choice: readReplayChoice(query, "fleet"),
    others: otherParts(query),
  };
  return (
    <Section tone="night" id={REPLAY_ANCHOR} className={styles.chapter}>
      <Wrap>
        <Stack gap={10} stretch>
          <Grid split="7-5" gap={4} align="end" data-screen-only="">
            <h2 className={text.title}>One map for the fleet</h2>
            <p className={text.lead}>
              Every position has an age and an uncertainty. Choose a vehicle and see what its
              position rests on.
            </p>
          </Grid>
          <Island of={fleetReplay} props={props} />
        </Stack>
      </Wrap>
    </Section>
  );
}

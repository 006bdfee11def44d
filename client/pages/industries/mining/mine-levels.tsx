import { numberOf } from "../../../../shared/content/figure.ts";
import {
  REPLAY_ANCHOR,
  readReplayChoice,
  replayFields,
} from "../../../../shared/content/mine-level/replay-choice.ts";
import { physicalFigures } from "../../../../shared/content/physical-figures.ts";
import { otherFields } from "../../../../shared/other-fields.ts";
import { paths } from "../../../../shared/paths.ts";
import chapter from "../../../components/interface.module.css";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { Island } from "../../../island/island.tsx";
import { fleetMap } from "../../../islands/fleet-replay/fleet-map.tsx";
import styles from "./mining.module.css";

const { closingDistance } = physicalFigures;

const challenges = [
  {
    title: "No GNSS underground",
    text: "Walls and motion give a position instead, with an age and an uncertainty.",
  },
  {
    title: "Headings outrun the map",
    text: "A map ends at the last survey. Past it, a scan finds no match.",
  },
  {
    title: "Shared, narrow drifts",
    text: `Behind rock, two vehicles at 20\u00a0km/h each come ${numberOf(closingDistance)} closer every second.`,
  },
  {
    title: "Visibility and dust",
    text: "LiDAR needs no light. Dust, fog and spray cause false or missing points.",
  },
];

/** Four challenges, and the map of a fleet on one level. */
export function MineLevels({ query }: { query: Readonly<Record<string, string>> }) {
  const props = {
    choice: readReplayChoice(query, "fleet"),
    others: otherFields(query, replayFields),
    rows: 4,
    whole: `${paths.solution("underground-positioning-system")}#${REPLAY_ANCHOR}`,
  };
  return (
    <Section tone="night" id={REPLAY_ANCHOR} className={chapter.chapter}>
      <Wrap>
        <Grid split="4-8" gap={8}>
          <Stack gap={5} stretch className={styles.challenges}>
            <h2>Industry Challenges</h2>
            <ol className={styles.list}>
              {challenges.map(({ title, text }) => (
                <li key={title} className={styles.challenge}>
                  <h3>{title}</h3>
                  <p className={styles.answer}>{text}</p>
                </li>
              ))}
            </ol>
            <MoreLink href={paths.pilot()}>Test it in your own drift</MoreLink>
          </Stack>
          <Island of={fleetMap} props={props} />
        </Grid>
      </Wrap>
    </Section>
  );
}

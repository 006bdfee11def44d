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
import { Marker } from "../../../components/marker.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { Island } from "../../../island/island.tsx";
import { fleetMap } from "../../../islands/fleet-replay/fleet-map.tsx";
import type { MapMark } from "../../../islands/fleet-replay/level-map.tsx";
import styles from "./mining.module.css";

const { closingDistance } = physicalFigures;

interface Challenge {
  title: string;
  text: string;
  /** A place where it occurs; the number stands in the rock beside it. */
  mark: MapMark;
}

const challenges: readonly Challenge[] = [
  {
    title: "No GNSS underground",
    text: "Walls and motion give a position instead, with an age and an uncertainty.",
    mark: { place: [28, 186], at: [66, 190] },
  },
  {
    title: "Headings outrun the map",
    text: "A map ends at the last survey. Past it, a scan finds no match.",
    mark: { place: [408, 189], at: [404, 164] },
  },
  {
    title: "Shared, narrow drifts",
    text: `Behind rock, two vehicles at 20\u00a0km/h each come ${numberOf(closingDistance)} closer every second.`,
    mark: { place: [102, 182], at: [122, 160] },
  },
  {
    title: "Visibility and dust",
    text: "LiDAR needs no light. Dust, fog and spray cause false or missing points.",
    mark: { place: [264, 240], at: [282, 238] },
  },
];

/** Four challenges, and the map of a fleet on one level with a place of each. */
export function MineLevels({ query }: { query: Readonly<Record<string, string>> }) {
  const props = {
    choice: readReplayChoice(query, "fleet"),
    others: otherFields(query, replayFields),
    rows: 3,
    marks: challenges.map(({ mark }) => mark),
    whole: `${paths.solution("underground-positioning-system")}#${REPLAY_ANCHOR}`,
  };
  return (
    <Section tone="night" id={REPLAY_ANCHOR} className={chapter.chapter}>
      <Wrap>
        <Grid split="4-8" gap={8}>
          <Stack gap={5} stretch className={styles.challenges}>
            <h2>Industry Challenges</h2>
            <ol className={styles.list}>
              {challenges.map(({ title, text }, index) => (
                <li key={title} className={styles.challenge}>
                  <Marker mark={index + 1} tone="ink" className={styles.mark} />
                  <h3>{title}</h3>
                  <p className={styles.answer}>{text}</p>
                </li>
              ))}
            </ol>
            <MoreLink href={paths.pilot()}>A pilot on your own site</MoreLink>
          </Stack>
          <Island of={fleetMap} props={props} />
        </Grid>
      </Wrap>
    </Section>
  );
}

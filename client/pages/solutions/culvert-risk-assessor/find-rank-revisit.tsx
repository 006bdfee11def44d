import type { Urgency } from "../../../../shared/urgency.ts";
import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { ScrollRegion } from "../../../components/scroll-region.tsx";
import { Verdict } from "../../../components/verdict.tsx";
import text from "../../../styles/text.module.css";
import styles from "./culvert-risk-assessor.module.css";

/** The three benefits for the crew, and an example of the ranked list. */
export function FindRankRevisit() {
  return (
    <Section>
      <Wrap>
        <Grid split="5+6" gap={10}>
          <Stack gap={8} stretch>
            <h2>Find, rank, revisit</h2>
            <Stack as="ul" gap={6} stretch data-screen-only="">
              <Stack as="li" rule="thin" gap={1}>
                <h3>Find</h3>
                <p className={text.note}>One record for each culvert, with its place on the map.</p>
              </Stack>
              <Stack as="li" rule="thin" gap={1}>
                <h3>Rank</h3>
                <p className={text.note}>
                  A ranked list that gives the reason in words, not by colour alone.
                </p>
              </Stack>
              <Stack as="li" rule="thin" gap={1}>
                <h3>Revisit</h3>
                <p className={text.note}>
                  A photograph after the next storm, beside the one from before.
                </p>
              </Stack>
            </Stack>
          </Stack>
          <ScrollRegion label="Ranking">
            <Ranking />
          </ScrollRegion>
        </Grid>
      </Wrap>
    </Section>
  );
}

interface Place {
  culvert: string;
  seen: string;
  urgency: Urgency;
}

const ranking: readonly Place[] = [
  { culvert: "Example\u00a07", seen: "inlet blocked, branches", urgency: "first" },
  { culvert: "Example\u00a03", seen: "joint open, soil in pipe", urgency: "first" },
  { culvert: "Example\u00a012", seen: "bed lower at outlet", urgency: "next" },
  { culvert: "Example\u00a05", seen: "stones at inlet", urgency: "next" },
  { culvert: "Example\u00a09", seen: "nothing new", urgency: "planned" },
];

function Ranking() {
  return (
    <table>
      <caption>
        <Caption as="span">A ranking as the crew sees it</Caption>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            <span className={styles.placeName}>Place</span>
          </th>
          <th scope="col" className={styles.cell}>
            Culvert
          </th>
          <th scope="col" className={styles.cell}>
            Finding
          </th>
          <th scope="col">Verdict</th>
        </tr>
      </thead>
      <tbody>
        {ranking.map(({ culvert, seen, urgency }, index) => (
          <tr key={culvert}>
            <td className={classNames(styles.cell, styles.place)}>{index + 1}</td>
            <th scope="row" className={styles.cell}>
              {culvert}
            </th>
            <td className={styles.cell}>{seen}</td>
            <td>
              <Verdict urgency={urgency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

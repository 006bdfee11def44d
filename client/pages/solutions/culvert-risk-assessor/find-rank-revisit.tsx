import type { Urgency } from "../../../../shared/urgency.ts";
import { Caption } from "../../../components/caption.tsx";
import { Grid, Section, Wrap } from "../../../components/layout.tsx";
import { ScrollRegion } from "../../../components/scroll-region.tsx";
import { Verdict } from "../../../components/verdict.tsx";
import text from "../../../styles/text.module.css";
import styles from "../culvert-risk-assessor.module.css";

/** The three benefits for the crew, and an example of the ranked list. */
export function FindRankRevisit() {
  return (
    <Section>
      <Wrap>
        <Grid split="5+6" gap={10}>
          <div>
            <h2>Find, rank, revisit</h2>
            <ul className={styles.trio}>
              <li className={styles.item}>
                <h3>Find</h3>
                <p className={text.note}>One record for each culvert, with its place on the map.</p>
              </li>
              <li className={styles.item}>
                <h3>Rank</h3>
                <p className={text.note}>
                  A ranked list that gives the reason in words, not by colour alone.
                </p>
              </li>
              <li className={styles.item}>
                <h3>Revisit</h3>
                <p className={text.note}>
                  A photograph after the next storm, beside the one from before.
                </p>
              </li>
            </ul>
          </div>
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
    <table className={styles.table}>
      <caption>
        <Caption as="span">A ranking as the crew sees it. Example with fictitious names.</Caption>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.placeName}>Place</span>
          </th>
          <th scope="col">Culvert</th>
          <th scope="col">Finding</th>
          <th scope="col">Verdict</th>
        </tr>
      </thead>
      <tbody>
        {ranking.map(({ culvert, seen, urgency }, index) => (
          <tr key={culvert}>
            <td className={styles.place}>{index + 1}</td>
            <th scope="row">{culvert}</th>
            <td>{seen}</td>
            <td>
              <Verdict urgency={urgency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { numberOf } from "../../../../shared/content/figure.ts";
import { physicalFigures } from "../../../../shared/content/physical-figures.ts";
import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { MineSection } from "../../../components/drawings/mine-section.tsx";
import { Grid, Section, Wrap } from "../../../components/layout.tsx";
import type from "../../../styles/text.module.css";
import styles from "./mining.module.css";

const { closingDistance } = physicalFigures;

const challenges = [
  {
    title: "No GNSS underground",
    text: "Walls and motion give a position instead, with an age and an uncertainty.",
  },
  {
    title: "The map must keep up with the headings",
    text: "A map ends at the last survey. Past it, a scan finds no match.",
  },
  {
    title: "Vehicles and people share narrow drifts",
    text: `Behind rock, two vehicles at 20\u00a0km/h each come ${numberOf(closingDistance)} closer every second.`,
  },
  {
    title: "Visibility and dust",
    text: "LiDAR needs no light. Dust, fog and spray cause false or missing points.",
  },
];

/** Four challenges beside a section drawing of a mine with a level for each. */
export function MineLevels() {
  return (
    <Section tone="night" flush>
      <Wrap>
        <Grid split="5-7">
          <div className={styles.challenges}>
            <h2>Industry Challenges</h2>
            <ol className={styles.list}>
              {challenges.map(({ title, text }) => (
                <li key={title} className={styles.challenge}>
                  <h3>{title}</h3>
                  <p className={type.note}>{text}</p>
                </li>
              ))}
            </ol>
          </div>
          <CaptionedFigure caption="Section through a mine." bleed className={styles.drawing}>
            <MineSection />
          </CaptionedFigure>
        </Grid>
      </Wrap>
    </Section>
  );
}

import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { MineSection } from "../../../components/drawings/mine-section.tsx";
import { Grid, Section, Wrap } from "../../../components/layout.tsx";
import type from "../../../styles/text.module.css";
import styles from "./mining.module.css";

const challenges = [
  { title: "No GNSS underground", text: "Satellite signals do not penetrate rock." },
  {
    title: "The map must keep up with the headings",
    text: "A map ends at the last survey. The heading has moved on.",
  },
  {
    title: "Vehicles and people share narrow drifts",
    text: "Rock hides one vehicle from another where their routes meet.",
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

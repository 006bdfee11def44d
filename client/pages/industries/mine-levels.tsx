import { Caption } from "../../components/caption.tsx";
import { MineSection } from "../../components/drawings/mine-section.tsx";
import { Grid, Section, Wrap } from "../../components/section.tsx";
import styles from "./mine-levels.module.css";

const challenges = [
  { title: "No GNSS underground", text: "Signals from above end at the ground." },
  { title: "Headings change weekly", text: "The map of last week is not the mine of today." },
  {
    title: "Vehicles and people share narrow drives",
    text: "Two paths meet where rock hides one from the other.",
  },
  { title: "Visibility and dust", text: "Eyes and cameras lose first." },
];

/** Four challenges beside a section through a mine, one level each. */
export function MineLevels() {
  return (
    <Section tone="night" flush className={styles.levels}>
      <Wrap>
        <Grid>
          <div className={styles.challenges}>
            <h2>Industry Challenges</h2>
            <ol className={styles.list}>
              {challenges.map(({ title, text }) => (
                <li key={title} className={styles.challenge}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
          <figure className={styles.drawing}>
            <MineSection />
            <Caption as="figcaption" className={styles.caption}>
              Section through a mine. Not to scale.
            </Caption>
          </figure>
        </Grid>
      </Wrap>
    </Section>
  );
}

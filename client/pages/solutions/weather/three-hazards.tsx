import { Caption } from "../../../components/caption.tsx";
import { Section, Wrap } from "../../../components/section.tsx";
import styles from "./three-hazards.module.css";

/** Three kinds of weather on one track that runs through. */
export function ThreeHazards() {
  return (
    <Section tone="drift">
      <Wrap>
        <h2 className={styles.title}>Weather meets track in more than one way</h2>
      </Wrap>
      <ul className={styles.hazards}>
        {hazards.map(({ name, text }) => (
          <li key={name}>
            <div className={styles.words}>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Wrap>
        <Caption className={styles.caption}>General hazards, as examples. Not to scale.</Caption>
      </Wrap>
    </Section>
  );
}

const hazards = [
  { name: "Heat", text: "A restrained rail pushes. See it beside the rail temperature." },
  { name: "Water", text: "Culverts and embankments: the place matters more than the amount." },
  { name: "Wind and snow", text: "Trees, drifts, and the time it takes to send a crew." },
] as const;

import { Caption } from "../../../components/caption.tsx";
import { ScrollRegion } from "../../../components/scroll-region.tsx";
import { Section, Wrap } from "../../../components/section.tsx";
import { ProductOpening } from "../product-opening.tsx";
import styles from "./four-frames.module.css";

/** One corner, four times: from not knowing to giving way. */
export function FourFrames() {
  return (
    <Section tone="night" flush className={styles.opening}>
      <ProductOpening
        product="collision-avoidance"
        title="From driver assistance to autonomy"
        lead="Two vehicles, one blind corner, and three ways to help."
      />
      <ScrollRegion label="Four frames" className={styles.strip}>
        <ol className={styles.frames}>
          {frames.map(({ name, text }) => (
            <li key={name}>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </ScrollRegion>
      <Wrap>
        <Caption className={styles.caption}>Plan of a crossing underground. Not to scale.</Caption>
      </Wrap>
    </Section>
  );
}

const frames = [
  { name: "Unseen", text: "Rock between two vehicles. Neither driver can know." },
  { name: "Inform", text: "Each sees where the other is." },
  { name: "Assist", text: "A warning, while there is room to stop." },
  { name: "Automate", text: "One waits, one passes." },
] as const;

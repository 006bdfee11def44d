import { Caption } from "../../../components/caption.tsx";
import { BlindCorner } from "../../../components/drawings/blind-corner.tsx";
import { ScrollRegion } from "../../../components/scroll-region.tsx";
import { Section, Wrap } from "../../../components/section.tsx";
import { ProductOpening } from "../product-opening.tsx";
import styles from "./four-frames.module.css";

/** One corner, four times: from not knowing to giving way. */
export function FourFrames() {
  return (
    <Section tone="night" flush className={styles.opening}>
      <ProductOpening product="collision-avoidance" />
      <ScrollRegion label="Four frames" className={styles.strip}>
        <ol className={styles.frames}>
          {frames.map(({ name, text, frame }) => (
            <li key={name}>
              <BlindCorner frame={frame} />
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </ScrollRegion>
      <Wrap>
        <Caption className={styles.caption}>
          Plan of an intersection underground. Not to scale.
        </Caption>
      </Wrap>
    </Section>
  );
}

const frames = [
  {
    name: "Unseen",
    frame: "unseen",
    text: "Rock between two vehicles. Neither driver can see the other.",
  },
  {
    name: "Inform",
    frame: "known",
    text: "Each driver’s display shows the position of the other vehicle.",
  },
  { name: "Assist", frame: "warned", text: "Both drivers are warned before their routes meet." },
  { name: "Automate", frame: "acted", text: "One vehicle waits, the other passes." },
] as const;

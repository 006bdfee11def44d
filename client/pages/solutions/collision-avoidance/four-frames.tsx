import { Caption } from "../../../components/caption.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import acted from "../../../media/drawings/blind-corner-acted.svg";
import known from "../../../media/drawings/blind-corner-known.svg";
import unseen from "../../../media/drawings/blind-corner-unseen.svg";
import warned from "../../../media/drawings/blind-corner-warned.svg";
import styles from "../collision-avoidance.module.css";
import { ProductHero } from "../product-hero.tsx";

/** Four drawings of the same intersection: neither driver sees the other, then both are informed, are warned and act. */
export function FourFrames() {
  return (
    <Section tone="night" flush className={styles.opening}>
      <ProductHero product="collision-avoidance" />
      <ol className={styles.frames}>
        {frames.map(({ name, text, drawing }) => (
          <li key={name} className={styles.frame}>
            <StaticDrawing of={drawing} ground="night" />
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <Wrap>
        <Caption>Plan of an intersection underground. Not to scale.</Caption>
      </Wrap>
    </Section>
  );
}

const frames = [
  {
    name: "Unseen",
    drawing: unseen,
    text: "Rock between two vehicles. Neither driver can see the other.",
  },
  {
    name: "Inform",
    drawing: known,
    text: "Each driver’s display shows the position of the other vehicle.",
  },
  { name: "Assist", drawing: warned, text: "Both drivers are warned before their routes meet." },
  { name: "Automate", drawing: acted, text: "One vehicle waits, the other passes." },
];

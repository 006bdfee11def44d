import { Caption } from "../../../components/caption.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Columns, Section, Wrap } from "../../../components/layout.tsx";
import acted from "../../../media/drawings/blind-corner-acted.svg";
import known from "../../../media/drawings/blind-corner-known.svg";
import unseen from "../../../media/drawings/blind-corner-unseen.svg";
import warned from "../../../media/drawings/blind-corner-warned.svg";
import text from "../../../styles/text.module.css";
import { ProductHero } from "../product-hero.tsx";
import styles from "./collision-avoidance.module.css";

/** Four drawings of the same intersection: neither driver sees the other, then both are informed, are warned and act. */
export function FourFrames() {
  return (
    <Section tone="night" flush className={styles.opening}>
      <ProductHero product="collision-avoidance" />
      <Columns as="ol" count={2} wide={4} pairs joined className={styles.frames}>
        {frames.map(({ name, line, drawing }, index) => (
          <li key={name} className={styles.frame}>
            <StaticDrawing of={drawing} ground="night" />
            <div className={styles.words}>
              <h2 className={text.h3}>
                {index + 1} {name}
              </h2>
              <p className={text.muted}>{line}</p>
            </div>
          </li>
        ))}
      </Columns>
      <Wrap>
        <Caption>Plan of an intersection underground.</Caption>
      </Wrap>
    </Section>
  );
}

const frames = [
  {
    name: "Unseen",
    drawing: unseen,
    line: "Rock between two vehicles. Neither driver can see the other.",
  },
  {
    name: "Inform",
    drawing: known,
    line: "Each driver’s display shows the position of the other vehicle.",
  },
  { name: "Assist", drawing: warned, line: "Both drivers are warned before their routes meet." },
  { name: "Automate", drawing: acted, line: "One vehicle waits, the other passes." },
];

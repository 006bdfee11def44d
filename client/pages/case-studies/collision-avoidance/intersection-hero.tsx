import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { Caption } from "../../../components/caption.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Columns, Section, Wrap } from "../../../components/layout.tsx";
import intersection from "../../../media/drawings/intersection-unseen.svg";
import text from "../../../styles/text.module.css";
import { CaseHero } from "../case-hero.tsx";
import styles from "./collision-avoidance-case.module.css";
import { DriverView } from "./intersection-story.tsx";

const [unseen] = caseStudyOf("collision-avoidance").moments;

/** The first, full-width frame: two vehicles and the area that each driver can see. */
export function IntersectionHero() {
  return (
    <Section tone="night" flush>
      <CaseHero product="collision-avoidance" />
      <figure>
        <StaticDrawing of={intersection} ground="night" className={styles.view} />
        <Wrap>
          <Caption as="figcaption">
            The wedges show what each driver can see. Not to scale: the metres are those of Truck 3
            (A) and Loader 2 (B) in the example on the product page.
          </Caption>
        </Wrap>
      </figure>
      <Wrap>
        <Columns count={3} gap={6} className={styles.first}>
          <div>
            <h2 className={text.title}>{unseen.when}</h2>
            <p className={text.note}>{unseen.text}</p>
          </div>
          <DriverView name="A">Sees the intersection and rock on both sides, but not B.</DriverView>
          <DriverView name="B">
            Sees the intersection from the other side of the rock, but not A.
          </DriverView>
        </Columns>
      </Wrap>
    </Section>
  );
}

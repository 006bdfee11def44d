import { products } from "../../../shared/content/products.ts";
import { CulvertFailures } from "../../components/drawings/culvert-failures.tsx";
import { Plate } from "../../components/plate.tsx";
import { Section, Wrap } from "../../components/section.tsx";
import { definePage } from "../../page.ts";
import { CoverageChapter } from "./culvert-risk-assessor/coverage-chapter.tsx";
import { CulvertOpening } from "./culvert-risk-assessor/culvert-opening.tsx";
import styles from "./culvert-risk-assessor/culvert-page.module.css";
import { CutawayChapter } from "./culvert-risk-assessor/cutaway-chapter.tsx";
import { FindRankRevisit } from "./culvert-risk-assessor/find-rank-revisit.tsx";
import { ProductClosing } from "./product-demo.tsx";

const product = products["culvert-risk-assessor"];

export const culvertRiskAssessor = definePage<object>({
  head: () => ({
    title: product.name,
    description:
      "Photographs of culverts, processed and ranked by risk, so that a crew goes to the worst one first. With a sum: how long until each has been seen once?",
  }),
  View: CulvertRiskAssessor,
});

function CulvertRiskAssessor() {
  return (
    <>
      <CulvertOpening />
      <CutawayChapter />
      <Section>
        <Wrap>
          <h2 className={styles.title}>
            Three ways a culvert fails, none of them visible from the track
          </h2>
          <Plate
            caption="Section through an embankment. Not to scale."
            remark="General knowledge, not a customer’s site."
          >
            <CulvertFailures />
          </Plate>
        </Wrap>
      </Section>
      <CoverageChapter />
      <FindRankRevisit />
      <ProductClosing product={product.slug} />
    </>
  );
}

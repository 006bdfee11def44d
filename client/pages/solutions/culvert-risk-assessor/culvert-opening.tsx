import { figures } from "../../../../shared/content/figures.ts";
import { coverageStart, coverageTime } from "../../../../shared/coverage.ts";
import { Caption } from "../../../components/caption.tsx";
import { CulvertMarks } from "../../../components/drawings/culvert-marks.tsx";
import { Grid, Wrap } from "../../../components/section.tsx";
import text from "../../../styles/text.module.css";
import { ProductBreadcrumb } from "../product-breadcrumb.tsx";
import { DemoButton } from "../product-demo.tsx";
import styles from "./culvert-opening.module.css";

const { assets, inspectedAYear } = coverageStart;
const whole = coverageTime(assets, inspectedAYear);

/** No photograph first: every culvert as a mark, and one row of them filled. */
export function CulvertOpening() {
  return (
    <section className={styles.opening}>
      <Wrap className={styles.sheet}>
        <ProductBreadcrumb product="culvert-risk-assessor" />
        <h1 className={styles.title}>
          <span>{figures.culverts.value} culverts.</span>{" "}
          <span>About {inspectedAYear} inspected a year.</span>
        </h1>
        <figure className={styles.marks}>
          <CulvertMarks culverts={assets} inspected={inspectedAYear} />
          <figcaption className={styles.legend}>
            <Caption as="span">
              One mark is one culvert. Filled: about {inspectedAYear}, one year.
            </Caption>
            <Caption as="span">
              All of them at that pace: {whole?.value} {whole?.unit}. Arithmetic.
            </Caption>
          </figcaption>
        </figure>
        <Grid className={styles.foot}>
          <p className={text.lead}>
            {figures.culvertsOverlooked.value} of culverts are not thoroughly inspected. Photographs
            can be ranked, so that the crew goes to the worst one first.
          </p>
          <div className={styles.action}>
            <DemoButton product="culvert-risk-assessor" />
          </div>
        </Grid>
      </Wrap>
    </section>
  );
}

import { products } from "../../../../shared/content/products.ts";
import { coverageStart, coverageTime } from "../../../../shared/coverage.ts";
import { formatNumber } from "../../../../shared/format.ts";
import { Caption } from "../../../components/caption.tsx";
import { CulvertMarks } from "../../../components/drawings/culvert-marks.tsx";
import { Cluster, Grid, Wrap } from "../../../components/layout.tsx";
import { NamedTitle } from "../../../components/named-title.tsx";
import text from "../../../styles/text.module.css";
import styles from "../culvert-risk-assessor.module.css";
import { ProductBreadcrumb } from "../product-breadcrumb.tsx";
import { DemoButton } from "../product-demo.tsx";

const { name, headline, line } = products["culvert-risk-assessor"];
const { assets, inspectedAYear } = coverageStart;
const whole = coverageTime(assets, inspectedAYear);

/** The opening: every culvert as a mark, with one year's inspections filled. */
export function CulvertHero() {
  return (
    <section className={styles.opening}>
      <Wrap className={styles.sheet}>
        <ProductBreadcrumb product="culvert-risk-assessor" />
        <div className={styles.headline}>
          <NamedTitle name={name} className={text.display}>
            {headline}
          </NamedTitle>
        </div>
        <figure>
          <CulvertMarks culverts={assets} inspected={inspectedAYear} />
          <Cluster as="figcaption" gap={8} spread className={styles.legend}>
            <Caption as="span">
              One mark is one culvert. Filled: about {inspectedAYear}, inspected in one year.
            </Caption>
            <Caption as="span">
              All of them at that pace: {whole.value} {whole.unit} ({formatNumber(assets)} ÷{" "}
              {inspectedAYear}).
            </Caption>
          </Cluster>
        </figure>
        <Grid split="7+4" gap={6} align="end">
          <p className={text.lead}>{line}</p>
          <div className={styles.action}>
            <DemoButton product="culvert-risk-assessor" />
          </div>
        </Grid>
      </Wrap>
    </section>
  );
}

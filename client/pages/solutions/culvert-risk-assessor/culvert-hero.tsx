import { coverageStart } from "../../../../shared/content/coverage.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { CulvertMarks } from "../../../components/drawings/culvert-marks.tsx";
import { Columns, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { NamedTitle } from "../../../components/named-title.tsx";
import text from "../../../styles/text.module.css";
import { ProductBreadcrumb } from "../product-breadcrumb.tsx";
import { DemoButton } from "../product-demo.tsx";
import styles from "../product-page.module.css";

const { name, headline, line } = products["culvert-risk-assessor"];
const { assets, inspectedAYear } = coverageStart;

/** The opening. Every culvert is a mark; one year's inspections are filled. */
export function CulvertHero() {
  return (
    <Section flush="top">
      <Wrap>
        <ProductBreadcrumb product="culvert-risk-assessor" />
        <Stack gap={10} stretch className={styles.opening}>
          <NamedTitle name={name} className={text.display}>
            {headline}
          </NamedTitle>
          <Columns count="rest" gap={6} align="end">
            <p className={text.lead}>{line}</p>
            <DemoButton product="culvert-risk-assessor" />
          </Columns>
          <CaptionedFigure
            caption={`One mark is one culvert. Filled: about ${inspectedAYear}, inspected in one year.`}
          >
            <CulvertMarks culverts={assets} inspected={inspectedAYear} />
          </CaptionedFigure>
        </Stack>
      </Wrap>
    </Section>
  );
}

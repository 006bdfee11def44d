import { coverageStart } from "../../../../shared/content/coverage.ts";
import { culvertSheet, type SheetPlace } from "../../../../shared/content/culvert-sheet.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { CulvertMarks } from "../../../components/drawings/culvert-marks.tsx";
import { Section, Stack, Wrap } from "../../../components/layout.tsx";
import { Marker } from "../../../components/marker.tsx";
import { NamedTitle } from "../../../components/named-title.tsx";
import { Picture } from "../../../components/picture.tsx";
import text from "../../../styles/text.module.css";
import { ProductBreadcrumb } from "../product-breadcrumb.tsx";
import { DemoButton } from "../product-demo.tsx";
import styles from "./culvert-risk-assessor.module.css";

const { name, headline, line } = products["culvert-risk-assessor"];
const { assets, inspectedAYear } = coverageStart;
const first = culvertSheet.find(({ rank }) => rank === 1);
/** Where the culvert of the highest rank is in the list, as an example. */
const PLACE_OF_FIRST = 686;

/** The opening. Every culvert is a mark; one year's inspections are filled, and the first of the ranking stands out. */
export function CulvertHero() {
  return (
    <Section flush="top">
      <Wrap>
        <ProductBreadcrumb product="culvert-risk-assessor" />
        <Stack gap={8} stretch className={styles.opening}>
          <div className={styles.beside}>
            <NamedTitle name={name} className={text.display}>
              {headline.replace("About ", "About\u00a0")}
            </NamedTitle>
            {first && <FirstCulvert {...first} />}
          </div>
          <Stack gap={6}>
            <p className={text.lead}>{line}</p>
            <DemoButton product="culvert-risk-assessor" />
          </Stack>
          <CaptionedFigure
            caption={`One mark is one culvert. Filled: about ${inspectedAYear}, inspected in one year. Amber, as an example: rank 1.`}
          >
            <CulvertMarks culverts={assets} inspected={inspectedAYear} marked={PLACE_OF_FIRST} />
          </CaptionedFigure>
        </Stack>
      </Wrap>
    </Section>
  );
}

function FirstCulvert({ picture, rank }: SheetPlace) {
  return (
    <figure className={styles.first} data-screen-only="">
      <Picture
        name={picture}
        alt=""
        sizes="(width >= 64rem) 23rem, 1px"
        className={styles.photograph}
        priority
      />
      <figcaption className={styles.finding}>
        <Marker mark={rank} />
        The amber mark below
      </figcaption>
    </figure>
  );
}

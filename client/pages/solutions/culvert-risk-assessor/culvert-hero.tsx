import { culvertSheet } from "../../../../shared/content/culvert-sheet.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { OutlinedCulvert } from "../../../components/culvert-photograph.tsx";
import { ExampleChip } from "../../../components/example-chip.tsx";
import { RankPlate } from "../../../components/figure-kit/rank-plate.tsx";
import { Cluster, Stack, Wrap } from "../../../components/layout.tsx";
import { NamedTitle } from "../../../components/named-title.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import text from "../../../styles/text.module.css";
import { ProductBreadcrumb } from "../product-breadcrumb.tsx";
import { DemoButton } from "../product-demo.tsx";
import styles from "./culvert-risk-assessor.module.css";

const { name, headline, line } = products["culvert-risk-assessor"];
const first = culvertSheet.find(({ rank }) => rank === 1);

/** The opening: the photograph of the first culvert of the ranking, with its scores. */
export function CulvertHero() {
  return (
    <PictureHero
      className={styles.opening}
      words="apart"
      picture={
        first && (
          <OutlinedCulvert
            picture={first.picture}
            alt=""
            sizes="(width >= 48rem) max(74vw, 54rem), 62vw"
            priority
          />
        )
      }
    >
      <Wrap>
        <ProductBreadcrumb product="culvert-risk-assessor" />
      </Wrap>
      <Wrap className={styles.words}>
        <NamedTitle name={name} className={text.display}>
          {headline.replace("About ", "About\u00a0")}
        </NamedTitle>
        <Stack gap={6}>
          <p className={text.lead}>{line}</p>
          <DemoButton product="culvert-risk-assessor" />
        </Stack>
        <FirstCulvert />
      </Wrap>
    </PictureHero>
  );
}

/** How the two scores of the photographed culvert give its rank. */
function FirstCulvert() {
  if (!first) return null;
  const { conditionScore, consequenceScore, finding } = first;
  return (
    <div className={styles.first} data-screen-only="">
      <Cluster gap={3}>
        <RankPlate {...first} />
        <b>km {first.km}</b>
        <ExampleChip />
      </Cluster>
      <p>Outlined: {finding.toLowerCase()}</p>
      <p>
        Condition {conditionScore} of 5 × consequence {consequenceScore} of 5 ={" "}
        <b>{conditionScore * consequenceScore}</b>
      </p>
    </div>
  );
}

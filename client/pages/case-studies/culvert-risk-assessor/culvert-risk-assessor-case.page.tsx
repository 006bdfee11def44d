import { coverageStart } from "../../../../shared/content/coverage.ts";
import { culvertSheet, type SheetPlace } from "../../../../shared/content/culvert-sheet.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { formatNumber } from "../../../../shared/format.ts";
import { Figure } from "../../../components/figure.tsx";
import { Columns, Section, Wrap } from "../../../components/layout.tsx";
import { Story } from "../../../components/story.tsx";
import { CaseEnding } from "../case-ending.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { InListOrder } from "./in-list-order.tsx";
import { InRiskOrder } from "./in-risk-order.tsx";

const product = "culvert-risk-assessor";
const { assets } = coverageStart;
const [first] = culvertSheet.filter(({ rank }) => rank === 1) as [SheetPlace];
/** The culvert whose photograph shows the most blockage; its rank is lower. */
const most = culvertSheet.reduce((a, b) => (blockageOf(b) > blockageOf(a) ? b : a));

function blockageOf({ blockagePercent = 0 }: SheetPlace): number {
  return blockagePercent;
}

function scoresOf({ conditionScore, consequenceScore }: SheetPlace): string {
  return `${conditionScore} × ${consequenceScore} = ${conditionScore * consequenceScore}`;
}

export const culvertRiskAssessorCase = caseStudyPage(product, () => (
  <>
    <article>
      <InListOrder />
      <Section tone="surface">
        <Wrap>
          <Story
            title="How the order changes"
            lead="A list by mileage does not follow the water. A rank is condition times consequence, each from 1 to 5."
          >
            <p>
              On the example line, the inlet at km {most.km} is {most.blockagePercent}% blocked and
              scores {scoresOf(most)}: {most.consequence}. The inlet at km {first.km} is{" "}
              {first.blockagePercent}% blocked, more on each photograph, and scores{" "}
              {scoresOf(first)}: {first.consequence}. They rank {most.rank}th and 1st.
            </p>
            <p>
              Photographs are visits too: {formatNumber(assets)} inlets at 20 a day take{" "}
              {assets / 20} days of walking. Can an archive or a patrol supply them, and how old may
              a photograph be?
            </p>
          </Story>
        </Wrap>
      </Section>
      <InRiskOrder places={[first, most]} />
      <Section>
        <Wrap>
          <Columns count={2} gap={10}>
            <Figure of={figures.culvertImages} size="lg" />
            <Figure of={figures.imageProcessing} size="lg" />
          </Columns>
        </Wrap>
      </Section>
    </article>
    <CaseEnding
      product={product}
      limit="A person inspects the culvert and decides. The ranking changes only where that person goes first."
      next={["predictive-weather-alerts"]}
      call="Visit the worst culverts first"
    />
  </>
));

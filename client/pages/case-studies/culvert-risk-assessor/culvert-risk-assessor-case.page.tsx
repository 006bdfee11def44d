import { coverageStart } from "../../../../shared/content/coverage.ts";
import { type SheetPlace, shownCulverts } from "../../../../shared/content/culvert-sheet.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { formatNumber } from "../../../../shared/format.ts";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import { FigureRow } from "../../../components/statistics.tsx";
import { Story } from "../../../components/story.tsx";
import { CaseEnding } from "../case-ending.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import styles from "./culvert-risk-assessor-case.module.css";
import { InListOrder } from "./in-list-order.tsx";
import { InRiskOrder } from "./in-risk-order.tsx";

const product = "culvert-risk-assessor";
const { assets } = coverageStart;
const [first] = shownCulverts.filter(({ rank }) => rank === 1) as [SheetPlace];
/** The culvert with the most blockage, of those with a photograph of their own; its rank is lower. */
const most = shownCulverts.reduce((a, b) => (blockageOf(b) > blockageOf(a) ? b : a));

function blockageOf({ blockagePercent = 0 }: SheetPlace): number {
  return blockagePercent;
}

export const culvertRiskAssessorCase = caseStudyPage(product, () => (
  <>
    <article>
      <InListOrder />
      <InRiskOrder places={[first, most]} />
      <Section>
        <Wrap>
          <Story
            title="Photographs are visits too"
            lead={`${formatNumber(assets)} inlets at 20 a day take ${assets / 20} days of walking. Can an archive or a patrol supply them, and how old may a photograph be?`}
          >
            <FigureRow
              figures={[figures.culvertImages, figures.imageProcessing]}
              className={styles.figures}
            />
            <FiguresNote />
          </Story>
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

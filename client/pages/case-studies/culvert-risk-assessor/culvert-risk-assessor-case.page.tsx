import { type SheetPlace, shownCulverts } from "../../../../shared/content/culvert-sheet.ts";
import { CaseEnding } from "../case-ending.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { InListOrder } from "./in-list-order.tsx";
import { InRiskOrder } from "./in-risk-order.tsx";
import { PhotographVisits } from "./photograph-visits.tsx";

const product = "culvert-risk-assessor";
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
      <InRiskOrder first={first} most={most} />
      <PhotographVisits />
    </article>
    <CaseEnding
      product={product}
      limit="A person inspects the culvert and decides. The ranking changes only where that person goes first."
      next={["predictive-weather-alerts"]}
      call="Visit the worst culverts first"
    />
  </>
));

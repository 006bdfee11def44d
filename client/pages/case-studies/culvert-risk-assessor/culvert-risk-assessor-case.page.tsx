import { type SheetPlace, shownCulverts } from "../../../../shared/content/culvert-sheet.ts";
import { CaseEnding } from "../case-ending.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { InListOrder } from "./in-list-order.tsx";
import { InRiskOrder } from "./in-risk-order.tsx";
import { PhotographVisits } from "./photograph-visits.tsx";

const product = "culvert-risk-assessor";
const [first] = shownCulverts.filter(({ rank }) => rank === 1) as [SheetPlace];
/** The last in the order of those in the same condition. */
const later = shownCulverts
  .filter(({ conditionScore }) => conditionScore === first.conditionScore)
  .reduce((a, b) => (b.rank > a.rank ? b : a));

export const culvertRiskAssessorCase = caseStudyPage(
  product,
  () => (
    <>
      <article>
        <InListOrder />
        <InRiskOrder first={first} later={later} />
        <PhotographVisits />
      </article>
      <CaseEnding
        product={product}
        limit="A person inspects the culvert and decides. The ranking changes only where that person goes first."
        next={["predictive-weather-alerts"]}
        call="Visit the worst culverts first"
      />
    </>
  ),
  { header: "over-opening" },
);

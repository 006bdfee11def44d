import { CaseEnding } from "../case-ending.tsx";
import { caseStudyPage } from "../case-study-page.ts";
import { IntersectionHero } from "./intersection-hero.tsx";
import { IntersectionStory } from "./intersection-story.tsx";

const product = "collision-avoidance";

export const collisionAvoidanceCase = caseStudyPage(
  product,
  () => (
    <>
      <article>
        <IntersectionHero />
        <IntersectionStory />
      </article>
      <CaseEnding
        product={product}
        industry="Mining"
        limit="Range, dust and water limit what a sensor sees in its line of sight. The right of way, the training and the final decision stay with the mine."
        next={["underground-positioning-system"]}
        call="Test it at your worst intersection"
      />
    </>
  ),
  { header: "over-opening" },
);

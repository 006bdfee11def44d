import { industries as texts } from "../../../shared/content/industries.ts";
import { caseStudiesOf, workedExample } from "../../../shared/content/products/case-studies.ts";
import { productCount, products } from "../../../shared/content/products/products.ts";
import { type CaseStudyGroup, paths } from "../../../shared/paths.ts";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { Cards, OpeningCards } from "../../blocks/cards.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { definePage } from "../../page.ts";

const cards = [
  ["railways", "hero-track-dusk-portrait"],
  ["mining", "mining-portal-dusk"],
  ["infrastructure", "infrastructure-viaduct-fog"],
] as const;

/** The three industries, and the case studies under the headings of the header's menu. */
export const industries = definePage<object>({
  name: "industries",
  path: paths.industries(),
  cache: "static",
  head: () => ({
    title: "Industries",
    description: `Monitoring for railways, mines and infrastructure: the challenges of each, what we measure there, and ${productCount} case studies, one of them a project.`,
  }),
  View: () => (
    <>
      <BandOpening
        trail={[{ label: "Industries" }]}
        title="Industries"
        lead="For what is long, remote or underground: we measure it, and show where to act first."
        tone="page"
        bleed
        band={
          <OpeningCards
            of={cards.map(([slug, picture]) => ({
              href: paths.industry(slug),
              title: texts[slug].name,
              text: texts[slug].concern,
              picture,
            }))}
          />
        }
      />
      <Cards
        title="Case studies: railways"
        lead="One is a project. The others are worked examples: no operator stands behind them."
        of={caseCards("railways")}
        firstLeads
      />
      <Cards tone="night" title="Case studies: mining" of={caseCards("mining")} />
      <ClosingCall
        question="See the products for your industry."
        pilot="A pilot on your own site"
        picture="line-from-air"
      />
    </>
  ),
});

function caseCards(group: CaseStudyGroup) {
  return caseStudiesOf(group).map(
    ({ industry, product, headline, line, isWorkedExample, picture }) => ({
      href: paths.caseStudy(industry, product),
      title: headline,
      text: isWorkedExample ? products[product].name : line,
      badge: isWorkedExample ? workedExample : "Project",
      picture,
    }),
  );
}

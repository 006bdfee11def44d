import { capital } from "../../../shared/content/figure.ts";
import { productCount, productList } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { Cards } from "../../blocks/cards.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { definePage } from "../../page.ts";

/** The list of products. */
export const solutions = definePage<object>({
  name: "solutions",
  path: paths.solutions(),
  cache: "static",
  head: () => ({
    title: "Solutions",
    description: `${capital(productCount)} products: track condition, rail temperature, culverts, weather alerts, vehicle positions underground and collision avoidance, and what you receive from each.`,
  }),
  View: () => (
    <>
      <BandOpening
        trail={[{ label: "Solutions" }]}
        title="Solutions"
        lead={`${capital(productCount)} products for railways, mines and infrastructure: what each measures, and what you receive.`}
        tone="page"
      />
      <Cards
        title={`All ${productCount} products`}
        of={productList.map(({ slug, name, card, measures, youReceive }) => ({
          href: paths.solution(slug),
          title: name,
          terms: [
            ["Measures", measures],
            ["You receive", youReceive],
          ],
          picture: card.picture,
        }))}
      >
        <MoreLink href={paths.pilot()}>A pilot on your own site</MoreLink>
      </Cards>
      <ClosingCall question="Not sure which product fits? Ask in a demo." />
    </>
  ),
});

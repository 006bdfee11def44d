import { capital } from "../../../shared/content/figure.ts";
import { productCount, productList } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { CardGrid } from "../../blocks/cards.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { definePage } from "../../page.ts";

/** The list of products. */
export const solutions = definePage<object>({
  name: "solutions",
  path: paths.solutions(),
  cache: "static",
  head: () => ({
    title: "Solutions",
    description: `${capital(productCount)} products for track, rail temperature, culverts, weather, vehicle positions underground and collision avoidance: what each works from, and what you receive.`,
  }),
  View: () => (
    <>
      <BandOpening
        trail={[{ label: "Solutions" }]}
        title="Solutions"
        lead={`${capital(productCount)} products for railways, mines and infrastructure: what each works from, and what you receive.`}
        second={{ href: paths.pilot(), text: "A pilot on your own site" }}
        tone="page"
        band={
          <CardGrid
            place="first"
            of={productList.map(({ slug, name, card, worksFrom, youReceive }) => ({
              href: paths.solution(slug),
              title: name,
              terms: [
                ["Works from", worksFrom],
                ["You receive", youReceive],
              ],
              picture: card.picture,
            }))}
          />
        }
      />
      <ClosingCall question="Not sure which product fits? Ask in a demo." />
    </>
  ),
});

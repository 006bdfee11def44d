import { capital } from "../../../shared/content/figure.ts";
import { industries } from "../../../shared/content/industries.ts";
import {
  type ProductSlug,
  productCount,
  productList,
  productsHeadline,
} from "../../../shared/content/products/products.ts";
import { type IndustrySlug, paths } from "../../../shared/paths.ts";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { OpeningCards } from "../../blocks/cards.tsx";
import { Ledger } from "../../blocks/ledger.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { DemoLink } from "../../components/demo-link.tsx";
import type { PictureName } from "../../media/picture-settings.ts";
import { definePage } from "../../page.ts";

const { railways, mining, infrastructure } = industries;

/** Pictures with their subjects above the words of a wide card. */
const pictures: Record<ProductSlug, PictureName> = {
  "autonomous-track-monitoring": "hero-vehicle",
  "track-temperature-sensor": "rail-clip-sensor-wide",
  "culvert-risk-assessor": "culvert-stones",
  "predictive-weather-alerts": "weather-cell",
  "underground-positioning-system": "mine-lidar-truck-wide",
  "collision-avoidance": "mining-portal-dusk-wide",
};

/** The products as cards, and a table of their inputs and outputs. */
export const solutions = definePage<object>({
  name: "solutions",
  path: paths.solutions(),
  cache: "static",
  head: () => ({
    title: "Solutions",
    description: `${capital(productCount)} products for track, rail temperature, culverts, weather, vehicle positions underground and collision avoidance: what each works from, and what you receive.`,
  }),
  header: "over-opening",
  View: () => (
    <>
      <BandOpening
        trail={[{ label: "Solutions" }]}
        name="Solutions"
        title={productsHeadline}
        lead="Track, rail temperature, culverts, weather, vehicle positions underground and collision avoidance."
        action={<DemoLink industry={undefined} />}
        band={
          <OpeningCards
            shape="wide"
            of={productList.map(({ slug, name, promise }) => ({
              href: paths.solution(slug),
              title: name,
              text: promise,
              picture: pictures[slug],
            }))}
          />
        }
      />
      <Ledger
        title="What each works from, and what you receive."
        columns={["Product", "Works from", "You receive"]}
        of={{
          parts: [
            {
              title: `${railways.name} and ${infrastructure.name.toLowerCase()}`,
              rows: rowsOf("railways"),
            },
            { title: mining.name, rows: rowsOf("mining") },
          ],
        }}
      />
      <ClosingCall
        question="Which product fits? Ask in a demo."
        pilot="A pilot on your own site"
        picture="rail-temperature-node"
      />
    </>
  ),
});

/** The products of which the industry is the first. */
function rowsOf(industry: IndustrySlug) {
  return productList
    .filter(({ industries: [first] }) => first === industry)
    .map(({ slug, name, worksFrom, youReceive }) => ({
      name,
      href: paths.solution(slug),
      text: worksFrom,
      note: youReceive,
    }));
}

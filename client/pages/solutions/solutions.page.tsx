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
import { TallCards } from "../../blocks/cards.tsx";
import { Ledger } from "../../blocks/ledger.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { DemoLink } from "../../components/demo-link.tsx";
import { Picture } from "../../components/picture.tsx";
import type { PictureName } from "../../media/picture-settings.ts";
import { definePage } from "../../page.ts";

const { railways, mining, infrastructure } = industries;

/** Pictures that are tall enough for a narrow card. */
const pictures: Record<ProductSlug, PictureName> = {
  "autonomous-track-monitoring": "hero-track-dusk-cloud-slim",
  "track-temperature-sensor": "rail-clip-sensor-upright",
  "culvert-risk-assessor": "culvert-stones-slim",
  "predictive-weather-alerts": "weather-storm-upright",
  "underground-positioning-system": "mine-level-slim",
  "collision-avoidance": "mining-portal-dusk-slim",
};

/** What each product is, and below it what it works from and gives. Those for mines are a list of their own. */
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
        bleed
        band={
          <TallCards
            slim
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
        title={`${railways.name} and ${infrastructure.name.toLowerCase()}`}
        lead="What each works from, and what you receive."
        columns={columns}
        of={rowsOf("railways")}
      />
      <Ledger tone="surface" title={mining.name} columns={columns} of={rowsOf("mining")} />
      <ClosingCall
        question={"Not sure which product fits? Ask\u00a0in\u00a0a\u00a0demo."}
        pilot="A pilot on your own site"
        picture={<Picture name="rail-temperature-node" sizes="max(100vw, 30rem)" />}
      />
    </>
  ),
});

const columns = ["Product", "Works from", "You receive"];

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

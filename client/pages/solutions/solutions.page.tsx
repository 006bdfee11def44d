import { capital } from "../../../shared/content/figure.ts";
import { industries } from "../../../shared/content/industries.ts";
import {
  type ProductSlug,
  productCount,
  productList,
} from "../../../shared/content/products/products.ts";
import { type IndustrySlug, paths } from "../../../shared/paths.ts";
import { Cards } from "../../blocks/cards.tsx";
import { PictureOpening } from "../../blocks/picture-opening.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { DemoLink } from "../../components/demo-link.tsx";
import type { PictureName } from "../../media/picture-settings.ts";
import { definePage } from "../../page.ts";

const { railways, mining, infrastructure } = industries;

/** Pictures with their subjects close, for large cards. */
const pictures: Record<ProductSlug, PictureName> = {
  "autonomous-track-monitoring": "sensor-studio-wide",
  "track-temperature-sensor": "rail-clip-sensor",
  "culvert-risk-assessor": "culvert-cutaway",
  "predictive-weather-alerts": "weather-cell",
  "underground-positioning-system": "mine-lidar-truck-wide",
  "collision-avoidance": "mining-portal-dusk-wide",
};

/** The products as cards with their inputs and outputs. Those for mines are a list of their own. */
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
      <PictureOpening
        trail={[{ label: "Solutions" }]}
        title="Solutions for track, water and vehicles"
        lead={`${capital(productCount)} products: what each works from, and what you receive.`}
        action={<DemoLink industry={undefined} />}
        picture="hero-track-dusk-cloud-part"
        tall="hero-track-dusk-cloud-upright"
      />
      <Cards
        tone="page"
        title={`${railways.name} and ${infrastructure.name.toLowerCase()}`}
        of={cardsOf("railways")}
      />
      <Cards title={mining.name} of={cardsOf("mining")} />
      <ClosingCall question="Which product fits? Ask in a demo." pilot="A pilot on your own site" />
    </>
  ),
});

/** The products of which the industry is the first. */
function cardsOf(industry: IndustrySlug) {
  return productList
    .filter(({ industries: [first] }) => first === industry)
    .map(({ slug, name, worksFrom, youReceive }) => ({
      href: paths.solution(slug),
      title: name,
      terms: [
        ["Works from", worksFrom],
        ["You receive", youReceive],
      ] as const,
      picture: pictures[slug],
    }));
}

import { capital } from "../../../shared/content/figure.ts";
import { industries } from "../../../shared/content/industries.ts";
import {
  type ProductSlug,
  productCount,
  productList,
  productsHeadline,
} from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { Cards } from "../../blocks/cards.tsx";
import { PictureOpening } from "../../blocks/picture-opening.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { DemoLink } from "../../components/demo-link.tsx";
import type { PictureName } from "../../media/picture-settings.ts";
import { definePage } from "../../page.ts";

const { railways, mining, infrastructure } = industries;
/** The pictures of products whose pages open with one that has room for words, or is large. */
const pictures: Partial<Record<ProductSlug, PictureName>> = {
  "autonomous-track-monitoring": "sensor-studio-close",
  "underground-positioning-system": "mine-plan",
};

/** The list of products, those for mines in a list of their own. */
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
        name="Solutions"
        title={productsHeadline}
        lead="What each works from, and what you receive."
        action={<DemoLink industry={undefined} />}
        picture="hero-track-dusk-cloud-part"
        tall="hero-track-dusk-cloud-upright"
      />
      <Cards
        tone="page"
        title={`${railways.name} and ${infrastructure.name.toLowerCase()}`}
        of={cards.filter(({ isForMines }) => !isForMines)}
        firstLeads
      />
      <Cards title={mining.name} of={cards.filter(({ isForMines }) => isForMines)} />
      <ClosingCall
        question={"Not sure which product fits? Ask\u00a0in\u00a0a\u00a0demo."}
        pilot="A pilot on your own site"
      />
    </>
  ),
});

const cards = productList.map(
  ({ slug, name, industries: [industry], worksFrom, youReceive, picture }) => ({
    isForMines: industry === mining.slug,
    href: paths.solution(slug),
    title: name,
    terms: [
      ["Works from", worksFrom],
      ["You receive", youReceive],
    ] as const,
    picture: pictures[slug] ?? picture,
    outlined: picture === "culvert-branches-after" ? picture : undefined,
  }),
);

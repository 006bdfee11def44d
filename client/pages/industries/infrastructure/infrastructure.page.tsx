import { figures } from "../../../../shared/content/figures.ts";
import { industries } from "../../../../shared/content/industries.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { paths } from "../../../../shared/paths.ts";
import { Cards } from "../../../blocks/cards.tsx";
import { Facts } from "../../../blocks/facts.tsx";
import { PictureOpening } from "../../../blocks/picture-opening.tsx";
import { ClosingCall } from "../../../components/closing-call.tsx";
import { DemoLink } from "../../../components/demo-link.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { Picture } from "../../../components/picture.tsx";
import { definePage } from "../../../page.ts";

const { name, line, description } = industries.infrastructure;

/** What each product does for structures; the pages of railways have the words for track. */
const solutions = [
  [
    "culvert-risk-assessor",
    "Every pipe, box and arch on one list: condition from its photograph, consequence from your inventory.",
  ],
  [
    "predictive-weather-alerts",
    "Notice by e-mail: clear the inlets before the rain, assess bridges and culverts during and after it.",
  ],
  [
    "track-temperature-sensor",
    "The temperature of welded rail, which cannot expand, on the approaches to your bridges.",
  ],
] as const;

/** The page of the infrastructure industry, which leads to the products for structures. */
export const infrastructure = definePage<object>({
  name: "infrastructure",
  path: paths.industry("infrastructure"),
  cache: "static",
  head: () => ({ title: `${name} Solutions`, description }),
  header: "over-opening",
  View: () => (
    <>
      <PictureOpening
        trail={[{ label: "Industries", href: paths.industries() }, { label: name }]}
        title={`${name} Solutions`}
        lead={line}
        action={<DemoLink industry={name} />}
        picture="infrastructure-viaduct-fog"
        tall="infrastructure-viaduct-fog-upright"
      />
      <Facts
        title="Industry Challenges"
        of={[
          { title: "Many culverts, few visits", figures: [figures.culverts] },
          { title: "Weather gives short notice", figures: [figures.forecast] },
          {
            title: "Inspection depends on who looks",
            figures: [figures.reportingInaccuracy],
            text: (
              <>
                In a study, 49 inspectors rated the same bridges from 0 to 9: 95% of the ratings lie
                within two points of the average (
                <a href="https://www.fhwa.dot.gov/publications/research/nde/01020.cfm">
                  FHWA-RD-01-020
                </a>
                ).
              </>
            ),
          },
        ]}
      />
      <Cards
        title="Our Solutions"
        lead="The examples are structures of a railway. For a road or a town, ask in a demo what differs."
        of={solutions.map(([slug, text]) => ({
          href: paths.solution(slug),
          title: products[slug].name,
          text,
          link: "See how it works",
          picture: products[slug].card.picture,
        }))}
      >
        <MoreLink href={paths.pilot()}>A pilot on your own site</MoreLink>
      </Cards>
      <ClosingCall
        question="See your culverts ranked by risk."
        industry={name}
        picture={<Picture name="culvert-clear" sizes="(width < 48rem) 27rem, max(100vw, 747px)" />}
      />
    </>
  ),
});

import { numberOf } from "../../../../shared/content/figure.ts";
import { industries } from "../../../../shared/content/industries.ts";
import { physicalFigures } from "../../../../shared/content/physical-figures.ts";
import { caseStudiesOf } from "../../../../shared/content/products/case-studies.ts";
import { products } from "../../../../shared/content/products/products.ts";
import { paths } from "../../../../shared/paths.ts";
import { Cards } from "../../../blocks/cards.tsx";
import { Facts } from "../../../blocks/facts.tsx";
import { PictureOpening } from "../../../blocks/picture-opening.tsx";
import { ClosingCall } from "../../../components/closing-call.tsx";
import { DemoLink } from "../../../components/demo-link.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { Picture } from "../../../components/picture.tsx";
import { WorkedExample } from "../../../components/worked-example.tsx";
import { definePage } from "../../../page.ts";

const { name, line, description } = industries.mining;
const { closingDistance } = physicalFigures;

/** The page of the mining industry, which leads to its case studies. */
export const mining = definePage<object>({
  name: "mining",
  path: paths.industry("mining"),
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
        subject="middle"
        picture="mine-level-cloud"
        tall="mine-level-cloud-upright"
      />
      <Facts
        tone="night"
        title="Industry Challenges"
        of={[
          {
            title: "No GNSS underground",
            text: "Walls and motion give a position instead, with an age and an uncertainty.",
          },
          {
            title: "Headings outrun the map",
            text: "A map ends at the last survey. Past it, a scan finds no match.",
          },
          {
            title: "Shared, narrow drifts",
            text: `Behind rock, two vehicles at 20\u00a0km/h each come ${numberOf(closingDistance)} closer every second.`,
          },
          {
            title: "Visibility and dust",
            text: "LiDAR needs no light. Dust, fog and spray cause false or missing points.",
          },
        ]}
      />
      <Cards
        title="Our Solutions"
        of={caseStudiesOf("mining").map(({ product, headline, isWorkedExample }) => ({
          href: paths.caseStudy("mining", product),
          title: products[product].name,
          text: products[product].card.text,
          link: headline,
          badge: isWorkedExample && <WorkedExample />,
          picture: products[product].card.picture,
        }))}
      >
        <MoreLink href={paths.pilot()}>A pilot in your own mine</MoreLink>
      </Cards>
      <ClosingCall
        question="See how vehicles are located without satellites."
        industry={name}
        picture={<Picture name="mining-portal-dusk" sizes="max(100vw, 996px)" />}
      />
    </>
  ),
});

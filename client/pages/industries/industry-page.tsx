import type { ComponentProps } from "react";
import { industries } from "../../../shared/content/industries.ts";
import { caseStudiesOf, workedExample } from "../../../shared/content/products/case-studies.ts";
import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { type CaseStudyGroup, type IndustrySlug, paths } from "../../../shared/paths.ts";
import { Cards } from "../../blocks/cards.tsx";
import { FactList } from "../../blocks/facts.tsx";
import { PictureOpening } from "../../blocks/picture-opening.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { DemoLink } from "../../components/demo-link.tsx";
import type { PictureName } from "../../media/picture-settings.ts";
import { definePage, type Page } from "../../page.ts";

type Opening = Pick<
  ComponentProps<typeof PictureOpening>,
  "picture" | "tall" | "subject" | "second"
>;
type Closing = Pick<ComponentProps<typeof ClosingCall>, "question" | "pilot" | "picture">;

/** Creates the page of an industry. Its `View` renders an `<IndustryBody>`. */
export function industryPage(industry: IndustrySlug, View: Page<object>["View"]): Page<object> {
  const { name, description } = industries[industry];
  return definePage({
    name: industry,
    path: paths.industry(industry),
    cache: "static",
    head: () => ({ title: `${name} Solutions`, description }),
    header: "over-opening",
    View,
  });
}

interface IndustryBodyProps extends Opening {
  industry: IndustrySlug;
  challenges: Omit<ComponentProps<typeof FactList>, "title">;
  solutions: ComponentProps<typeof Cards>["of"];
  /** Beside the title of the solutions. */
  lead?: string;
  closing: Closing;
}

/** The opening, the challenges of an industry, links to what we have for them, and the call. */
export function IndustryBody(props: IndustryBodyProps) {
  const { industry, challenges, solutions, lead, closing, ...opening } = props;
  const { name, line } = industries[industry];
  return (
    <>
      <PictureOpening
        trail={[{ label: "Industries", href: paths.industries() }, { label: name }]}
        title={`${name} Solutions`}
        lead={line}
        action={<DemoLink industry={name} />}
        {...opening}
      />
      <FactList title="Industry Challenges" {...challenges} />
      <Cards
        title="Our Solutions"
        {...(lead && { lead })}
        of={solutions}
        firstLeads={solutions.length === 4}
      />
      <ClosingCall industry={name} {...closing} />
    </>
  );
}

/** The cards of an industry's case studies, which a page may show with other pictures. */
export function caseStudyCards(
  industry: CaseStudyGroup,
  pictures: Partial<Record<ProductSlug, PictureName>> = {},
): IndustryBodyProps["solutions"] {
  return caseStudiesOf(industry).map(({ product, headline, isWorkedExample, picture }) => ({
    href: paths.caseStudy(industry, product),
    title: products[product].name,
    text: products[product].card.text,
    badge: isWorkedExample ? workedExample : "Project",
    study: headline,
    picture: pictures[product] ?? picture,
  }));
}

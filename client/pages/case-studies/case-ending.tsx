import { caseStudyLabel, caseStudyOf } from "../../../shared/content/products/case-studies.ts";
import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { DemoLink } from "../../components/demo-link.tsx";
import { Ending, EndingLink } from "../ending.tsx";

interface CaseEndingProps {
  product: ProductSlug;
  /** What remained for people. */
  limit: string;
  /** Products whose case studies are linked. */
  next: readonly ProductSlug[];
  call: string;
  /** Preselects the industry in the form. */
  industry?: string;
}

/** The end of a case study, which leads to its product. */
export function CaseEnding({ product, limit, next, call, industry }: CaseEndingProps) {
  const { name, promise, card } = products[product];
  return (
    <Ending
      picture={card.picture}
      about="The product"
      title={promise}
      more={{ href: paths.solution(product), text: name }}
      limit={
        <>
          {limit} Test it in <a href={paths.pilot()}>a pilot on your own site</a>.
        </>
      }
      links={next.map((slug) => <CaseLink key={slug} product={slug} />)}
      call={call}
      button={<DemoLink industry={industry} />}
    />
  );
}

function CaseLink({ product }: { product: ProductSlug }) {
  const { industry, headline } = caseStudyOf(product);
  return (
    <EndingLink about={caseStudyLabel(product)} href={paths.caseStudy(industry, product)}>
      {products[product].name}: {headline}
    </EndingLink>
  );
}

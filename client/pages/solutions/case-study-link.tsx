import { caseStudies } from "../../../shared/content/case-studies.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
import { MoreLink } from "../../components/more-link.tsx";

interface CaseStudyLinkProps {
  of: ProductSlug;
  /** Default: the headline of the case study. */
  children?: string;
}

/** Leads from a product to what it looks like at work. */
export function CaseStudyLink({ of, children }: CaseStudyLinkProps) {
  const study = caseStudies.find(({ product }) => product === of);
  if (!study) return null;
  return (
    <MoreLink href={paths.caseStudy(study.industry, of)}>{children ?? study.headline}</MoreLink>
  );
}

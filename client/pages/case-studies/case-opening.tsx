import type { ReactNode } from "react";
import { caseStudyOf } from "../../../shared/content/case-studies.ts";
import type { ProductSlug } from "../../../shared/paths.ts";
import { Caption } from "../../components/caption.tsx";
import { Wrap } from "../../components/section.tsx";
import text from "../../styles/text.module.css";
import { CaseBreadcrumb } from "./case-breadcrumb.tsx";
import styles from "./case-opening.module.css";

interface CaseOpeningProps {
  product: ProductSlug;
  lead: ReactNode;
  /** What the drawing below is, and is not. */
  note?: ReactNode;
  /** For a headline of a few words. */
  size?: "default" | "large";
}

/** Headline on the left, lead on the right; the drawing that tells the story comes below. */
export function CaseOpening({ product, lead, note, size = "default" }: CaseOpeningProps) {
  return (
    <Wrap>
      <CaseBreadcrumb product={product} />
      <div className={styles.opening} data-size={size}>
        <h1 className={styles.title}>{caseStudyOf(product).headline}</h1>
        <div>
          <p className={text.lead}>{lead}</p>
          {note && <Caption className={styles.note}>{note}</Caption>}
        </div>
      </div>
    </Wrap>
  );
}

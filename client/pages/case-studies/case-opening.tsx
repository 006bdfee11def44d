import type { ReactNode } from "react";
import { caseStudyOf } from "../../../shared/content/case-studies.ts";
import type { ProductSlug } from "../../../shared/paths.ts";
import { Caption } from "../../components/caption.tsx";
import { Wrap } from "../../components/layout.tsx";
import text from "../../styles/text.module.css";
import { CaseBreadcrumb } from "./case-breadcrumb.tsx";
import styles from "./case-opening.module.css";
import { CaseTitle } from "./case-title.tsx";

interface CaseOpeningProps {
  product: ProductSlug;
  /** What the drawing below is, and is not. */
  note?: ReactNode;
  /** For a headline of a few words. */
  size?: "default" | "large";
}

/** Headline on the left, the plain line on the right; the drawing that tells the story comes below. */
export function CaseOpening({ product, note, size = "default" }: CaseOpeningProps) {
  return (
    <Wrap>
      <CaseBreadcrumb product={product} />
      <div className={styles.opening} data-size={size}>
        <CaseTitle product={product} className={styles.title} />
        <div>
          <p className={text.lead}>{caseStudyOf(product).line}</p>
          {note && <Caption className={styles.note}>{note}</Caption>}
        </div>
      </div>
    </Wrap>
  );
}

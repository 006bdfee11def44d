/** A tile of 160 by 60 pixels with a neutral name, until the company supplies its partners. */
export interface Partner {
  /** The drawing in `client/media/svg`. */
  file: `partner-${string}.svg`;
  alt: string;
}

export const partners = [
  { file: "partner-research-council.svg", alt: "National research council" },
  { file: "partner-it-consulting.svg", alt: "IT consulting firm" },
  { file: "partner-construction-group.svg", alt: "Construction group" },
  { file: "partner-manufacturing-consortium.svg", alt: "Manufacturing consortium" },
  { file: "partner-organisation.svg", alt: "Partner organisation" },
] as const satisfies readonly Partner[];

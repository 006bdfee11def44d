/** Shown until the company configures its partners. `file` is a picture of the site, drawn in black. */
export const neutralPartners = [
  { file: "partner-research-council.svg", name: "National research council" },
  { file: "partner-it-consulting.svg", name: "IT consulting firm" },
  { file: "partner-construction-group.svg", name: "Construction group" },
  { file: "partner-manufacturing-consortium.svg", name: "Manufacturing consortium" },
  { file: "partner-organisation.svg", name: "Partner organisation" },
] as const;

import type { Options } from "remark-rehype";

/** Options for footnotes with a visible heading and links back to every citation. */
export const footnotes: Options = {
  // The sanitizer adds its own prefix to every id.
  clobberPrefix: "",
  footnoteLabel: "Notes",
  footnoteLabelProperties: {},
  footnoteBackContent: (_note, citation) => backTo(citation),
  footnoteBackLabel: (note, citation) => `${backTo(citation)}, note ${note + 1}`,
};

/** `citation` counts from 1. */
function backTo(citation: number): string {
  return citation > 1 ? `Back to text (${citation})` : "Back to text";
}

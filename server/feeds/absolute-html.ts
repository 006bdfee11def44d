import type { Root } from "hast";
import { renderToStaticMarkup } from "react-dom/server";
import { visit } from "unist-util-visit";
import { elementsOf } from "../markdown/elements.tsx";

/** A rendered post as HTML that reads the same anywhere: every address in it is absolute. */
export function absoluteHtml(tree: Root, postUrl: string): string {
  const copy = structuredClone(tree);
  visit(copy, "element", ({ properties }) => {
    for (const name of ["href", "src"]) {
      const address = properties[name];
      if (typeof address === "string" && URL.canParse(address, postUrl)) {
        properties[name] = new URL(address, postUrl).href;
      }
    }
    // Readers take the one address; others would have to be made absolute, too, for little.
    delete properties.srcSet;
    delete properties.sizes;
  });
  return renderToStaticMarkup(elementsOf(copy));
}

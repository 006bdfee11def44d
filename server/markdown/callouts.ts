import type { Root } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";

/** GitHub's kinds of alerts and their visible labels. */
const labels: Readonly<Record<string, string>> = {
  NOTE: "Note",
  TIP: "Tip",
  IMPORTANT: "Important",
  WARNING: "Warning",
  CAUTION: "Caution",
};

const marker = /^\s*\[!([A-Z]+)\][ \t]*(?:\n|$)/;

/** Turns a quotation that begins with a line such as `[!NOTE]` into a labelled callout. */
export function labelCallouts(tree: Root): void {
  visit(tree, "element", (quotation) => {
    if (quotation.tagName !== "blockquote") return;
    const opening = quotation.children.find((child) => child.type === "element");
    const text = opening?.tagName === "p" ? opening.children[0] : undefined;
    if (opening === undefined || text?.type !== "text") return;
    const label = labels[marker.exec(text.value)?.[1] ?? ""];
    if (label === undefined) return;
    text.value = text.value.replace(marker, "");
    quotation.tagName = "div";
    quotation.properties = { ...quotation.properties, role: "note" };
    quotation.children.unshift(h("p", h("strong", label)));
  });
}

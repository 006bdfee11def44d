import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { error, type Finding } from "./finding.ts";
import { hasPictureExtension } from "./local-picture.ts";
import { pictureFault } from "./picture-fault.ts";

/**
 * Checks alternative texts, addresses and file sizes of pictures in the text. Findings have line numbers
 * of the content.
 */
export async function checkPictures(source: Root, path: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const addresses: { url: string; line: number }[] = [];
  visit(source, (node) => {
    const line = node.position?.start.line ?? 1;
    const fault = altTextFault(node);
    const url = pictureAddress(node);
    if (fault !== undefined) findings.push(error(line, fault));
    if (url !== undefined) addresses.push({ url, line });
  });
  for (const { url, line } of addresses) {
    const fault = await pictureFault(url, path);
    if (fault) findings.push({ ...fault, line });
  }
  return findings;
}

function altTextFault(node: Nodes): string | undefined {
  const isPicture = node.type === "image" || node.type === "imageReference";
  if (isPicture && !node.alt?.trim()) {
    return "The picture has no alternative text: ![what it shows](address)";
  }
  const isTag = node.type === "html" && /<img\b(?![^>]*\balt\s*=)/i.test(node.value);
  return isTag ? "The picture has no alt attribute" : undefined;
}

function pictureAddress(node: Nodes): string | undefined {
  if (node.type === "image") return node.url;
  return node.type === "definition" && hasPictureExtension(node.url) ? node.url : undefined;
}

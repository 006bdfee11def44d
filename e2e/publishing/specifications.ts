import {
  type Conformance,
  commonMarkConformance,
  gfmConformance,
} from "../../server/testing/markdown-specification.ts";
import type { Proof } from "../leads/proof.ts";

/** As the unit tests have them, each with its reason. */
const EXPLAINED = 7;

/** How many examples of the specifications of markdown render as they say. */
export async function proveSpecifications(): Promise<Proof> {
  const commonMark = commonMarkConformance();
  const gfm = gfmConformance();
  return {
    title: "Markdown as specified",
    figures: [
      ["CommonMark 0.31.2", rateText(commonMark)],
      ["… other than specified, with reasons in the unit tests", commonMark.failed.join(", ")],
      ["… of these bring elements that no post may have", commonMark.sanitised.length],
      ["GitHub Flavored Markdown: tables, tasks, strikethrough, addresses", rateText(gfm)],
    ],
    promises: [
      ["no example is lost", commonMark.failed.length === EXPLAINED && gfm.failed.length === 0],
    ],
  };
}

function rateText({ examples, failed }: Conformance): string {
  const passed = examples - failed.length;
  return `${passed} of ${examples}, ${((100 * passed) / examples).toFixed(1)} %`;
}

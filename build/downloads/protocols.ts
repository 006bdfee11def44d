import { downloads } from "../../client/components/downloads.ts";
import { pilotSteps, testRules } from "../../client/pages/pilot/pilot-content.ts";
import { vendorQuestions } from "../../client/pages/security/vendor-questions.ts";
import { csvFile, type DownloadFile } from "./csv.ts";

const toFillIn = { date: null, result: null, name: null };

/** The steps and rules of a pilot. */
const testProtocol = csvFile(downloads.testProtocol, () => [
  ...pilotSteps.map(({ name, youBring, youReceive, goesOnWhen }) => ({
    part: "step",
    subject: name,
    rule: `You bring: ${youBring}. You receive: ${youReceive}.`,
    record: goesOnWhen,
    ...toFillIn,
  })),
  ...testRules.map(({ name, text, note }) => ({
    ...{ part: "test", subject: name, rule: text, record: note },
    ...toFillIn,
  })),
]);

/** The questions to a vendor. */
const questionsToFillIn = csvFile(downloads.vendorQuestions, () =>
  vendorQuestions.map(({ name, text, note }) => ({
    subject: name,
    question: text,
    answer: note ?? null,
    evidence: null,
    date: null,
  })),
);

export const protocolFiles: readonly DownloadFile[] = [testProtocol, questionsToFillIn];

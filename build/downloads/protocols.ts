import { downloads } from "../../client/components/downloads.ts";
import { pilotSteps, sampleSizes, testParts } from "../../client/pages/pilot/pilot-content.ts";
import { questionParts } from "../../client/pages/vendor-questions.ts";
import { capital } from "../../shared/content/figure.ts";
import { type DownloadFile, sheetFile } from "./csv.ts";

const toFillIn = { date: null, result: null, name: null };

const noStep = { you_bring: null, you_receive: null, goes_on_when: null };
const noTest = { rule: null, record: null };

/** The steps and rules of a pilot. */
const testProtocol = sheetFile(downloads.testProtocol, () => [
  ...pilotSteps.map(({ name, youBring, youReceive, goesOnWhen }) => ({
    ...{ group: "Steps", subject: name },
    you_bring: capital(youBring),
    you_receive: capital(youReceive),
    goes_on_when: capital(goesOnWhen),
    ...noTest,
    ...toFillIn,
  })),
  ...testParts.flatMap(({ title, rows }) =>
    rows.map(({ name, text, note }) => ({
      ...{ group: title, subject: name, rule: text, record: note },
      ...noStep,
      ...toFillIn,
    })),
  ),
  ...sampleSizes.map(({ value, context }) => ({
    ...{ group: "Number of defects", subject: String(value), rule: context, record: null },
    ...noStep,
    ...toFillIn,
  })),
]);

/** The questions to any vendor, without our answers, which depend on what the company has configured. */
const questionsToFillIn = sheetFile(downloads.vendorQuestions, () =>
  questionParts.flatMap(({ title, rows }) =>
    rows.map(({ name, text }) => ({
      ...{ group: title, subject: name, question: text },
      ...{ answer: null, evidence: null, date: null },
    })),
  ),
);

export const protocolFiles: readonly DownloadFile[] = [testProtocol, questionsToFillIn];

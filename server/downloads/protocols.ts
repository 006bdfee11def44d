import { pilotSteps, testRules } from "../../shared/content/pilot.ts";
import { modelQuestions, securityQuestions } from "../../shared/content/vendor-questions.ts";
import { paths } from "../../shared/paths.ts";
import type { ContentFile } from "../feeds/content-file.ts";
import { csvFile } from "./csv.ts";

/** The steps and rules of a pilot, with empty columns for date, result and name. */
const testProtocol = csvFile(paths.downloads.testProtocol(), () => [
  ["part", "subject", "rule", "record", "date", "result", "name"],
  ...pilotSteps.map(({ name, youBring, youReceive, goesOnWhen }) => [
    "step",
    name,
    `You bring: ${youBring}. You receive: ${youReceive}.`,
    goesOnWhen,
    "",
    "",
    "",
  ]),
  ...testRules.map(({ subject, rule, record }) => ["test", subject, rule, record, "", "", ""]),
]);

/** The questions to a vendor, with empty columns for the answer, its evidence and its date. */
const vendorQuestions = csvFile(paths.downloads.vendorQuestions(), () => [
  ["subject", "question", "answer", "evidence", "date"],
  ...[...securityQuestions, ...modelQuestions].map(({ topic, question }) => [
    topic,
    question,
    "",
    "",
    "",
  ]),
]);

export const protocolFiles: readonly ContentFile[] = [testProtocol, vendorQuestions];

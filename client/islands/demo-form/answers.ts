import { type Answers, type Field, noAnswers } from "../../../shared/demo-answers.ts";
import { type Industry, industries } from "../../../shared/demo-request.ts";

export const controlNames: Record<Field, string> = {
  email: "email",
  fullName: "full_name",
  companyName: "company_name",
  industry: "industry",
};

/** Reads the trimmed values from the page, because not every browser reports what it fills in by itself. */
export function answersOf(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  const fields = Object.keys(noAnswers) as Field[];
  const values = fields.map((field) => [field, String(data.get(controlNames[field]) ?? "").trim()]);
  return Object.fromEntries(values) as unknown as Answers;
}

/** Returns the industry of this name; empty if there is none. */
export function industryOf(name: string | undefined): Industry | "" {
  return industries.find((industry) => industry === name) ?? "";
}

/** Returns a mailto link with the answers, for cases in which the form cannot be sent. */
export function mailLink(to: string, { email, fullName, companyName, industry }: Answers): string {
  const body = [
    "I would like to book a demo.",
    "",
    `Full name: ${fullName}`,
    `Company name: ${companyName}`,
    `Industry: ${industry}`,
    `Email: ${email}`,
  ].join("\r\n");
  return `mailto:${to}?subject=${encodeURIComponent("Demo request")}&body=${encodeURIComponent(body)}`;
}

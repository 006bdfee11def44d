import { type Answers, type Field, noAnswers } from "../../../shared/demo-answers.ts";
import { type Industry, industries } from "../../../shared/demo-request.ts";
import { focusIds } from "./focus-ids.ts";

export const controlNames: Record<Field, string> = {
  email: "email",
  fullName: "full_name",
  companyName: "company_name",
  industry: "industry",
};

export const honeypot = { id: "demo-leave-empty", name: "leave_empty" };

/** Reads the trimmed values from the page, because browsers and form fillers do not report everything they fill in. */
export function readAnswers(): Answers {
  const fields = Object.keys(noAnswers) as Field[];
  const values = fields.map((field) => [field, valueById(focusIds[field]).trim()]);
  return Object.fromEntries(values) as unknown as Answers;
}

export function readHoneypot(): string {
  return valueById(honeypot.id);
}

/** By id, because extensions add controls to forms, even with a name that the form uses. */
function valueById(id: string): string {
  const control = document.getElementById(id) as HTMLInputElement | HTMLSelectElement | null;
  return control?.value ?? "";
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

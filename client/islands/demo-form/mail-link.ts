import type { Answers } from "../../../shared/demo-answers.ts";

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

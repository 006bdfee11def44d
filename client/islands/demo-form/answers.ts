import { type Industry, industries } from "../../../shared/demo-request.ts";
import type { DemoField, Details } from "../../../shared/machines/demo-form-context.ts";

/** What stands in the fields that can be filled in at the moment, without spaces around it. */
export interface Answers extends Partial<Details> {
  email?: string;
}

const names: Record<DemoField, string> = {
  email: "email",
  fullName: "full_name",
  companyName: "company_name",
  industry: "industry",
};
const fields = Object.keys(names) as DemoField[];

export function answersOf(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  const open = fields.filter((field) => data.has(names[field]));
  return Object.fromEntries(open.map((field) => [field, String(data.get(names[field])).trim()]));
}

/** Which of the fields a control belongs to; the honeypot and the captcha's own belong to none. */
export function fieldNamed(name: string): DemoField | undefined {
  return fields.find((field) => names[field] === name);
}

/** One of the industries, or none. */
export function industryOf(name: string | undefined): Industry | "" {
  return industries.find((industry) => industry === name) ?? "";
}

import { type Industry, industries } from "../../../shared/demo-request.ts";
import type { DemoField, Details } from "../../../shared/machines/demo-form-context.ts";

/** The trimmed values of the fields that are enabled. */
export interface Answers extends Partial<Details> {
  email?: string;
}

const controlNames: Record<DemoField, string> = {
  email: "email",
  fullName: "full_name",
  companyName: "company_name",
  industry: "industry",
};
const fields = Object.keys(controlNames) as DemoField[];

export function answersOf(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  const enabled = fields.filter((field) => data.has(controlNames[field]));
  return Object.fromEntries(
    enabled.map((field) => [field, String(data.get(controlNames[field])).trim()]),
  );
}

/** Finds the field of a control; undefined for the honeypot and the captcha's controls. */
export function fieldOfControl(name: string): DemoField | undefined {
  return fields.find((field) => controlNames[field] === name);
}

/** Returns the industry of this name; empty if there is none. */
export function industryOf(name: string | undefined): Industry | "" {
  return industries.find((industry) => industry === name) ?? "";
}

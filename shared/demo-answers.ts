import type { Industry } from "./demo-request.ts";

/** The fields of step 2. The industry is empty until the visitor chooses one. */
export interface Details {
  fullName: string;
  companyName: string;
  industry: Industry | "";
}

export interface Answers extends Details {
  email: string;
}

export type Field = keyof Answers;

/** `rejected`: by the server, in its words. */
export type FieldError = { code: "invalid" | "required" } | { code: "rejected"; text: string };
export type FieldErrors = Partial<Record<Field, FieldError>>;

export const noAnswers: Answers = { email: "", fullName: "", companyName: "", industry: "" };

const detailFields = ["fullName", "companyName", "industry"] as const;

/** Returns an error for each empty field of step 2. */
export function gapsIn(details: Details): FieldErrors {
  const gaps = detailFields.filter((field) => details[field].trim() === "");
  return Object.fromEntries(gaps.map((field) => [field, { code: "required" }]));
}

/** Finds the first invalid field of step 2. */
export function firstInvalid(errors: FieldErrors): keyof Details | undefined {
  return detailFields.find((field) => errors[field]);
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

export function hasAnswers(answers: Answers): boolean {
  return Object.values(answers).some((answer) => answer !== "");
}

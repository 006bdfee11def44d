import type { FocusTarget } from "../../../shared/machines/demo-form-context.ts";

/** The ids of the elements that the machine moves the focus to. */
export const focusIds: Record<FocusTarget, string> = {
  form: "demo-request",
  email: "demo-email",
  fullName: "demo-full-name",
  companyName: "demo-company-name",
  industry: "demo-industry",
  verification: "demo-verification",
  failure: "demo-failure",
  receipt: "demo-receipt",
};

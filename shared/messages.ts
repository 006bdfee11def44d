import type { Field, FieldError } from "./demo-answers.ts";
import { formatNumber } from "./format.ts";

/** A message that is shown above the page for some seconds. */
export interface ToastMessage {
  kind: "error" | "success";
  title: string;
  text: string;
}

/*
 * Messages of islands and errors. The labels of fields and buttons are in their components.
 */

/** Given by the specification, word for word. */
export const messages = {
  invalidEmail: "Please enter a valid email",
  missingFields: { title: "Error", text: "Please fill in all fields" },
  captchaRequired: {
    title: "Verification Required",
    text: "Please complete the reCAPTCHA verification",
  },
  requestFailed: { title: "Error", text: "Something went wrong. Please try again." },
  requestSent: { title: "Success!", text: "Thank you! We'll be in touch shortly." },
  loadingPosts: "Loading posts...",
  noPosts: "No posts found",
} as const;

/** Shown below an empty field. */
const requiredMessages: Record<Field, string> = {
  email: messages.invalidEmail,
  fullName: "Full name is required",
  companyName: "Company name is required",
  industry: "Industry is required",
};

/** Shown below an invalid field of the demo form. */
export function errorText(field: Field, error: FieldError): string {
  if (error.code === "rejected") return error.text;
  return error.code === "invalid" ? messages.invalidEmail : requiredMessages[field];
}

/** Why the server refuses a field of a demo request. */
export const fieldMessages = {
  nullCharacter: "Please leave out the null character",
  tooLong: (maximum: number) => `Please use at most ${maximum} characters`,
  requestId: "Please send a UUID, or none",
} as const;

/** Why the last demo request failed, and what to do. */
export const failureMessages = {
  captcha: "The verification was not accepted. Please complete it again, then send the form again.",
  limit:
    "Too many requests came from your network. Please wait a few minutes, then send the form again.",
  refused: "The form was not accepted. Please check your answers, then send it again.",
  unreachable:
    "Your request did not arrive. Your answers are still here. Please send the form again.",
} as const;

/** Shown below the captcha, by its state. */
export const captchaMessages = {
  loading: "Loading the verification...",
  ready: "Please confirm above that you are a person.",
  solved: "Thank you, that is done.",
  expired: "The verification expired. Please complete it again.",
  unavailable: "The verification cannot be loaded. Your answers are still here.",
} as const;

/** Shown above the receipt of a stored request, which may still be delivered, be held or have a wrong address. */
export const receiptMessages = {
  title: "Your request is with us.",
  text: "A person will read it. The answer goes to the e-mail address below. If it does not arrive, contact us and name the reference.",
} as const;

/** Shown on error pages. */
export const errorPageMessages = {
  ownFault: "The fault is on our side. Your browser and your connection are fine.",
  tooManyRequests: "Too many requests. Please try again in a minute.",
  refused: "This site does not accept that request.",
  noPage: "Oops! Page not found",
} as const;

export const morePostsFailed = "The next posts could not be loaded. Please try again.";
export const wrongNumber = (min: number, max: number) =>
  `Enter a whole number from ${formatNumber(min)} to ${formatNumber(max)}.`;
export const copyMessages = { ready: "Copy", done: "Copied", failed: "Could not copy" } as const;

/** The urgency of checking a place, most urgent first, with the labels on pages. */
export const urgencyLabels = {
  today: "Act today",
  first: "Look first",
  next: "Look next",
  planned: "As planned",
} as const;

export type Urgency = keyof typeof urgencyLabels;

export const urgencies = Object.keys(urgencyLabels) as Urgency[];

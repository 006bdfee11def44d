/** How soon a place is to be checked, most urgent first, with the words that pages use. */
export const urgencyLabels = {
  first: "Look first",
  next: "Look next",
  planned: "As planned",
} as const;

export type Urgency = keyof typeof urgencyLabels;

export const urgencies = Object.keys(urgencyLabels) as Urgency[];

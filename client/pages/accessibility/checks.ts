/** A kind of check in the browser tests. */
export interface Check {
  what: string;
  how: string;
  where: string;
  /** The files in `e2e/` with the check, without `.e2e.ts`. */
  tests: readonly string[];
}

const everyKind = "One page of every kind, and the error pages";

export const checks: readonly Check[] = [
  {
    what: "Automatic rules",
    how: "The program axe-core looks for violations of the Web Content Accessibility Guidelines (WCAG) while the page is light, dark and in forced colours, with its disclosures open",
    where: `${everyKind}; the open menus; the demo form with mistakes, after a failure and after a success`,
    tests: ["page-survey", "header", "demo-form-failures"],
  },
  {
    what: "Keyboard alone",
    how: "A test uses them with the keyboard only, in a window as small as a zoom of 400% leaves, and nothing may need scrolling sideways",
    where: "The demo form, the list of careers, the filters of the insights",
    tests: ["models"],
  },
  {
    what: "Large and spaced text",
    how: "With text at double size, wider spacing between lines, words and letters, or 200% zoom, nothing may be cut off",
    where: everyKind,
    tests: ["page-survey"],
  },
  {
    what: "Touch",
    how: "Buttons, fields and links outside running text answer to a touch up to 21 pixels from their middle: a target 42 pixels wide and high",
    where: `${everyKind}, with its disclosures and its menu open, in a window as wide as a phone`,
    tests: ["page-survey"],
  },
  {
    what: "Drawings",
    how: "Each is named for screen readers or marked as decoration, and no word in it is smaller than 12 pixels",
    where: "Every page, and two posts, in windows of 320 and 768 pixels",
    tests: ["page-survey"],
  },
  {
    what: "Motion",
    how: "Where less motion is asked for, the milestones of the journey do not fade in and the logos stand still; the logos can be stopped by hand too",
    where: "The home page",
    tests: ["journey"],
  },
  {
    what: "Without script",
    how: "The heading and the text are there",
    where: "One page of every kind",
    tests: ["page-survey"],
  },
];

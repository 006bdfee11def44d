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
    how: "The program axe-core looks for violations of WCAG: light, dark, in forced colours, with disclosures open",
    where: `${everyKind}; open menus; the demo form after a mistake, a failure and a success`,
    tests: ["page-survey", "header", "demo-form-failures"],
  },
  {
    what: "Keyboard alone",
    how: "Used without a mouse, in the window that 400% zoom leaves; nothing may scroll sideways",
    where: "The demo form, the list of careers, the filters of the insights",
    tests: ["models"],
  },
  {
    what: "Large and spaced text",
    how: "Text at double size, wider spacing of lines, words and letters, 200% zoom: nothing may be cut off",
    where: everyKind,
    tests: ["page-survey"],
  },
  {
    what: "Touch",
    how: "Buttons, fields and links outside running text must be targets 42 pixels wide and high",
    where: `${everyKind}, at a phone’s width, with disclosures and menu open`,
    tests: ["page-survey"],
  },
  {
    what: "Drawings",
    how: "Named for screen readers or marked as decoration; no word may be smaller than 12 pixels",
    where: "Every page, and two posts, 320 and 768 pixels wide",
    tests: ["page-survey"],
  },
  {
    what: "Motion",
    how: "Where less motion is asked for, milestones do not fade in and logos stand still; a button stops them too",
    where: "The home page",
    tests: ["journey"],
  },
  {
    what: "Without script",
    how: "Heading and text are there",
    where: "One page of every kind",
    tests: ["page-survey"],
  },
];

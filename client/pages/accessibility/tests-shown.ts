/** A kind of check in the browser tests. */
interface ShownTest {
  name: string;
  checks: string;
  /** The files in `e2e/` with the check, without `.e2e.ts`. */
  tests: readonly string[];
}

export const shownTests: readonly ShownTest[] = [
  {
    name: "What a screen reader is told",
    checks:
      "Compared line by line with a text that we keep: the form in each of its states, an open menu, an open role, the search.",
    tests: ["spoken"],
  },
  {
    name: "Keyboard alone",
    checks:
      "The form, the careers list, the filters, the Dashboard and the fleet’s replay at 400% zoom, without scrolling sideways. A checking program (axe-core) runs after every step.",
    tests: ["models"],
  },
  {
    name: "Light, dark, forced colours",
    checks:
      "The checking program looks for violations of WCAG: one page of every kind, open menus, the form after a mistake, a failure and a success.",
    tests: ["page-survey", "header", "demo-form-failures"],
  },
  {
    name: "Large and spaced text",
    checks:
      "Double size, wider lines, words and letters, 200% zoom: nothing may be cut off, on one page of every kind.",
    tests: ["page-survey"],
  },
  {
    name: "Touch",
    checks:
      "On one page of every kind, each control outside running text is a target 42 pixels wide and high, also in the menu.",
    tests: ["page-survey"],
  },
  {
    name: "Drawings",
    checks:
      "On every page each has a name for screen readers or is decoration, and no word is smaller than 12 pixels.",
    tests: ["page-survey"],
  },
  {
    name: "Less motion",
    checks:
      "Where a visitor asks for it, logos and milestones stand still, and the replay of the fleet goes in steps.",
    tests: ["journey", "fleet-replay"],
  },
  {
    name: "Without script",
    checks:
      "The server answers search, filters, the force explorer, the Dashboard and the fleet map. The form becomes an e-mail link.",
    tests: [
      "search",
      "insights",
      "force-explorer",
      "dashboard",
      "fleet-replay",
      "demo-form",
      "page-survey",
    ],
  },
];

import type { ReactNode } from "react";
import { classNames } from "../../components/class-names.ts";
import { StaticDrawing } from "../../components/drawings/static-drawing.tsx";
import inlet from "../../media/drawings/culvert-inlet.svg";
import text from "../../styles/text.module.css";
import styles from "./tests-shown.module.css";

/** A kind of check in the browser tests. */
interface ShownTest {
  name: string;
  checks: string;
  /** The files in `e2e/` with the check, without `.e2e.ts`. */
  tests: readonly string[];
  shown: ReactNode;
}

/** Lines of the transcript `demo-form-email-refused`. */
export const transcript = [
  'textbox "Email" [invalid]',
  "paragraph: Please enter a valid email",
  'button "Continue"',
] as const;

export const shownTests: readonly ShownTest[] = [
  {
    name: "What a screen reader is told",
    checks:
      "Compared line by line with a text that we keep: the form in each of its states, an open menu, an open role, the search.",
    tests: ["spoken"],
    shown: (
      <code className={styles.transcript}>
        {transcript.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </code>
    ),
  },
  {
    name: "Keyboard alone",
    checks:
      "The form, the careers list, the filters, the Dashboard and the fleet’s replay at 400% zoom. Nothing may scroll sideways, and a checking program (axe-core) runs after every step.",
    tests: ["models"],
    shown: (
      <span className={styles.keys}>
        {["Tab", "Enter", "Esc"].map((key) => (
          <kbd key={key} className={styles.key}>
            {key}
          </kbd>
        ))}
      </span>
    ),
  },
  {
    name: "Light, dark, forced colours",
    checks:
      "The checking program looks for violations of WCAG: one page of every kind, open menus, the form after a mistake, a failure and a success.",
    tests: ["page-survey", "header", "demo-form-failures"],
    shown: (
      <span className={styles.grounds}>
        {["light", "dark", "forced"].map((ground) => (
          <b key={ground} data-ground={ground}>
            Aa
          </b>
        ))}
      </span>
    ),
  },
  {
    name: "Large and spaced text",
    checks:
      "Double size, wider lines, words and letters, 200% zoom: nothing may be cut off, on one page of every kind.",
    tests: ["page-survey"],
    shown: (
      <span className={styles.sizes}>
        <span>Rail</span> <span className={styles.doubled}>Rail</span>{" "}
        <span className={styles.spaced}>Rail</span>
      </span>
    ),
  },
  {
    name: "Touch",
    checks:
      "On one page of every kind, each control outside running text is a target 42 pixels wide and high, also in the menu.",
    tests: ["page-survey"],
    shown: (
      <span className={styles.targets}>
        {["M10 14H32M10 21H32M10 28H32", "M17 11L27 21L17 31", "M12 12L30 30M30 12L12 30"].map(
          (sign) => (
            <svg key={sign} className={styles.target} viewBox="0 0 42 42" aria-hidden="true">
              <path d={sign} />
            </svg>
          ),
        )}
      </span>
    ),
  },
  {
    name: "Drawings",
    checks:
      "On every page each has a name for screen readers or is decoration, and no word is smaller than 12 pixels.",
    tests: ["page-survey"],
    shown: (
      <span className={styles.named}>
        <StaticDrawing of={inlet} className={styles.drawing} />
        <q>{inlet.label}</q>
      </span>
    ),
  },
  {
    name: "Less motion",
    checks:
      "Where a visitor asks for it, logos stand still, milestones stand in full, and the replay of the fleet goes in steps.",
    tests: ["journey", "fleet-replay"],
    shown: <span className={styles.paused} />,
  },
  {
    name: "Without script",
    checks:
      "Search, filters, calculators, the Dashboard and the fleet map still answer: the server does. The form becomes an e-mail link.",
    tests: [
      "search",
      "insights",
      "calculators",
      "dashboard",
      "fleet-replay",
      "demo-form",
      "page-survey",
    ],
    shown: <span className={styles.script}>HTML</span>,
  },
];

/** The kinds of browser tests, each with an example of what it checks. */
export function TestsShown() {
  return (
    <ul className={styles.tests}>
      {shownTests.map(({ name, checks, shown }) => (
        <li key={name} className={styles.test}>
          <div className={styles.shown} aria-hidden="true">
            {shown}
          </div>
          <div>
            <h3>{name}</h3>
            <p className={classNames(text.muted, styles.checks)}>{checks}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

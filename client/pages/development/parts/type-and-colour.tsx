import { figures } from "../../../../shared/content/figures.ts";
import { Caption } from "../../../components/caption.tsx";
import { classNames } from "../../../components/class-names.ts";
import { FigureNumber } from "../../../components/figure-number.tsx";
import text from "../../../styles/text.module.css";
import { Part } from "./part.tsx";
import styles from "./parts.module.css";

const roles = [
  ...["page", "surface", "raised", "night", "ink", "ink-2", "ink-3", "rule", "rule-2"],
  ...["signal", "signal-ink", "data", "danger", "ok"],
];

/** The type roles and the colour roles. */
export function TypeAndColour() {
  return (
    <>
      <Part
        title="Type"
        note="Large text is condensed, small text is expanded. Headings need no class; the roles are in text.module.css."
      >
        <p className={classNames(text.display, styles.loud)}>Display</p>
        <p className={classNames(text.title, styles.loud)}>Title of a reading page</p>
        <h2>Heading two</h2>
        <h3>Heading three</h3>
        <h4>Heading four</h4>
        <p className={text.lead}>Lead: rail temperature, not air temperature.</p>
        <p>Body: the page states, shows, names its limit, and asks once.</p>
        <p className={text.small}>Small: 0123456789, 1,435&nbsp;mm.</p>
        <Caption>Caption: from mark to mark, 10&nbsp;km</Caption>
        {(["sm", "default", "lg", "xl"] as const).map((size) => (
          <FigureNumber key={size} of={figures.trackLength} size={size} />
        ))}
      </Part>
      <Part
        title="Colour"
        note="A colour is named by its role and has a value for each theme: page, surface and raised are three levels, night is the background of dark sections."
      >
        <Colours theme="light" />
        <Colours theme="dark" />
      </Part>
    </>
  );
}

function Colours({ theme }: { theme: "light" | "dark" }) {
  return (
    <ul className={styles.colours} data-theme={theme}>
      {roles.map((role) => (
        <li key={role}>
          <svg className={styles.colour} aria-hidden="true">
            <rect width="100%" height="100%" fill={`var(--${role})`} />
          </svg>
          <Caption as="span">{role}</Caption>
        </li>
      ))}
    </ul>
  );
}

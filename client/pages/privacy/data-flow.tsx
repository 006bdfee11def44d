import type { ReactNode } from "react";
import { classNames } from "../../components/class-names.ts";
import { Drawing } from "../../components/drawings/drawing.tsx";
import text from "../../styles/text.module.css";
import type { ContactedHost } from "./contacted-hosts.ts";
import styles from "./data-flow.module.css";
import type { StoredItem } from "./stored-items.ts";

interface DataFlowProps {
  items: readonly StoredItem[];
  hosts: readonly ContactedHost[];
}

/** Where data is kept, from left to right. */
const places = [
  {
    name: "Your browser",
    sign: (
      <>
        <path className="solid" d="M2 4H70V52H2Z" />
        <path className="line" d="M2 16H70M14 34H46" />
        <path className="filled" d="M8 8h4v4h-4zM15 8h4v4h-4zM22 8h4v4h-4z" />
        <path className="data" d="M14 26H58" />
        <path className="quiet" strokeWidth="1.5" d="M14 42H34" />
      </>
    ),
  },
  {
    name: "This site",
    sign: (
      <>
        <path className="solid" d="M2 4H70V20H2ZM2 20H70V36H2ZM2 36H70V52H2Z" />
        <path className="line" d="M30 12H60M30 28H60M30 44H60" />
        <path className="wet-fill" d="M10 10h4v4h-4zM10 26h4v4h-4zM10 42h4v4h-4z" />
      </>
    ),
  },
  {
    name: "The people who answer",
    sign: (
      <>
        <path className="solid" d="M2 6H70V52H2Z" />
        <path className="line" d="M2 6L36 32L70 6M2 52L26 25M70 52L46 25" />
      </>
    ),
  },
] as const;

type PlaceName = (typeof places)[number]["name"];

/** What a visitor's steps bring to each place. In a narrow window the steps are a list. */
export function DataFlow({ items, hosts }: DataFlowProps) {
  const after = (event: StoredItem["event"]) => items.filter((item) => item.event === event);
  const sent = after("sends the form");
  const others = hosts.filter(({ when }) => when !== undefined);
  return (
    <div className={styles.flow}>
      <div className={styles.places} aria-hidden="true">
        {places.map(({ name, sign }) => (
          <div key={name} className={styles.head}>
            <Drawing size="1 0 72 58" className={styles.sign}>
              {sign}
            </Drawing>
            <span className={classNames(text.headline, text.h3)}>{name}</span>
          </div>
        ))}
      </div>
      <ol>
        <Step name="You open a page" line="arrow">
          <Place name="This site" items={after("opens a page")} />
          <Place name="The people who answer" />
        </Step>
        <Step name="You fill in the form" line="stop">
          <Place name="Your browser" items={after("fills in the form")} />
          <Place name="This site" />
          <Place name="The people who answer" />
        </Step>
        <Step name="You send it" line="arrow">
          <Place name="This site" items={sent} line="arrow" />
          <Place name="The people who answer" items={sent.slice(0, 1)} />
        </Step>
        <Step name="You write an e-mail" line="through">
          <Place name="This site" line="arrow" />
          <Place name="The people who answer" items={after("writes an e-mail")} />
        </Step>
        {others.length > 0 && (
          <Step name="Other hosts" line="through">
            <ul className={classNames(styles.place, styles.others)}>
              {others.map(({ name, when }) => (
                <li key={name} className={styles.other}>
                  {name} <span className={styles.while}>{when}</span>
                </li>
              ))}
            </ul>
          </Step>
        )}
      </ol>
    </div>
  );
}

type LineKind = "arrow" | "stop" | "through";

interface StepProps {
  name: string;
  /** The line from the browser. */
  line: LineKind;
  children: ReactNode;
}

function Step({ name, line, children }: StepProps) {
  return (
    <li className={styles.step}>
      <b className={styles.event}>
        {name}
        <span className={styles.line} data-line={line} />
      </b>
      {children}
    </li>
  );
}

interface PlaceProps {
  name: PlaceName;
  items?: readonly StoredItem[];
  /** The line to the next place, from the first item. */
  line?: LineKind;
}

function Place({ name, items = [], line }: PlaceProps) {
  return (
    <div className={styles.place} data-place={name} data-empty={items.length === 0}>
      {items.length > 0 && (
        <>
          <span className={styles.placeName}>{name}</span>
          <ul className={styles.items}>
            {items.map(({ what }, index) => (
              <li key={what}>
                {what}
                {index === 0 && line && <span className={styles.line} data-line={line} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {items.length === 0 && line && <span className={styles.line} data-line={line} />}
    </div>
  );
}

import type { ReactNode } from "react";
import { classNames } from "../../components/class-names.ts";
import text from "../../styles/text.module.css";
import type { ContactedHost } from "./contacted-hosts.ts";
import styles from "./data-flow.module.css";
import type { StoredItem } from "./stored-items.ts";

interface DataFlowProps {
  items: readonly StoredItem[];
  hosts: readonly ContactedHost[];
}

/** Where data is kept, from left to right. */
const places = ["Your browser", "This site", "The people who answer"] as const;

type PlaceName = (typeof places)[number];

/** What a visitor's steps bring to each place. In a narrow window the steps are a list. */
export function DataFlow({ items, hosts }: DataFlowProps) {
  const after = (event: StoredItem["event"]) => items.filter((item) => item.event === event);
  const sent = after("sends the form");
  const others = hosts.filter(({ when }) => when !== undefined);
  return (
    <div className={styles.flow}>
      <div className={styles.places} aria-hidden="true">
        {places.map((name) => (
          <div key={name} className={classNames(text.headline, styles.head)}>
            {name}
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
  const isEmpty = items.length === 0;
  return (
    <div className={styles.place} data-place={name} data-empty={isEmpty}>
      {isEmpty && line ? (
        <span className={styles.line} data-line={line} />
      ) : (
        <>
          <span className={styles.placeName}>{name}</span>
          <ul className={styles.items}>
            {isEmpty && <li className={styles.nothing}>Nothing</li>}
            {items.map(({ what }, index) => (
              <li key={what}>
                {what}
                {index === 0 && line && <span className={styles.line} data-line={line} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../components/class-names.ts";
import { Cluster, Wrap } from "../components/layout.tsx";
import { MoreLink } from "../components/more-link.tsx";
import { WholeWords } from "../components/whole-words.tsx";
import { Breadcrumb } from "../layout/breadcrumb.tsx";
import text from "../styles/text.module.css";
import styles from "./opening-words.module.css";

/** What every opening says. */
export interface OpeningWordsProps {
  /** The breadcrumb; the home page has none. */
  trail?: ComponentProps<typeof Breadcrumb>["items"];
  /** At the end of the breadcrumb's line, such as "Worked example". */
  mark?: ReactNode;
  /** A small first line of the title: the product's name. */
  name?: string;
  title: string;
  lead?: ReactNode;
  /** The one button. */
  action?: ReactNode;
  /** A quiet link beside the button. */
  second?: { href: string; text: string };
}

/** The breadcrumb and the mark of a page, above the words of its opening. */
export function OpeningTrail({ trail, mark }: Pick<OpeningWordsProps, "trail" | "mark">) {
  return (
    <Wrap className={styles.trail}>
      {trail && <Breadcrumb items={trail} />}
      {mark}
    </Wrap>
  );
}

/** The main heading, with a small line of the product's name. A title of up to about six words is set largest. */
export function OpeningTitle({ name, title }: Pick<OpeningWordsProps, "name" | "title">) {
  const size = title.length > 24 ? text.title : text.display;
  if (name === undefined) {
    // The title of a post may be in a script that is written from right to left.
    return (
      <h1 className={size} dir="auto">
        {title}
      </h1>
    );
  }
  return (
    <h1>
      <span className={styles.name}>{name}</span>{" "}
      <span className={classNames(styles.headline, size)}>{title}</span>
    </h1>
  );
}

/** The lead, and below it the button and the quiet link. */
export function OpeningLead(props: Pick<OpeningWordsProps, "lead" | "action" | "second">) {
  const { lead, action, second } = props;
  return (
    <div className={styles.lead}>
      <p className={text.lead}>
        <WholeWords>{lead}</WholeWords>
      </p>
      {(action || second) && (
        <Cluster gap={6}>
          {action}
          {second && <MoreLink href={second.href}>{second.text}</MoreLink>}
        </Cluster>
      )}
    </div>
  );
}

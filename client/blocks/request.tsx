import type { ComponentProps, ReactNode } from "react";
import { Caption } from "../components/caption.tsx";
import { Section } from "../components/layout.tsx";
import { Breadcrumb } from "../layout/breadcrumb.tsx";
import text from "../styles/text.module.css";
import styles from "./request.module.css";

interface RequestProps {
  trail: ComponentProps<typeof Breadcrumb>["items"];
  title: string;
  lead: string;
  /** A still of the product, beside the form in a wide window and below it in a narrow one. */
  still: ReactNode;
  /** Below the form: what happens with the input. */
  note: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The opening of a page with a form: the form is in the first screen, with a still of the product beside or below it. */
export function Request({ trail, title, lead, still, note, children }: RequestProps) {
  return (
    <Section flush className={styles.request}>
      <div className={styles.words}>
        <Breadcrumb items={trail} />
        <h1 className={text.display}>{title}</h1>
        <p className={text.lead}>{lead}</p>
        <div className={styles.form}>
          {children}
          <Caption>{note}</Caption>
        </div>
      </div>
      <Section tone="night" flush className={styles.still} data-screen-only="">
        {still}
      </Section>
    </Section>
  );
}

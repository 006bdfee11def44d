import type { ComponentProps, ReactNode } from "react";
import { Caption } from "../components/caption.tsx";
import { Section } from "../components/layout.tsx";
import { Picture } from "../components/picture.tsx";
import { Breadcrumb } from "../layout/breadcrumb.tsx";
import type { PictureName } from "../media/picture-settings.ts";
import text from "../styles/text.module.css";
import styles from "./request.module.css";

interface RequestProps {
  trail: ComponentProps<typeof Breadcrumb>["items"];
  title: string;
  lead: string;
  /** Beside the form in a wide window, below it in a narrow one. */
  picture: PictureName;
  /** Below the form: what happens with the input. */
  note: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The opening of a page with a form: the form is in the first screen, with a still picture beside or below it. */
export function Request({ trail, title, lead, picture, note, children }: RequestProps) {
  return (
    <Section flush className={styles.request}>
      <div className={styles.words}>
        <Breadcrumb items={trail} />
        <h1 className={text.display}>{title}</h1>
        <p className={text.lead}>{lead}</p>
        <div className={styles.form}>{children}</div>
        <Caption>{note}</Caption>
      </div>
      <div data-screen-only="">
        <Picture name={picture} alt="" sizes="(min-width: 64rem) 50vw, 100vw" priority />
      </div>
    </Section>
  );
}

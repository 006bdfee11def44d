import type { ReactNode } from "react";
import { closing } from "../../shared/content/site.ts";
import { paths } from "../../shared/paths.ts";
import type from "../styles/text.module.css";
import { Button } from "./button.tsx";
import { Grid, Section, Wrap } from "./section.tsx";
import styles from "./unlock-call.module.css";
import { WorkedExample } from "./worked-example.tsx";

export interface NextPage {
  href: string;
  title: string;
  text: string;
  /** A small `<Picture alt="">`, shown four by three. */
  picture: ReactNode;
  isWorkedExample?: boolean;
}

interface UnlockCallProps {
  title: string;
  text: string;
  /** Preselects the industry in the form. */
  industry?: string;
  next: readonly NextPage[];
}

/** How a case study ends: the call to action, and where to read on. */
export function UnlockCall({ title, text, industry, next }: UnlockCallProps) {
  return (
    <Section tone="night" data-screen-only="">
      <Wrap>
        <Grid className={styles.call}>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.words}>
            <p>{text}</p>
            <Button href={paths.bookADemo(industry)} size="lg">
              {closing.action}
            </Button>
          </div>
        </Grid>
        <div className={styles.next}>
          {next.map((page) => (
            <a key={page.href} href={page.href} className={styles.page}>
              {page.picture}
              <div>
                <h3 className={type.follow}>{page.title}</h3>
                {page.isWorkedExample && <WorkedExample />}
                <p>{page.text}</p>
              </div>
            </a>
          ))}
        </div>
      </Wrap>
    </Section>
  );
}

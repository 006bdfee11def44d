import type { ReactNode } from "react";
import { closing } from "../../shared/content/site.ts";
import { paths } from "../../shared/paths.ts";
import type from "../styles/text.module.css";
import { Button } from "./button.tsx";
import styles from "./case-study-closing.module.css";
import { Columns, Grid, Section, Stack, Wrap } from "./layout.tsx";
import { WorkedExample } from "./worked-example.tsx";

export interface NextPage {
  href: string;
  title: string;
  text: string;
  /** A small `<Picture alt="">`, shown with an aspect ratio of 4:3. */
  picture: ReactNode;
  isWorkedExample?: boolean;
}

interface CaseStudyClosingProps {
  title: string;
  text: string;
  /** Preselects the industry in the form. */
  industry?: string;
  next: readonly NextPage[];
}

/** The end of a case study: the call to action and links to related pages. */
export function CaseStudyClosing({ title, text, industry, next }: CaseStudyClosingProps) {
  return (
    <Section tone="night" data-screen-only="">
      <Wrap>
        <Grid split="8-4" gap={3} align="end">
          <h2>{title}</h2>
          <Stack gap={6}>
            <p className={type.muted}>{text}</p>
            <Button href={paths.bookADemo(industry)} size="lg">
              {closing.action}
            </Button>
          </Stack>
        </Grid>
        <Columns count={2} gap={8} className={styles.next}>
          {next.map((page) => (
            <a key={page.href} href={page.href} className={styles.page}>
              <div className={styles.picture}>{page.picture}</div>
              <div className={styles.words}>
                <h3 className={type.follow}>{page.title}</h3>
                {page.isWorkedExample && <WorkedExample />}
                <p className={styles.text}>{page.text}</p>
              </div>
            </a>
          ))}
        </Columns>
      </Wrap>
    </Section>
  );
}

import type { ReactNode } from "react";
import { closing } from "../../shared/content/site.ts";
import { paths } from "../../shared/paths.ts";
import { Button } from "./button.tsx";
import { Grid, Section, Wrap } from "./layout.tsx";
import styles from "./picture-hero.module.css";
import { PictureHero } from "./picture-hero.tsx";

interface ClosingCallProps {
  question?: string;
  action?: string;
  href?: string;
  /** Preselects the industry in the form. */
  industry?: string;
  /** A `<Picture>` as the background; without it a dark band. */
  picture?: ReactNode;
}

/** The call to action at the end of a page. */
export function ClosingCall(props: ClosingCallProps) {
  const { question = closing.question, action = closing.action, industry, picture } = props;
  const { href = paths.bookADemo(industry) } = props;
  const words = (
    <Wrap>
      <Grid split="rest" gap={6} align={picture ? "end" : "center"} className={styles.closing}>
        <h2 className={styles.question}>{question}</h2>
        <Button href={href} size="lg">
          {action}
        </Button>
      </Grid>
    </Wrap>
  );
  if (picture) {
    return (
      <PictureHero picture={picture} className={styles.pictured} data-screen-only="">
        {words}
      </PictureHero>
    );
  }
  return (
    <Section tone="night" flush data-screen-only="">
      {words}
    </Section>
  );
}

import type { ReactNode } from "react";
import { closing } from "../../shared/content/site.ts";
import { DemoLink } from "./demo-link.tsx";
import { Grid, Section, Wrap } from "./layout.tsx";
import styles from "./picture-hero.module.css";
import { PictureHero } from "./picture-hero.tsx";

interface ClosingCallProps {
  question?: string;
  /** Preselects the industry in the form. */
  industry?: string;
  /** A `<Picture>` as the background; without it a dark band. */
  picture?: ReactNode;
}

/** The call to action at the end of a page. */
export function ClosingCall(props: ClosingCallProps) {
  const { question = closing.question, industry, picture } = props;
  const words = (
    <Wrap>
      <Grid split="rest" gap={6} align={picture ? "end" : "center"} className={styles.closing}>
        <h2 className={styles.question}>{question}</h2>
        <DemoLink industry={industry} />
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

import type { ReactNode } from "react";
import { Cluster, Grid, Section, Stack, Wrap } from "../components/layout.tsx";
import { Picture } from "../components/picture.tsx";
import type { PictureName } from "../media/picture-settings.ts";
import text from "../styles/text.module.css";
import styles from "./passage.module.css";

interface PassageProps {
  id?: string;
  tone?: "page" | "surface" | "night";
  title: string;
  lead?: ReactNode;
  /** Below the lead, as high as the text. */
  picture?: PictureName;
  /** Below both, across the whole width. */
  foot?: ReactNode;
  /** Links or a button below the text. */
  actions?: ReactNode;
  /** Paragraphs. */
  children: ReactNode;
}

/** A heading with a short text beside it. */
export function Passage(props: PassageProps) {
  const { id, tone, title, lead, picture, foot, actions, children } = props;
  return (
    <Section tone={tone ?? "page"} id={id}>
      <Wrap>
        <Stack gap={8} stretch>
          <Grid split="4-8" gap={6}>
            <Stack gap={6} stretch className={styles.head}>
              <h2>{title}</h2>
              {lead && <p className={text.lead}>{lead}</p>}
              {picture && <Picture name={picture} sizes="28rem" />}
            </Stack>
            <Stack gap={6} stretch>
              {children}
              {actions && <Cluster gap={6}>{actions}</Cluster>}
            </Stack>
          </Grid>
          {foot}
        </Stack>
      </Wrap>
    </Section>
  );
}

import type { ReactNode } from "react";
import { Cluster, Grid, Section, Stack, Wrap } from "../components/layout.tsx";
import text from "../styles/text.module.css";

interface PassageProps {
  id?: string;
  tone?: "page" | "surface" | "night";
  title: string;
  lead?: ReactNode;
  /** A wider first column keeps a longer title on one line. */
  split?: "4-8" | "5-7";
  /** Links or a button below the text. */
  actions?: ReactNode;
  /** Paragraphs. */
  children: ReactNode;
}

/** A heading with a short text beside it. */
export function Passage(props: PassageProps) {
  const { id, tone, title, lead, split = "4-8", actions, children } = props;
  return (
    <Section tone={tone ?? "page"} id={id}>
      <Wrap>
        <Grid split={split} gap={6}>
          <Stack gap={6}>
            <h2>{title}</h2>
            {lead && <p className={text.lead}>{lead}</p>}
          </Stack>
          <Stack gap={6} stretch>
            {children}
            {actions && <Cluster gap={6}>{actions}</Cluster>}
          </Stack>
        </Grid>
      </Wrap>
    </Section>
  );
}

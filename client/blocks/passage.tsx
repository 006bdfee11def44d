import type { ReactNode } from "react";
import { Cluster, Grid, Section, Stack, Wrap } from "../components/layout.tsx";

interface PassageProps {
  id?: string;
  tone?: "page" | "surface" | "night";
  title: string;
  /** A wider first column keeps a longer title on one line. */
  split?: "4-8" | "8-4";
  /** Links or a button below the text. */
  actions?: ReactNode;
  /** Paragraphs. */
  children: ReactNode;
}

/** A heading with a short text beside it. */
export function Passage({ id, tone, title, split = "4-8", actions, children }: PassageProps) {
  return (
    <Section tone={tone ?? "page"} id={id}>
      <Wrap>
        <Grid split={split} gap={6}>
          <h2>{title}</h2>
          <Stack gap={6} stretch>
            {children}
            {actions && <Cluster gap={6}>{actions}</Cluster>}
          </Stack>
        </Grid>
      </Wrap>
    </Section>
  );
}

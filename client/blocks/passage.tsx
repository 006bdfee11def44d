import type { ReactNode } from "react";
import { Cluster, Grid, Section, Stack, Wrap } from "../components/layout.tsx";

interface PassageProps {
  id?: string;
  tone?: "page" | "surface" | "night";
  title: string;
  /** Links or a button below the text. */
  actions?: ReactNode;
  /** Paragraphs. */
  children: ReactNode;
}

/** A heading with a short text beside it. */
export function Passage({ id, tone = "page", title, actions, children }: PassageProps) {
  return (
    <Section tone={tone} id={id}>
      <Wrap>
        <Grid split="4-8" gap={6}>
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

import type { ReactNode } from "react";
import { Cluster, Grid, Section, Stack, Wrap } from "../components/layout.tsx";
import text from "../styles/text.module.css";

interface PassageProps {
  id?: string;
  tone?: "page" | "surface" | "night";
  title: string;
  lead?: ReactNode;
  /** Below the lead: what holds for what the text is about. */
  points?: readonly { title: string; text: string }[];
  /** Links or a button below the text. */
  actions?: ReactNode;
  /** Paragraphs. */
  children: ReactNode;
}

/** A heading with a short text beside it. */
export function Passage(props: PassageProps) {
  const { id, tone, title, lead, points, actions, children } = props;
  return (
    <Section tone={tone ?? "page"} id={id}>
      <Wrap>
        <Grid split="4-8" gap={6}>
          <Stack gap={6} stretch>
            <h2>{title}</h2>
            {lead && <p className={text.lead}>{lead}</p>}
            {points?.map((point) => (
              <Stack key={point.title} gap={2} rule>
                <h3>{point.title}</h3>
                <p className={text.muted}>{point.text}</p>
              </Stack>
            ))}
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

import type { ReactNode } from "react";
import { Caption } from "../components/caption.tsx";
import { Grid, Section, Stack, Wrap } from "../components/layout.tsx";

interface StoryProps {
  /** Of the figure, for links to it. */
  id?: string;
  /** The drawing or the interface that the moments explain. */
  figure: ReactNode;
  /** What its marks mean. */
  caption: string;
  /** In wide windows the moments are beside the figure, not below it. */
  beside?: boolean;
  /** The `Moments`. */
  children: ReactNode;
}

/** The story of a case study that opens with a picture: the figure, then the moments that it shows. */
export function Story({ id, figure, caption, beside = false, children }: StoryProps) {
  const words = (
    <Stack gap={6} stretch>
      {children}
      <Caption>{caption}</Caption>
    </Stack>
  );
  if (beside) {
    return (
      <Section tone="surface" id={id}>
        <Wrap>
          <Grid split="7-5" gap={8}>
            <div>{figure}</div>
            {words}
          </Grid>
        </Wrap>
      </Section>
    );
  }
  return (
    <>
      <Section tone="night" id={id} flush>
        <Wrap>{figure}</Wrap>
      </Section>
      <Section tone="surface" flush="top">
        <Wrap>{words}</Wrap>
      </Section>
    </>
  );
}

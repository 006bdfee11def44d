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
  /** What stands first, or both beside each other in wide windows. */
  first: "figure" | "moments" | "beside";
  /** The `Moments`. */
  children: ReactNode;
}

/** The story of a case study that opens with a picture: its moments, and the figure that shows them. */
export function Story({ id, figure, caption, first, children }: StoryProps) {
  const words = (
    <Stack gap={6} stretch>
      {children}
      <Caption>{caption}</Caption>
    </Stack>
  );
  if (first === "beside") {
    return (
      <Section tone="night" id={id}>
        <Wrap>
          <Grid split="5-7" gap={8}>
            {words}
            <div>{figure}</div>
          </Grid>
        </Wrap>
      </Section>
    );
  }
  const shown = (
    <Section tone="night" id={id} flush={first === "figure"}>
      <Wrap>{figure}</Wrap>
    </Section>
  );
  return (
    <>
      {first === "figure" && shown}
      <Section tone="surface" flush="top">
        <Wrap>{words}</Wrap>
      </Section>
      {first === "moments" && shown}
    </>
  );
}

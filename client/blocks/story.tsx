import type { ReactNode } from "react";
import { Caption } from "../components/caption.tsx";
import { Grid, Section, Stack, Wrap } from "../components/layout.tsx";
import styles from "./story.module.css";

interface StoryProps {
  /** Of the figure, for links to it. */
  id?: string;
  /** The drawing or the interface that the moments explain. */
  figure: ReactNode;
  /** What its marks mean. */
  caption: string;
  /** What stands first, or both beside each other in wide windows. By default the figure, on the dark ground of the opening. */
  first?: "figure" | "moments" | "beside";
  /** The `Moments`. */
  children: ReactNode;
}

/** The story of a case study that opens with a picture: its moments, and the figure that shows them. */
export function Story({ id, figure, caption, first = "figure", children }: StoryProps) {
  if (first === "beside") {
    return (
      <Section tone="night" id={id}>
        <Wrap>
          <Grid split="5-7" gap={8}>
            <Stack gap={6} stretch>
              {children}
              <Caption>{caption}</Caption>
            </Stack>
            <div>{figure}</div>
          </Grid>
        </Wrap>
      </Section>
    );
  }
  const told = (
    <Section tone="surface" flush="top">
      <Wrap>
        <Stack gap={6} stretch>
          {children}
          <Caption>{caption}</Caption>
        </Stack>
      </Wrap>
    </Section>
  );
  if (first === "moments") {
    return (
      <>
        {told}
        <Section tone="night" id={id}>
          <Wrap>{figure}</Wrap>
        </Section>
      </>
    );
  }
  return (
    <>
      <Section tone="night" flush id={id} className={styles.figure}>
        <Wrap>{figure}</Wrap>
      </Section>
      {told}
    </>
  );
}

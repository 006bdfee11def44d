import { Cluster, Columns, Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import { DriverDisplay } from "../../solutions/collision-avoidance/driver-display.tsx";
import { Box } from "./box.tsx";
import { Code, Part } from "./part.tsx";

const splits = [
  "3-9",
  "4-6",
  "4-8",
  "5-7",
  "6-6",
  "7-5",
  "8-4",
  "9-3",
  "4+7",
  "5+6",
  "7+4",
] as const;

/** The code of `DriverDisplay`, shortened. */
const driverDisplayCode = `<Section tone="night">
  <Wrap>
    <Grid split="8-4" gap={6} align="end">
      <CaptionedFigure caption="A display in a cab. Illustration." remark="Example data.">
        <StaticDrawing of={cab} ground="night" />
      </CaptionedFigure>
      <Stack gap={4}>
        <h2>Behind the rock, on the display</h2>
        <p className={text.muted}>…</p>
      </Stack>
    </Grid>
  </Wrap>
</Section>`;

/** The layout primitives, and a section made of them. */
export function LayoutPrimitives() {
  return (
    <>
      <Part
        title="Section and Wrap"
        note="A Section is as wide as the window and has a background; a Wrap in it keeps the page's margins."
      >
        {(["page", "surface", "night"] as const).map((tone) => (
          <Section key={tone} tone={tone}>
            <Wrap>{tone}</Wrap>
          </Section>
        ))}
      </Part>
      <Part title="Stack" note="Children below each other, with a gap from the scale.">
        <Stack gap={4}>
          <Box label="gap 4" />
          <Box />
        </Stack>
        <Stack gap={4} divided>
          <Box label="divided" />
          <Box />
        </Stack>
        <Stack gap={4} rule="strong">
          <Box label="rule strong" />
        </Stack>
      </Part>
      <Part title="Cluster" note="Children on one line, wrapped where there is not enough space.">
        <Cluster gap={6}>
          <Box label="gap 6" />
          <Box />
        </Cluster>
        <Cluster gap={6} spread>
          <Box label="spread" />
          <Box />
        </Cluster>
      </Part>
      <Part
        title="Columns"
        note="Equal columns from 48rem. With rest, the second is as wide as its content."
      >
        {([2, 3, "rest"] as const).map((count) => (
          <Columns key={count} count={count} gap={2}>
            <Box label={`${count}`} />
            <Box />
            {count === 3 && <Box />}
          </Columns>
        ))}
        <Columns count={2} pairs gap={2}>
          <Box label="2 pairs: two columns on a phone, too" />
          <Box />
        </Columns>
      </Part>
      <Part title="Grid" note="A split places two children in twelve columns, from 64rem.">
        {splits.map((split) => (
          <Grid key={split} split={split} gap={2}>
            <Box label={split} />
            <Box />
          </Grid>
        ))}
        <Grid split="5-7" reverse gap={2}>
          <Box label="5-7 reverse" />
          <Box />
        </Grid>
      </Part>
      <Part
        title="A new section"
        note="Made of primitives alone, without a stylesheet: driver-display.tsx of collision avoidance, which follows."
      >
        <Code>{driverDisplayCode}</Code>
      </Part>
      <DriverDisplay />
    </>
  );
}

import { CaptionedFigure } from "../../../components/captioned-figure.tsx";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import cab from "../../../media/drawings/cab-display.svg";
import text from "../../../styles/text.module.css";

/** A display in a cab, which shows a vehicle that the driver cannot see. */
export function DriverDisplay() {
  return (
    <Section tone="night" data-screen-only="">
      <Wrap>
        <Grid split="8-4" gap={6} align="end">
          <CaptionedFigure caption="A display in a cab" remark="Example data.">
            <StaticDrawing of={cab} ground="night" />
          </CaptionedFigure>
          <Stack gap={4}>
            <h2>Behind the rock, on the display</h2>
            <p className={text.muted}>
              The windscreen shows an empty drift. The vehicle in the branch at the left reports its
              position, so the display shows it and marks the place where the routes meet.
            </p>
          </Stack>
        </Grid>
      </Wrap>
    </Section>
  );
}

import { journey } from "../../../../shared/content/journey.ts";
import { Numeral } from "../../../components/figure-number.tsx";
import { Grid, Section, Stack, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";

const [began, railways] = journey;

/** States that this product was the company's first. */
export function CompanyBeginning() {
  return (
    <Section tone="surface" data-screen-only="">
      <Wrap>
        <Grid split="6-6" gap={5} align="end">
          <Numeral size="xl">{began?.year}</Numeral>
          <Stack gap={3}>
            <h2>This is where the company began.</h2>
            <p className={text.muted}>
              Underground mine positioning came first. Railways followed in {railways?.year}.
            </p>
          </Stack>
        </Grid>
      </Wrap>
    </Section>
  );
}

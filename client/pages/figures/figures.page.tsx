import { pilotSteps } from "../../../shared/content/pilot.ts";
import { paths } from "../../../shared/paths.ts";
import { Button } from "../../components/button.tsx";
import { Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { Marker } from "../../components/marker.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import { CalculatedFigures, calculatedGroups } from "./calculated-figures.tsx";
import { CompanyFigures, companyGroups } from "./company-figures.tsx";
import { FiguresOpening } from "./figures-opening.tsx";
import styles from "./figures-page.module.css";

/** Defines the company's figures and gives the formulas of the calculated ones. */
export const figuresPage = definePage({
  name: "figures",
  path: paths.figures(),
  cache: "static",
  head: () => ({
    title: "Figures",
    description:
      "Every figure that the company states: what it counts, what it does not, and for which period; and how the figures beside the products are calculated.",
  }),
  header: "over-opening",
  View: () => (
    <>
      <FiguresOpening />
      <Wrap>
        <nav className={styles.index} aria-label="On this page">
          <ul>
            {[...companyGroups, ...calculatedGroups].map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} className={text.touch}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Wrap>
      <CompanyFigures />
      <CalculatedFigures />
      <Section flush className={styles.band}>
        <Wrap>
          <Grid split="5-7" gap={8} align="end">
            <Stack gap={6}>
              <h2>Measure your own</h2>
              <p className={text.lead}>A pilot measures on your line or in your mine.</p>
              <Button variant="secondary" size="lg" href={paths.pilot()}>
                Six steps and a test protocol
              </Button>
            </Stack>
            <ol className={styles.steps}>
              {pilotSteps.map(({ name }, index) => (
                <li key={name}>
                  <Marker tone="ink" mark={index + 1} /> {name}
                </li>
              ))}
            </ol>
          </Grid>
        </Wrap>
      </Section>
    </>
  ),
});

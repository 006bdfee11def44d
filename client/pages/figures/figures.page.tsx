import { paths } from "../../../shared/paths.ts";
import { Grid, Section, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import page from "../text-page.module.css";
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
      <Section flush="top">
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
          <section className={styles.company}>
            <h2>Company figures</h2>
            <CompanyFigures />
          </section>
          <section className={page.part} id="calculated">
            <h2>Calculated figures</h2>
            <CalculatedFigures />
          </section>
          <Grid as="section" split="4-8" gap={3} rule="strong" className={page.part}>
            <h2>Measure your own</h2>
            <div>
              <p>A pilot measures on your line or in your mine.</p>
              <MoreLink href={paths.pilot()}>Six steps and a test protocol</MoreLink>
            </div>
          </Grid>
        </Wrap>
      </Section>
    </>
  ),
});

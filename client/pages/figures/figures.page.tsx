import { paths } from "../../../shared/paths.ts";
import { Section, Wrap } from "../../components/layout.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import page from "../text-page.module.css";
import { CalculatedFigures } from "./calculated-figures.tsx";
import { CompanyFigures } from "./company-figures.tsx";

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
  View: () => (
    <Section flush="top">
      <Wrap>
        <Breadcrumb items={[{ label: "Figures" }]} />
        <h1 className={page.title}>What each figure counts</h1>
        <p className={text.lead}>
          Company figures are the company’s own statements; where no period stands, none is stated.
          Calculated figures follow from physics or from those statements, and anyone can check
          them.
        </p>
        <section className={page.part}>
          <h2>Company figures</h2>
          <CompanyFigures />
        </section>
        <section className={page.part}>
          <h2>Calculated figures</h2>
          <CalculatedFigures />
        </section>
      </Wrap>
    </Section>
  ),
});

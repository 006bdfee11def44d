import { capital, contextOf, numberOf } from "../../../shared/content/figure.ts";
import { figures } from "../../../shared/content/figures.ts";
import { physicalFigures } from "../../../shared/content/physical-figures.ts";
import { paths } from "../../../shared/paths.ts";
import { ItemTable } from "../../components/item-table.tsx";
import { Columns, Section, Stack, Wrap } from "../../components/layout.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import page from "../privacy/privacy-page.module.css";
import styles from "./figures-page.module.css";

/** The figures that the company states: what each counts and what not. And how the calculated ones are calculated. */
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
          Company figures are the company’s own statements. Calculated figures follow from physics
          or from those statements, and anyone can check them.
        </p>
        <Stack as="section" gap={6} stretch className={page.part}>
          <h2>Company figures</h2>
          <Columns as="ul" count={2} wide={3} gap={10}>
            {Object.values(figures).map((figure) => (
              <Stack as="li" key={numberOf(figure)} gap={3} rule="thin" stretch>
                <h3>
                  <span className={styles.number}>{capital(numberOf(figure))}</span>{" "}
                  <span className={styles.counted}>{contextOf(figure)}</span>
                </h3>
                <dl className={styles.definition}>
                  <dt>It counts</dt>
                  <dd>{figure.definition.counts}</dd>
                  <dt>It does not say</dt>
                  <dd>{figure.definition.excludes}</dd>
                  <dt>Period</dt>
                  <dd>{"period" in figure.definition ? figure.definition.period : "Not stated"}</dd>
                </dl>
              </Stack>
            ))}
          </Columns>
        </Stack>
        <Stack as="section" gap={6} stretch className={page.part}>
          <h2>Calculated figures</h2>
          <ItemTable
            columns={["Figure", "How it is calculated"]}
            items={Object.values(physicalFigures).map((figure) => ({
              name: capital(numberOf(figure)),
              detail: contextOf(figure),
              cells: [figure.source],
            }))}
          />
        </Stack>
      </Wrap>
    </Section>
  ),
});

import { capital } from "../../../shared/content/figure.ts";
import {
  type ProductSlug,
  productCount,
  productGroups,
} from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Cluster, Wrap } from "../../components/layout.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import { ProductTable } from "./product-table.tsx";
import styles from "./solutions-page.module.css";
import { WorriesDrawing } from "./worries-drawing.tsx";

/** The list of products: a sentence with four links, then all products in three groups. */
export const solutions = definePage<object>({
  name: "solutions",
  path: paths.solutions(),
  cache: "static",
  head: () => ({
    title: "Solutions",
    description: `${capital(productCount)} products: track condition, rail temperature, culverts, weather alerts, vehicle positions underground and collision avoidance, and what you receive from each.`,
  }),
  View: () => (
    <>
      <Wrap>
        <Breadcrumb items={[{ label: "Solutions" }]} />
        <Cluster gap={10} className={styles.opening}>
          <h1 className={text.h2}>Solutions</h1>
          <p className={text.lead}>What each product measures and delivers</p>
        </Cluster>
        <nav className={styles.chooser} aria-label="Choose by question">
          <p className={classNames(text.display, text.headline, styles.question)}>
            I am worried about <Worry about="heat" product="track-temperature-sensor" />,{" "}
            <Worry about="water" product="culvert-risk-assessor" />,{" "}
            <Worry about="geometry" product="autonomous-track-monitoring" /> or{" "}
            <Worry about="vehicles" product="collision-avoidance" />.
          </p>
        </nav>
        <WorriesDrawing />
        {productGroups.map((group) => (
          <ProductTable key={group} group={group} />
        ))}
      </Wrap>
      <ClosingCall question="Not sure which product fits? Ask in a demo." />
    </>
  ),
});

function Worry({ about, product }: { about: string; product: ProductSlug }) {
  return (
    <a href={paths.solution(product)} className={styles.worry}>
      {about}
    </a>
  );
}

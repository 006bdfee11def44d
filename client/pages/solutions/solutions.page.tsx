import { capital } from "../../../shared/content/figure.ts";
import { productCount } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Wrap } from "../../components/layout.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import { ProductOverview } from "./product-overview.tsx";
import { Worries } from "./worries.tsx";

/** The list of products: a sentence that chooses one, then all of them. */
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
        <h1 className={text.hidden}>Solutions</h1>
      </Wrap>
      <Worries />
      <Wrap>
        <ProductOverview />
      </Wrap>
      <ClosingCall question="Not sure which product fits? Ask in a demo." />
    </>
  ),
});

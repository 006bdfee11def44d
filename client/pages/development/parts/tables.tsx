import { quantityOf } from "../../../../shared/content/figure.ts";
import { figures } from "../../../../shared/content/figures.ts";
import { BeforeAfterTable } from "../../../components/before-after-table.tsx";
import { ProductTable } from "../../solutions/product-table.tsx";
import { Exhibit } from "./exhibit.tsx";

const rows = [
  {
    question: "How long it took",
    before: { figure: quantityOf(figures.manualLabour), text: figures.manualLabour.context },
    after: { figure: quantityOf(figures.collectionTime), text: figures.collectionTime.context },
  },
];

/** Tables that are components; those of posts are under prose. */
export function Tables() {
  return (
    <Exhibit title="Tables" note="On a phone each row stacks, with its column's name before it.">
      <BeforeAfterTable before="By hand" after="Collected" rows={rows} />
      <ProductTable group="Underground" />
    </Exhibit>
  );
}

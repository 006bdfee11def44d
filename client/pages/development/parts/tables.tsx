import { ItemTable } from "../../../components/item-table.tsx";
import { ProductTable } from "../../solutions/product-table.tsx";
import { Part } from "./part.tsx";

/** Table components. Tables of posts are shown with the prose. */
export function Tables() {
  return (
    <Part title="Tables" note="On a phone each row stacks, with its column's name before it.">
      <ProductTable group="Underground" />
      <ItemTable
        columns={["What", "Why"]}
        items={[
          { name: "The request log", detail: "Time, page, outcome", cells: ["To find faults."] },
        ]}
      />
    </Part>
  );
}

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ItemTable } from "./item-table.tsx";

test("each cell has the name of its column, which little room shows instead of the head", () => {
  const html = renderToStaticMarkup(
    <ItemTable
      columns={["Task", "Software", "Person"]}
      items={[{ name: "Rank", cells: ["Proposes", "Decides"] }]}
    />,
  );

  const cells = [...html.matchAll(/data-label="(\w+)"><span>(\w+)</g)];
  expect(cells.map(([, column, words]) => [column, words])).toEqual([
    ["Software", "Proposes"],
    ["Person", "Decides"],
  ]);
});

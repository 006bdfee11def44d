import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HeatReading } from "./readings.tsx";

test("the heat reading says by how much the rail passes the limit", () => {
  expect(renderToStaticMarkup(<HeatReading />)).toContain("1.0\u00a0°C above the limit");
});

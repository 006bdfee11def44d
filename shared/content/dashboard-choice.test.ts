import { expect, test } from "vitest";
import { dashboardAddress, plainChoice, readDashboardChoice } from "./dashboard-choice.ts";

test("a choice is read back from its address, which keeps other parameters", () => {
  const address = dashboardAddress({ at: 33.43, run: 3 }, { miles: "40" });

  expect(address).toBe("?miles=40&at=33.43&run=3#dashboard");
  expect(readDashboardChoice({ at: "33.43", run: "3" })).toEqual({ at: 33.43, run: 3 });
  expect(dashboardAddress(plainChoice)).toBe("?#dashboard");
});

test.each([{}, { at: "12.5" }, { at: "north" }, { run: "7" }, { run: "0" }, { run: "2.5" }])(
  "unknown values of %j leave the plain choice",
  (query) => {
    expect(readDashboardChoice(query)).toEqual(plainChoice);
  },
);

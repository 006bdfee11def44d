import { expect, test } from "vitest";
import { createActor } from "xstate";
import { careersMachine } from "./careers.ts";

test("a role opens instead of one with its title in another department", () => {
  const actor = createActor(careersMachine).start();
  actor.send({ type: "role.toggled", department: "Data Team", role: "Engineer" });
  actor.send({ type: "role.toggled", department: "Software Team", role: "Engineer" });

  expect(actor.getSnapshot().value).toEqual({ open: "role" });
  expect(actor.getSnapshot().context.department).toBe("Software Team");
});

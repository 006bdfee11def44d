import { defineConsoleErrorElement } from "./island/console-error-element.ts";
import { defineIslandElement } from "./island/island-element.ts";

defineConsoleErrorElement();
defineIslandElement({
  "demo-form": async () => (await import("./islands/demo-form/demo-form.tsx")).demoForm,
  "insights-list": async () =>
    (await import("./islands/insights-list/insights-list.tsx")).insightsList,
  "careers-list": async () => (await import("./islands/careers-list/careers-list.tsx")).careersList,
  header: async () => (await import("./layout/header-behaviour.ts")).header,
  journey: async () => (await import("./islands/journey/journey.ts")).journey,
  film: async () => (await import("./islands/film/film.ts")).film,
});

if (DEVELOPMENT) {
  const { reloadAfterRestart } = await import("./reload-after-restart.ts");
  reloadAfterRestart();
}

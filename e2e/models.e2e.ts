import { HOSTED_SITE_VARIABLE } from "./browser/hosted-captcha-site.ts";
import { careersModel } from "./models/careers.model.ts";
import { dashboardModels } from "./models/dashboard.model.ts";
import { demoFormModel } from "./models/demo-form.model.ts";
import { replayModels } from "./models/replay.model.ts";
import { testPaths } from "./models/test-paths.ts";

testPaths(careersModel);
// The keyboard reaches the same controls from each start.
for (const [index, model] of dashboardModels.entries())
  testPaths(model, undefined, { byKeyboard: index === 0 });
for (const [index, model] of replayModels.entries())
  testPaths(model, undefined, { byKeyboard: index === 0 });
testPaths(demoFormModel, () => process.env[HOSTED_SITE_VARIABLE] ?? "");

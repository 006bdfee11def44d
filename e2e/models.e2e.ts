import { HOSTED_SITE_VARIABLE } from "./browser/hosted-captcha-site.ts";
import { careersModel } from "./models/careers.model.ts";
import { dashboardModels } from "./models/dashboard.model.ts";
import { demoFormModel } from "./models/demo-form.model.ts";
import { wholeInsights } from "./models/insights.model.ts";
import { replayModels } from "./models/replay.model.ts";
import { testPaths } from "./models/test-paths.ts";

testPaths(careersModel);
testPaths(wholeInsights);
for (const model of dashboardModels) testPaths(model);
for (const model of replayModels) testPaths(model);
testPaths(demoFormModel, () => process.env[HOSTED_SITE_VARIABLE] ?? "");

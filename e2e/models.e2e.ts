import { HOSTED_SITE_VARIABLE } from "./browser/hosted-captcha-site.ts";
import { careersModel } from "./models/careers.model.ts";
import { dashboardModels } from "./models/dashboard.model.ts";
import { demoFormModel } from "./models/demo-form.model.ts";
import { replayModels } from "./models/replay.model.ts";
import { testPaths } from "./models/test-paths.ts";

// One start of each machine: without a browser, the paths of all starts are tested.
const [dashboard] = dashboardModels;
const [, , replay] = replayModels;

testPaths(careersModel);
testPaths(dashboard);
testPaths(replay);
testPaths(demoFormModel, () => process.env[HOSTED_SITE_VARIABLE] ?? "");

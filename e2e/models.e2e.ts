import { careersModel } from "./models/careers.model.ts";
import { dashboardModels } from "./models/dashboard.model.ts";
import { wholeInsights } from "./models/insights.model.ts";
import { testPaths } from "./models/test-paths.ts";

testPaths(careersModel);
testPaths(wholeInsights);
for (const model of dashboardModels) testPaths(model);

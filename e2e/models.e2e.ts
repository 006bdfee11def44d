import { careersModel } from "./models/careers.model.ts";
import { demoFormModel } from "./models/demo-form.model.ts";
import { testPaths } from "./models/test-paths.ts";

testPaths(careersModel);
testPaths(demoFormModel, () => process.env.HOSTED_SITE_UNDER_TEST ?? "");

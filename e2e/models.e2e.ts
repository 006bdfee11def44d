import { careersModel } from "./models/careers.model.ts";
import { testPaths } from "./models/test-paths.ts";

testPaths(careersModel);

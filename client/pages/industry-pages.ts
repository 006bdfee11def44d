import type { IndustrySlug } from "../../shared/paths.ts";
import type { Page } from "../page.ts";
import { infrastructurePage } from "./industries/infrastructure.tsx";
import { miningPage } from "./industries/mining.tsx";
import { railwaysPage } from "./industries/railways.tsx";

/** The page of each industry; every one is a composition of its own. */
export const industryPages: Record<IndustrySlug, Page<object>> = {
  railways: railwaysPage,
  mining: miningPage,
  infrastructure: infrastructurePage,
};

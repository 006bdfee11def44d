import { ENTRY_POLICY } from "../../shared/script-policies.ts";
import { speculationRules } from "../../shared/speculation-rules.ts";
import { createTrustedPolicy } from "./trusted-policy.ts";

/** All that the entry puts into a page: nothing that a page or an address holds can have it make more. */
export const entryPolicy = createTrustedPolicy(ENTRY_POLICY, {
  createScriptURL: (_: string) => ISLANDS,
  createScript: (_: string) => speculationRules,
});

import { ENTRY_POLICY } from "../../shared/script-policies.ts";
import { createAssetPolicy } from "./asset-policy.ts";

const policy = createAssetPolicy(ENTRY_POLICY);

/**
 * Imports a module whose bytes the policy has no hash of. What a trusted script inserts is
 * trusted by `strict-dynamic`, with all that it imports; what it imports itself is not, as
 * long as it was itself put in place by the parser. Once the inserted script has run, the
 * import finds it among the modules that are already there.
 */
export function importTrusted<Module>(address: string): Promise<Module> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.type = "module";
    script.src = policy.createScriptURL(address);
    script.onload = () => import(address).then(resolve, reject);
    script.onerror = () => reject(new Error(`${address} did not load`));
    document.head.append(script);
  });
}

import { createTrustedPolicy } from "./trusted-policy.ts";

interface AssetPolicy {
  createScriptURL(address: string): string;
}

/**
 * Turns the address of one of the site's own scripts into what a page that requires Trusted Types
 * runs, and refuses every other.
 * @throws when the policy `name` is not in `shared/script-policies.ts`, or is there already
 */
export function createAssetPolicy(name: string): AssetPolicy {
  return createTrustedPolicy(name, ownAssets);
}

const ownAssets: AssetPolicy = {
  createScriptURL(address) {
    if (/^\/assets\/[\w.-]+$/.test(address)) return address;
    throw new TypeError(`${address} is no script of ours`);
  },
};

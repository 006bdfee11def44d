interface AssetPolicy {
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: AssetPolicy): AssetPolicy;
}

/**
 * Turns the address of one of the site's own scripts into what a page that requires Trusted Types
 * runs, and refuses every other. What browsers without them get is the address itself.
 * @throws when the policy `name` is not in `shared/script-policies.ts`, or is there already
 */
export function createAssetPolicy(name: string): AssetPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, ownAssets) ?? ownAssets;
}

const ownAssets: AssetPolicy = {
  createScriptURL(address) {
    if (/^\/assets\/[\w.-]+$/.test(address)) return address;
    throw new TypeError(`${address} is no script of ours`);
  },
};

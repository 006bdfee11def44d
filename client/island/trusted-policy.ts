interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): Rules;
}

/**
 * Has what these rules make run in a page that requires Trusted Types; browsers without them get
 * it as it is.
 * @throws when the policy `name` is not in `shared/script-policies.ts`, or is there already
 */
export function createTrustedPolicy<Rules>(name: string, rules: Rules): Rules {
  return (
    (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(name, rules) ?? rules
  );
}

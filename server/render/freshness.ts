import type { Config } from "../config.ts";

/**
 * For what changes with the content. Browsers and proxies keep it and ask after it each time: a 304
 * costs next to nothing. nginx would keep nothing that is not fresh; told that it was fresh until a
 * time long past, it keeps it, asks each time, and has it when the site is away.
 */
export function asksEachTime({ trustProxy }: Pick<Config, "trustProxy">): Record<string, string> {
  const forNginx: Record<string, string> = trustProxy === false ? {} : { "X-Accel-Expires": "@1" };
  return { "Cache-Control": "no-cache", ...forNginx };
}

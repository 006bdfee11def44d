/** The part of the package that the site uses: its published types lack the option `preferred`. */
declare module "negotiator" {
  import type { IncomingHttpHeaders } from "node:http";

  class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    /** The best of `available` by the client's qualities, then by the order of `preferred`. */
    encoding<Coding extends string>(
      available: readonly Coding[],
      options: { preferred: readonly Coding[] },
    ): Coding | undefined;
    /** The best of `available` by the client's qualities, then by their order. */
    mediaType<Type extends string>(available: readonly Type[]): Type | undefined;
  }

  export = Negotiator;
}

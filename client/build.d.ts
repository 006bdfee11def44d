/** Set by the build: true if `npm run dev` made it. */
declare const DEVELOPMENT: boolean;

/** Set by the build for the entry: the address of the module `islands.ts`. */
declare const ISLANDS: string;

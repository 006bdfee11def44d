/** Set by the build: true if `npm run dev` made it. */
declare const DEVELOPMENT: boolean;

/** Set by the build for the entry: the address of the module `islands.ts`. */
declare const ISLANDS: string;

/** Set by the build for islands: the address of each scene's scan. */
declare const POINT_CLOUDS: Readonly<Record<string, string>>;

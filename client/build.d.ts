/** Set by the build: whether `npm run dev` made it. */
declare const DEVELOPMENT: boolean;

/** Set by the build, for the entry: where the module is that knows every island. */
declare const ISLANDS: string;

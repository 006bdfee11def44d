/** Set by the build: whether `npm run dev` made it. */
declare const DEVELOPMENT: boolean;

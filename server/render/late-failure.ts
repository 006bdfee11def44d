/**
 * Goes out after a page one of whose late parts failed. Browsers put what follows the end of
 * the document into its body, so the visitor reads it below what did arrive.
 */
export const LATE_FAILURE = Buffer.from(
  '<div class="late-failure" role="alert"><strong>Part of this page could not be loaded.</strong> ' +
    "Please reload it in a moment.</div>",
);

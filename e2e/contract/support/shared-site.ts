/** The site that the global setup starts, for tests that change nothing. */
export const sharedSite = {
  get url(): string {
    return process.env.SITE_UNDER_TEST ?? "";
  },
};

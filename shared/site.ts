/** Who runs the site: what pages say of it comes from configuration, never from a page. */
export interface Site {
  name: string;
  /** Public origin without a trailing slash. */
  url: string;
  contactEmail: string;
  contactPhone: string;
  careersEmail: string;
}

/** Who runs the site: what pages say of it comes from configuration, never from a page. */
export interface Site {
  name: string;
  /** Public origin without a trailing slash. */
  url: string;
  contactEmail: string;
  contactPhone: string;
  careersEmail: string;
  /** The contact that the operator has set, for machines; a placeholder is left out. */
  publishedContact?: { email?: string | undefined; phone?: string | undefined };
}

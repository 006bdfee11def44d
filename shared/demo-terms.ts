/** What the operator of the site says of its demos, each as a short phrase; undefined: the page does not say. */
export interface DemoTerms {
  /** "About 45 minutes". */
  length?: string | undefined;
  /** Who joins on the company's side. */
  host?: string | undefined;
  /** When a request is answered. */
  answerTime?: string | undefined;
}

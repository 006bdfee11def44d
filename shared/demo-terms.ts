/** Terms of a demo that the operator configures, each a short phrase. The page omits undefined ones. */
export interface DemoTerms {
  /** Such as "About 45 minutes". */
  length?: string | undefined;
  /** Who joins on the company's side. */
  host?: string | undefined;
  /** When a request is answered. */
  answerTime?: string | undefined;
}

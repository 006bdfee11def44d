/** What a buyer has to know to use a product: data, people, conditions and rules. */
export interface Practice {
  /** What the buyer provides. */
  needs: readonly string[];
  /** Who decides what: the software's part and the person's part of each task. */
  decisions: readonly Decision[];
  /** Where the product works and where it fails. */
  conditions: readonly Condition[];
  /** What the numbers of a score mean. */
  scale?: {
    columns: readonly [string, ...string[]];
    items: readonly { name: string; cells: readonly string[] }[];
  };
  /** Rules and guidance for orientation; the site claims no approval. */
  rules: readonly Rule[];
}

interface Decision {
  task: string;
  software: string;
  person: string;
}

interface Condition {
  condition: string;
  effect: string;
  /** What a user of any such product should see of the effect. */
  sign: string;
  action: string;
}

interface Rule {
  name: string;
  /** What the rule says about the product's subject, as part of a sentence after the name. */
  subject: string;
  href: string;
}

/** What was typed is wrong, or names something that does not exist. */
export class UsageError extends Error {}

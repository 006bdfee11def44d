import { UsageError } from "../terminal/run-command.ts";

/** The options of all commands, not validated yet. */
export interface CommandOptions {
  json?: boolean | undefined;
  force?: boolean | undefined;
  yes?: boolean | undefined;
  category?: string | undefined;
  in?: string | undefined;
  limit?: string | undefined;
  hours?: string | undefined;
  format?: string | undefined;
}

/** @throws UsageError when the text is not a whole number from 1 */
export function parseCount(option: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--${option} expects a number from 1`);
  return Number(text);
}

/** @throws UsageError when there is not exactly one operand */
export function onlySlug(operands: readonly string[]): string {
  const [slug, ...more] = operands;
  if (slug === undefined || more.length > 0)
    throw new UsageError("The slug of one post is expected");
  return slug;
}

export function unknownPost(slug: string): UsageError {
  return new UsageError(`There is no post ${slug}; posts that there are: npm run posts -- list`);
}

export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

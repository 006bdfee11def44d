type Query = Readonly<Record<string, string | undefined>>;

/** Query parameters of other parts of a page, by name. */
export type OtherFields = Readonly<Record<string, string>>;

/** Returns the query parameters that do not belong to the part of the page with these own fields. */
export function otherFields(query: Query, own: readonly string[]): OtherFields {
  const others = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !own.includes(entry[0]),
  );
  return Object.fromEntries(others);
}

/** Returns these parameters as a query, without its question mark. */
export function queryOf(fields: readonly (readonly [string, string])[]): string {
  return fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
}

/** Which file exports which page. The build fills it in; without one, no page knows its file. */
export const pageFiles: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};

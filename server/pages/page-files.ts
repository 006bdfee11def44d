/** The exports of every page's module by file. The build replaces this table (`build/page-files.ts`). */
export const pageFiles: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};

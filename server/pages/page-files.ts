/** The exports of every page's module, by its file. The build generates this table (`build/page-files.ts`). */
export const pageFiles: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};

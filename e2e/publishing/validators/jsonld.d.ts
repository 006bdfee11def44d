declare module "jsonld" {
  export type Expanded = { [key: string]: unknown };
  const jsonld: {
    /** @throws what is wrong, as the JSON-LD API names it; with `safe` also what it would drop */
    expand(
      document: object,
      options: {
        safe: boolean;
        documentLoader(url: string): Promise<{ documentUrl: string; document: object }>;
      },
    ): Promise<Expanded[]>;
  };
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default jsonld;
}

import type { APIRequestContext } from "@playwright/test";

/**
 * The compressed bytes of script that the first interaction with each island loads, by the island's file: the list of
 * islands, the island and React, each with the chunks that it imports.
 */
export async function scriptOfIslands(request: APIRequestContext): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const get = async (address: string) => {
    const response = await request.get(address, { headers: { "Accept-Encoding": "br" } });
    sizes.set(address, Number(response.headers()["content-length"]));
    return response.text();
  };
  /** Adds the address and what it imports to those that are loaded. */
  const load = async (address: string, loaded: Set<string>) => {
    if (loaded.has(address)) return;
    loaded.add(address);
    const imported = (await get(address)).matchAll(/(?:from|import)"(\/assets\/[^"]+)"/g);
    for (const [, each = ""] of imported) await load(each, loaded);
  };
  const [entry = ""] = /\/assets\/entry-[\w-]+\.js/.exec(await get("/")) ?? [];
  const [list = ""] = /\/assets\/islands-[\w-]+\.js/.exec(await get(entry)) ?? [];
  const imports = (await get(list)).matchAll(/import\("(\/assets\/([\w-]+)-\w+\.js)"\)/g);
  const chunks = new Map([...imports].map(([, address = "", name = ""]) => [name, address]));
  const react = chunks.get("hydrate") ?? "";
  chunks.delete("hydrate");

  const bytes = new Map<string, number>();
  for (const [name, address] of chunks) {
    const loaded = new Set<string>();
    for (const each of [list, react, address]) await load(each, loaded);
    bytes.set(
      name,
      [...loaded].reduce((sum, each) => sum + (sizes.get(each) ?? 0), 0),
    );
  }
  return bytes;
}

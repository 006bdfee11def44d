import type { APIRequestContext } from "@playwright/test";

/**
 * The compressed bytes of script that the first interaction with each island loads, by the island's file: the list of
 * islands, the island and React, each with the chunks that it imports.
 */
export async function scriptOfIslands(request: APIRequestContext): Promise<Map<string, number>> {
  const get = (address: string) => request.get(address, { headers: { "Accept-Encoding": "br" } });
  const textOf = async (address: string) => (await get(address)).text();
  const bytesOf = async (...addresses: string[]) => {
    let bytes = 0;
    const files = new Set(addresses);
    // Also visits the files that the loop adds.
    for (const file of files) {
      const response = await get(file);
      bytes += Number(response.headers()["content-length"]);
      const imports = (await response.text()).matchAll(/(?:from|import)"(\/assets\/[^"]+)"/g);
      for (const [, address = ""] of imports) files.add(address);
    }
    return bytes;
  };
  const [entry = ""] = /\/assets\/entry-[\w-]+\.js/.exec(await textOf("/")) ?? [];
  const [list = ""] = /\/assets\/islands-[\w-]+\.js/.exec(await textOf(entry)) ?? [];
  const imports = (await textOf(list)).matchAll(/import\("(\/assets\/([\w-]+)-\w+\.js)"\)/g);
  const chunks = new Map([...imports].map(([, address = "", name = ""]) => [name, address]));
  const react = chunks.get("hydrate") ?? "";
  chunks.delete("hydrate");

  const bytes = new Map<string, number>();
  for (const [name, address] of chunks) bytes.set(name, await bytesOf(list, react, address));
  return bytes;
}

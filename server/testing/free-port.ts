import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give to connections, of which one could take the port before it is used. */
const [FIRST, LAST] = [12_000, 32_000];

/** A port on loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  const server = createServer();
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch {
    return freePort();
  }
  server.close();
  await once(server, "close");
  return port;
}

// For tests only: a host on loopback that serves pictures.
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

/** Starts a host that serves each path with its listener and returns 404 for others. */
export async function startPictureHost(files: Record<string, RequestListener>) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push(path);
    const listener = files[path];
    if (listener) listener(request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** In the format of `POST_IMAGE_HOSTS`. */
    host,
    url: `http://${host}`,
    /** The requested paths in order. */
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Sends these bytes without a specific content type, as storage buckets do. */
export function sendFile(content: Buffer): RequestListener {
  return (_request, response) =>
    void response.writeHead(200, { "Content-Type": "application/octet-stream" }).end(content);
}

export function photograph(width = 900, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#4a6a7a" } })
    .jpeg()
    .toBuffer();
}

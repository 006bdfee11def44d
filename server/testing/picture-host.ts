// For tests only: a host on loopback that serves pictures.
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

interface PictureHost {
  /** In the format of `POST_IMAGE_HOSTS`. */
  host: string;
  url: string;
  /** The requested paths in order. */
  requests: string[];
  close(): Promise<void>;
}

/** Starts a host that serves each path with its listener and returns 404 for others. */
export async function startPictureHost(
  files: Record<string, RequestListener>,
): Promise<PictureHost> {
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
    host,
    url: `http://${host}`,
    requests,
    async close() {
      if (!server.listening) return;
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

export function sendTo(location: string): RequestListener {
  return (_request, response) => void response.writeHead(302, { Location: location }).end();
}

/** Sends an endless response without a length. */
export function sendWithoutEnd(chunk: Buffer, intervalMs: number): RequestListener {
  return (_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(chunk), intervalMs);
    response.on("close", () => clearInterval(timer));
  };
}

export function photograph(width = 900, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#4a6a7a" } })
    .jpeg()
    .toBuffer();
}

export const svgWithScript = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

/** A small PNG file that decodes to 30,000 by 30,000 pixels. */
export function decompressionBomb(): Buffer {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.ceil(side / 8 + 1) * 1000), { level: 9 });
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND")]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

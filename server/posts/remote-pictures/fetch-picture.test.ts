import type { RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { sendFile, startPictureHost } from "../../testing/picture-host.ts";
import { fetchPicture } from "./fetch-picture.ts";

async function start(files: Record<string, RequestListener>) {
  const host = await startPictureHost(files);
  onTestFinished(host.close);
  return host;
}

const content = Buffer.from("picture");

test("returns a file from a listed host, also after a redirect", async () => {
  const { url, host } = await start({ "/a.jpg": sendFile(content), "/old": sendTo("/a.jpg") });

  expect(await fetchPicture(`${url}/a.jpg`, { hosts: [host] })).toEqual(content);
  expect(await fetchPicture(`${url}/old`, { hosts: [host] })).toEqual(content);
});

test("does not contact an unlisted host, not even after a redirect", async () => {
  const other = await start({ "/a.jpg": sendFile(content) });
  const { url, host } = await start({ "/a.jpg": sendTo(`${other.url}/a.jpg`) });

  await expect(fetchPicture(`${url}/a.jpg`, { hosts: [host] })).rejects.toThrow(
    `the host ${other.host} is not in POST_IMAGE_HOSTS`,
  );
  expect(other.requests).toEqual([]);
});

test.each(["127.0.0.1", "0x7f.1", "169.254.169.254", "10.0.0.1", "localhost", "[fd12::1]"])(
  "does not connect to %s without a list of hosts",
  async (host) => {
    const request = fetchPicture(`https://${host}/a.jpg`, { hosts: undefined });

    await expect(request).rejects.toThrow(/is not allowed/);
  },
);

const megabyte = Buffer.alloc(1_000_000);

test.each<[what: string, listener: RequestListener, reason: RegExp]>([
  ["redirects to another protocol", sendTo("file:///etc/passwd"), /neither https nor/],
  ["redirects to an invalid address", sendTo("http://["), /invalid address/],
  ["redirects in a loop", sendTo("/a.jpg"), /more than 3 times/],
  ["announces more than 10 MB", sendPart(megabyte, 50_000_000), /10 MB/],
  ["sends more than 10 MB", sendWithoutEnd(megabyte, 1), /10 MB/],
  ["sends less than it announces", sendPart(Buffer.from("short"), 100), /aborted/],
  ["sends a very slow body", sendWithoutEnd(Buffer.from("x"), 20), /longer than 0.5 s/],
  ["does not respond", () => undefined, /longer than 0.5 s/],
])("rejects a host that %s", async (_what, listener, reason) => {
  const { url, host } = await start({ "/a.jpg": listener });

  const request = fetchPicture(`${url}/a.jpg`, { hosts: [host], timeoutMs: 500 });

  await expect(request).rejects.toThrow(reason);
});

function sendTo(location: string): RequestListener {
  return (_request, response) => void response.writeHead(302, { Location: location }).end();
}

/** Announces this length, and ends the connection after a part. */
function sendPart(part: Buffer, length: number): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { "Content-Length": length });
    response.write(part, () => response.destroy());
  };
}

function sendWithoutEnd(chunk: Buffer, intervalMs: number): RequestListener {
  return (_request, response) => {
    const timer = setInterval(() => response.write(chunk), intervalMs);
    response.on("close", () => clearInterval(timer));
  };
}

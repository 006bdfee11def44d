import type { RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { sendFile, sendTo, sendWithoutEnd, startPictureHost } from "../../testing/picture-host.ts";
import { fetchPicture } from "./fetch-picture.ts";

async function start(files: Parameters<typeof startPictureHost>[0]) {
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
  await expect(fetchPicture(`${other.url}/a.jpg`, { hosts: [host] })).rejects.toThrow(/not in/);
  expect(other.requests).toEqual([]);
});

test.each([
  ...["127.0.0.1", "0x7f.1", "169.254.169.254", "10.0.0.1", "localhost", "[::1]", "[fd12::1]"],
])("does not connect to %s without a list of hosts", async (host) => {
  const request = fetchPicture(`https://${host}/a.jpg`, { hosts: undefined });

  await expect(request).rejects.toThrow(/is not allowed/);
});

const megabyte = Buffer.alloc(1_000_000);

test.each([
  ["redirects to another protocol", sendTo("file:///etc/passwd"), /neither https nor/],
  ["redirects to an invalid address", sendTo("http://["), /invalid address/],
  ["redirects in a loop", sendTo("/a.jpg"), /more than 3 times/],
  [
    "announces more than 10 MB",
    (_request, response) =>
      void response.writeHead(200, { "Content-Length": 50_000_000 }).end(megabyte),
    /10 MB/,
  ],
  ["sends more than 10 MB", sendWithoutEnd(megabyte, 1), /10 MB/],
  [
    "sends less than it announces",
    (_request, response) => {
      response.writeHead(200, { "Content-Length": 100 });
      response.write("short", () => response.destroy());
    },
    /aborted/,
  ],
  [
    "answers with another status",
    (_request, response) => void response.writeHead(404).end(),
    /the host answers with 404/,
  ],
  ["sends a very slow body", sendWithoutEnd(Buffer.from("x"), 20), /longer than 0.5 s/],
  ["does not respond", () => undefined, /longer than 0.5 s/],
] as [string, RequestListener, RegExp][])(
  "rejects a host that %s",
  async (_what, listener, reason) => {
    const { url, host } = await start({ "/a.jpg": listener });

    const request = fetchPicture(`${url}/a.jpg`, { hosts: [host], timeoutMs: 500 });

    await expect(request).rejects.toThrow(reason);
  },
);

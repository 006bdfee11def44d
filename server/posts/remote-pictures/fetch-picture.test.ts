import { afterEach, expect, test } from "vitest";
import { sendFile, sendTo, sendWithoutEnd, startPictureHost } from "../../testing/picture-host.ts";
import { fetchPicture } from "./fetch-picture.ts";

type Host = Awaited<ReturnType<typeof startPictureHost>>;

const started: Host[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((host) => host.close()));
});

async function start(files: Parameters<typeof startPictureHost>[0]): Promise<Host> {
  const host = await startPictureHost(files);
  started.push(host);
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
  ["http://media.example/a.jpg", /does not begin with https/],
  ["https://127.0.0.1/a.jpg", /127\.0\.0\.1 is not a public address/],
  ["https://0x7f.1/a.jpg", /127\.0\.0\.1 is not a public address/],
  ["https://2130706433/a.jpg", /127\.0\.0\.1 is not a public address/],
  ["https://[::1]/a.jpg", /::1 is not a public address/],
  ["https://[::ffff:10.0.0.1]/a.jpg", /::ffff:a00:1 is not a public address/],
  ["https://169.254.169.254/latest/meta-data", /not a public address/],
  ["https://localhost/a.jpg", /the host has the address .* not public/],
])("rejects %s without a list of hosts", async (address, reason) => {
  await expect(fetchPicture(address, { hosts: undefined })).rejects.toThrow(reason);
});

test("rejects redirects to another protocol, to an invalid address and in a loop", async () => {
  const { url, host } = await start({
    "/file": sendTo("file:///etc/passwd"),
    "/bad": sendTo("http://["),
    "/loop": sendTo("/loop"),
  });

  await expect(fetchPicture(`${url}/file`, { hosts: [host] })).rejects.toThrow(/neither https nor/);
  await expect(fetchPicture(`${url}/bad`, { hosts: [host] })).rejects.toThrow(/invalid address/);
  await expect(fetchPicture(`${url}/loop`, { hosts: [host] })).rejects.toThrow(/more than 3 times/);
});

test("rejects a body of more than 10 MB with and without Content-Length", async () => {
  const megabyte = Buffer.alloc(1_000_000);
  const { url, host } = await start({
    "/announced": (_request, response) =>
      void response.writeHead(200, { "Content-Length": 50_000_000 }).end(megabyte),
    "/endless": sendWithoutEnd(megabyte, 1),
  });

  await expect(fetchPicture(`${url}/announced`, { hosts: [host] })).rejects.toThrow(/10 MB/);
  await expect(fetchPicture(`${url}/endless`, { hosts: [host] })).rejects.toThrow(/10 MB/);
});

test("rejects a body that is shorter than Content-Length", async () => {
  const { url, host } = await start({
    "/a.jpg": (_request, response) => {
      response.writeHead(200, { "Content-Length": 100 });
      response.write("short", () => response.destroy());
    },
  });

  await expect(fetchPicture(`${url}/a.jpg`, { hosts: [host] })).rejects.toThrow(/aborted/);
});

test("times out for a very slow body and for a host that does not respond", async () => {
  const { url, host } = await start({
    "/drip": sendWithoutEnd(Buffer.from("x"), 20),
    "/silent": () => undefined,
  });
  const options = { hosts: [host], timeoutMs: 200 };

  await expect(fetchPicture(`${url}/drip`, options)).rejects.toThrow(/longer than 0.2 s/);
  await expect(fetchPicture(`${url}/silent`, options)).rejects.toThrow(/longer than 0.2 s/);
});

test("rejects any other status", async () => {
  const { url, host } = await start({});

  await expect(fetchPicture(`${url}/a.jpg`, { hosts: [host] })).rejects.toThrow(
    "the host answers with 404",
  );
});

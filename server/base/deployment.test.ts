import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "./config.ts";

const FOLDER = "docs/deploy";

const { services, volumes } = parse(await deployFile("compose.yaml"));

test("the README lists exactly the variables that the program reads", async () => {
  const readme = await readFile("README.md", "utf8");
  const rows = readme.match(/^\| `[A-Z_`, ]+` \|/gm) ?? [];
  const listed = rows.flatMap((row) => row.match(/[A-Z_]+/g) ?? []);

  expect(listed.sort()).toEqual(variablesRead());
});

test("compose sets only variables that the program reads, and leaves others to site.env", () => {
  expect(variablesRead()).toEqual(expect.arrayContaining(Object.keys(services.site.environment)));
  expect(services.site.env_file).toBe("site.env");
});

test("compose mounts files that exist, and keeps the database in a volume that it declares", async () => {
  const mounted = (await deployFile("compose.yaml")).match(/(?<=- \.\/)[\w.-]+/g) ?? [];

  expect(mounted.length).toBeGreaterThan(0);
  expect(mounted.filter((file) => !existsSync(join(FOLDER, file)))).toEqual([]);
  expect(services.database.volumes[0]).toMatch(`${Object.keys(volumes)[0]}:/var/lib/postgresql`);
});

test("nginx.conf names the port of every process that compose starts", async () => {
  const [ports = ""] = services.site.ports;
  const [, first = "", last = "", inside = ""] =
    /^127\.0\.0\.1:(\d+)-(\d+):(\d+)$/.exec(ports) ?? [];
  const published = [Number(first), Number(last)];

  const upstream = (await deployFile("nginx.conf")).match(/(?<=server 127\.0\.0\.1:)\d+/g);

  expect(upstream?.map(Number)).toEqual(published);
  expect(published).toHaveLength(services.site.deploy.replicas);
  expect(await deployFile("Dockerfile")).toContain(`EXPOSE ${inside}`);
  expect(readConfig({}).port).toBe(Number(inside));
});

test("the units run the built program on a port of their own, and have a longer stop timeout than the site", async () => {
  const stopSeconds = 28;
  const unit = await deployFile("site@.service");

  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/env PORT=%i .*\/node .*dist\/server\/main\.js/m);
  expect(await deployFile("Dockerfile")).toContain("dist/server/main.js");
  expect(Number.parseInt(services.site.stop_grace_period, 10)).toBeGreaterThan(stopSeconds);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(stopSeconds);
});

function deployFile(name: string): Promise<string> {
  return readFile(join(FOLDER, name), "utf8");
}

/** Lists the environment variables that `readConfig` reads for every captcha provider and delivery. */
function variablesRead(): string[] {
  const names = new Set<string>();
  const get = (_target: object, name: string | symbol) => void names.add(String(name));
  readConfig(new Proxy({}, { get }));
  return [...names].sort();
}

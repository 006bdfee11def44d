import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../server/testing/free-port.ts";
import { startSiteverify } from "../../server/testing/siteverify-stand-in.ts";
import { referenceOf, submit } from "../contract/support/demo-request.ts";

const IMAGE = "site-under-proof";
const STARTS = 3;
const READY_WITHIN_MS = 120_000;
/** Prints the id of the process that the image's command then replaces. */
const WITH_PROCESS_ID = ["/bin/sh", "-c", 'echo "process $$"; exec "$@"', "sh"];

/** The part of what `buildah inspect` prints that this file needs. */
interface Inspected {
  Docker: { config: { Cmd: string[]; Healthcheck: { Test: string[] } } };
}

/** True if buildah is installed and the Dockerfile's base image is here or can be downloaded. */
export async function canBuildContainer(): Promise<boolean> {
  const base = "docker.io/library/node:22-bookworm-slim";
  return buildah("from", "--pull=false", base).then(
    (container) => buildah("rm", container).then(() => true),
    () => false,
  );
}

/**
 * Builds the image of `docs/deploy/Dockerfile`. Starts its command three times on one volume; each time it runs the
 * health check, sends a demo request and ends the command by SIGTERM. Then lists the stored requests.
 */
export async function proveContainer() {
  await buildah(
    ...["build", "--pull=false", "--isolation", "chroot", "--format", "docker"],
    ...["--network", "host", "-f", "docs/deploy/Dockerfile", "-t", IMAGE, "."],
  );
  const container = await buildah("from", "--pull=never", `localhost/${IMAGE}`);
  try {
    return await restart(container);
  } finally {
    await buildah("rm", container);
  }
}

async function restart(container: string) {
  const inspected: Inspected = JSON.parse(await buildah("inspect", container));
  const { Cmd: command, Healthcheck: healthCheck } = inspected.Docker.config;
  const captcha = await startSiteverify();
  const url = `http://127.0.0.1:${await freePort()}`;
  const environment = { ...captcha.environment, PORT: new URL(url).port, SITE_URL: url };
  const settings = Object.entries(environment).flatMap((pair) => ["--env", pair.join("=")]);
  const inContainer = (words: string[]) => [
    ...["run", "--isolation", "chroot", "--network", "host", ...settings, container, "--"],
    ...words,
  ];

  const accepted: string[] = [];
  let starts = 0;
  let unhealthy = 0;
  let exitCode: number | null = 0;
  // A process that ignored SIGTERM would keep the port.
  while (starts < STARTS && exitCode === 0) {
    starts += 1;
    const child = spawn("buildah", inContainer([...WITH_PROCESS_ID, ...command]), {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const exited = once(child, "exit");
    const output = createInterface({ input: child.stdout });
    const log: string[] = [];
    output.on("line", (line) => log.push(line));
    const [line] = (await once(output, "line")) as [string];
    const processId = Number(line.replace("process ", ""));
    const end = () => process.kill(processId, "SIGKILL");
    process.once("exit", end);
    await ready(url).catch((cause) => {
      throw new Error(log.join("\n"), { cause });
    });
    // The first word, CMD, says that the others are a command.
    await buildah(...inContainer(healthCheck.Test.slice(1))).catch(() => {
      unhealthy += 1;
    });
    const answer = await submit(url);
    if (answer.status === 201) accepted.push(referenceOf(answer));
    // To the process itself: buildah does not pass signals on.
    process.kill(processId, "SIGTERM");
    [exitCode] = (await exited) as [number | null];
    process.off("exit", end);
  }
  const stored = await buildah(...inContainer(["node", "dist/server/leads.js", "export"]));
  captcha.stop();
  return {
    starts,
    exitCode,
    accepted: accepted.length,
    losses: {
      "requests refused": starts - accepted.length,
      "answered with 201, not stored": accepted.filter((one) => !stored.includes(one)).length,
      "failed health checks": unhealthy,
      "ends by SIGTERM with another code than 0": exitCode === 0 ? 0 : 1,
    },
  };
}

async function ready(url: string): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  while (Date.now() < end) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await delay(100);
  }
  throw new Error("The site in the container is not ready");
}

async function buildah(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("buildah", args, { maxBuffer: 100_000_000 });
  return stdout.trim();
}

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface ProxyOptions {
  binary: string;
  /** Where the proxy listens, with TLS. */
  port: number;
  /** Where the sites listen. */
  sites: readonly number[];
}

export interface RunningProxy {
  /** For clients that are to trust it. */
  certificate: string;
  /** Ends it and removes all its files. */
  stop(): Promise<void>;
}

interface ProxyProgram {
  binary: string;
  arguments: readonly string[];
  /** The file that the arguments name. */
  configurationFile: string;
  /** @param directory in which the proxy runs, beside `certificate.pem` and `key.pem` for localhost */
  configure(directory: string): Promise<string>;
}

/** Runs a proxy in an empty directory and resolves once it listens. */
export async function startProxy(program: ProxyProgram, port: number): Promise<RunningProxy> {
  const directory = await mkdtemp(join(tmpdir(), "proxy-"));
  makeCertificate(directory);
  await writeFile(join(directory, program.configurationFile), await program.configure(directory));
  const proxy = spawn(program.binary, program.arguments, {
    cwd: directory,
    env: { HOME: directory },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  proxy.stderr.on("data", (chunk) => {
    output = `${output}${chunk}`.slice(-4_000);
  });
  const kill = () => proxy.kill();
  process.once("exit", kill);
  proxy.once("exit", () => process.off("exit", kill));
  if (!(await listens(proxy, port))) throw new Error(`The proxy did not start:\n${output}`);
  return {
    certificate: join(directory, "certificate.pem"),
    async stop() {
      proxy.kill();
      if (proxy.exitCode === null) await once(proxy, "exit");
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function makeCertificate(directory: string): void {
  const options = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", "key.pem", "-out", "certificate.pem", "-days", "30"];
  execFileSync("openssl", ["req", ...options, ...names, ...files], {
    cwd: directory,
    stdio: "ignore",
  });
}

/** False when the proxy has ended instead. */
async function listens(proxy: ChildProcess, port: number): Promise<boolean> {
  while (proxy.exitCode === null) {
    const socket = connect(port, "127.0.0.1");
    const isThere = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";

export interface ProxyOptions {
  binary: string;
  /** Where the proxy listens, with TLS. */
  port: number;
  /** Where the sites listen. */
  sites: readonly number[];
}

export interface RunningProxy {
  /** For those who shall trust it. */
  certificate: string;
  /** Ends it and removes all it wrote. */
  stop(): Promise<void>;
}

/** Writes `certificate.pem` and `key.pem` for localhost into the directory. */
export function makeCertificate(directory: string): void {
  const options = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", "key.pem", "-out", "certificate.pem", "-days", "30"];
  execFileSync("openssl", ["req", ...options, ...names, ...files], {
    cwd: directory,
    stdio: "ignore",
  });
}

/** Resolves once somebody listens on that port of loopback. */
export async function listening(proxy: ChildProcess, port: number): Promise<void> {
  while (proxy.exitCode === null) {
    const socket = connect(port, "127.0.0.1");
    const isThere = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("The proxy did not start");
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs one of the project's commands, such as `leads list`, and returns its standard output. */
export async function runCommand(
  name: string,
  args: string[],
  environment: Record<string, string>,
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`dist/server/${name}.js`, ...args],
    { env: { ...process.env, ...environment }, maxBuffer: 100_000_000 },
  );
  return stdout;
}

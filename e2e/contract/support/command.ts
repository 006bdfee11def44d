import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs one of the project's commands, such as `leads list`, and returns its standard output. */
export function runCommand(
  name: string,
  args: string[],
  environment: Record<string, string>,
): Promise<string> {
  return run(process.execPath, [`dist/server/${name}.js`, ...args], environment);
}

/** Runs a command as its user does. Slower than `runCommand`. */
export function runNpmScript(
  name: string,
  args: string[],
  environment: Record<string, string>,
): Promise<string> {
  return run("npm", ["run", "--silent", name, "--", ...args], environment);
}

async function run(file: string, args: string[], environment: Record<string, string>) {
  const { stdout } = await promisify(execFile)(file, args, {
    env: { ...process.env, ...environment },
    maxBuffer: 100_000_000,
  });
  return stdout;
}

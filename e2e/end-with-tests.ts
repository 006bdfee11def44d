import type { ChildProcess } from "node:child_process";

/** Kills what a test has started and, having failed, did not come to stop. */
export function endWithTests(child: ChildProcess): void {
  const kill = () => child.kill();
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
}

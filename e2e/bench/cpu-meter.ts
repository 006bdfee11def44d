// Loaded into each measured process before its own program: reports what the process has used so far.
process.on("message", (message) => {
  if (message !== "usage") return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system, residentBytes: process.memoryUsage.rss() });
});
process.channel?.unref();
// Ends the server if the benchmark is interrupted.
process.on("disconnect", () => process.exit());

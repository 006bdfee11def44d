// Loaded into every measured process before its own program: answers with what it has used so far.
process.on("message", (question) => {
  if (question !== "usage") return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system, residentBytes: process.memoryUsage.rss() });
});
process.channel?.unref();
// No server outlives a benchmark that was interrupted.
process.on("disconnect", () => process.exit());

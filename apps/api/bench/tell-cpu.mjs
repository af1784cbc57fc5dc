/**
 * Loaded in front of a server that a benchmark starts: tells its processor time, in microseconds, and its memory, in bytes,
 * each time it is asked.
 */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() });
});
process.channel?.unref();

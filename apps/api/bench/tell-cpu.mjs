/** Loaded in front of a server that a benchmark starts: tells its processor time, in microseconds, each time it is asked. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.channel?.unref();

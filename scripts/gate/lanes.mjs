// Lanes keep the cores busy: each runs one part at a time, then takes the next that may begin. Turborepo's own
// concurrency starts ready tasks in no particular order, so that the longest one could be left over for the end.

/**
 * @template {{ name: string, after?: string }} Part
 * @template Result
 * @param {readonly Part[]} parts in the order of preference
 * @param {number} lanes
 * @param {(part: Part) => Promise<Result>} run
 * @returns {Promise<Result[]>} in the order in which the parts ended
 */
export async function inLanes(parts, lanes, run) {
  const waiting = [...parts];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  /** @type {Result[]} */
  const results = [];
  const isPending = (/** @type {string} */ name) => running.has(name) || waiting.some((part) => part.name === name);

  async function lane() {
    while (waiting.length > 0) {
      const next = waiting.findIndex(({ after }) => !after || !isPending(after));
      const [part] = next < 0 ? [] : waiting.splice(next, 1);
      if (!part) {
        await Promise.race(running.values());
        continue;
      }
      const ended = run(part).then((result) => {
        results.push(result);
        running.delete(part.name);
      });
      running.set(part.name, ended);
      await ended;
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

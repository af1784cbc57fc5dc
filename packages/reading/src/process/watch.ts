import type { ChildProcess } from 'node:child_process';
import { type Resources, resourcesOf } from './resources.ts';
import type { ReadingLimits } from './start-reader.ts';

type Excess = 'READING_TOO_LONG' | 'READING_TOO_BIG';

const LOOK_MS = 25;

/** Kills a process when it has used more than it may. */
export function watch(child: ChildProcess, limits: ReadingLimits) {
  const start = performance.now();
  let excess: Excess | null = null;
  let most = 0;
  const look = () => {
    const used = child.pid ? resourcesOf(child.pid) : null;
    most = Math.max(most, used?.residentBytes ?? 0);
    excess ??= excessOf(used, (performance.now() - start) / 1_000, limits);
    if (excess) child.kill('SIGKILL');
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    excess: () => excess,
    exceed: (problem: Excess) => {
      excess ??= problem;
    },
    most: () => most,
    end: () => clearInterval(timer),
  };
}

function excessOf(used: Resources | null, seconds: number, limits: ReadingLimits): Excess | null {
  if (used && used.residentBytes > limits.residentMegabytes * 1_048_576) return 'READING_TOO_BIG';
  const isLong = (used?.processorSeconds ?? seconds) > limits.processorSeconds || seconds > limits.seconds;
  return isLong ? 'READING_TOO_LONG' : null;
}

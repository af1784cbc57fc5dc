// Ends a command with everything it started. Turborepo gives its tasks process groups of their own, as Playwright its
// browsers, so that a signal to the group of the command alone would leave them behind.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** @returns {{ id: number, parent: number }[]} all processes of this machine */
function processes() {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    return stdout
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .map(([id = 0, parent = 0]) => ({ id, parent }));
  }
  // A bare machine has no `ps`.
  return readdirSync('/proc').flatMap((name) => {
    const parent = parentOf(Number(name));
    return parent === null ? [] : [{ id: Number(name), parent }];
  });
}

/** @returns {number | null} the parent of a process on Linux; null when it has ended, also when no one has asked how */
function parentOf(/** @type {number} */ id) {
  try {
    // The name of the program stands in brackets and can contain anything.
    const [state, parent] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return state === 'Z' || state === 'X' ? null : Number(parent);
  } catch {
    return null;
  }
}

/** @returns {number[]} a process and all that descend from it */
export function familyOf(/** @type {number} */ id) {
  const all = processes();
  const childrenOf = (/** @type {number} */ parent) => all.filter((one) => one.parent === parent).map((one) => one.id);
  const family = [id];
  for (const member of family) family.push(...childrenOf(member));
  return family;
}

/**
 * Asks a process and its descendants to end, and kills what is left after a while: databases write what they hold first.
 *
 * @param {number} id
 * @param {number} graceMs
 */
export async function endFamily(id, graceMs = 10_000) {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/PID', String(id), '/T', '/F']);
    return;
  }
  const family = familyOf(id);
  for (const member of family) signal(member, 'SIGTERM');
  const until = Date.now() + graceMs;
  while (Date.now() < until && family.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 100));
  // A process that took the signal as a reason to start another one has it among its descendants now.
  for (const member of new Set([...family, ...family.filter(isAlive).flatMap(familyOf)])) signal(member, 'SIGKILL');
}

export function isAlive(/** @type {number} */ id) {
  return process.platform === 'linux' ? parentOf(id) !== null : signal(id, 0);
}

/** @returns {boolean} whether there was such a process */
function signal(/** @type {number} */ id, /** @type {NodeJS.Signals | 0} */ name) {
  try {
    return process.kill(id, name);
  } catch {
    return false;
  }
}

// Runs a command as long as it moves. A page that died in its browser, a lock that is never given back, a process that
// waits for a terminal: these do not end by themselves, and must not hold up the gate.
import { spawn } from 'node:child_process';
import { endFamily } from './processes.mjs';

/**
 * @typedef {object} Limits
 * @property {number} quietMs how long a command may neither write a line nor move in another way
 * @property {number} wholeMs how long it may take in all
 * @property {number} [graceMs] how long its processes have to end by themselves when they are asked to
 */

/** @typedef {{ isGood: boolean, output: string, hang: string | null }} Outcome `hang` says why the command was ended */

/** The commands that run now: a signal to the gate ends them, too. @type {Set<number>} */
const running = new Set();

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Limits & { cwd: string, env: NodeJS.ProcessEnv, movedAt?: () => number }} options `movedAt` says when the
 *   command last moved in a way that its output does not show
 * @returns {Promise<Outcome>}
 */
export async function runBounded(command, args, { cwd, env, quietMs, wholeMs, graceMs, movedAt = () => 0 }) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const id = child.pid;
  if (id) running.add(id);
  const started = Date.now();
  let heardAt = started;
  /** @type {Buffer[]} */
  const chunks = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      heardAt = Date.now();
      chunks.push(chunk);
    });

  /** @type {string | null} */
  let hang = null;
  /** @type {Promise<void> | undefined} */
  let ending;
  const watch = setInterval(
    () => {
      if (hang || !id) return;
      const quiet = Date.now() - Math.max(heardAt, movedAt());
      if (quiet >= quietMs) hang = `nothing moved for ${inWords(quiet)}`;
      else if (Date.now() - started >= wholeMs) hang = `not over after ${inWords(wholeMs)}`;
      if (!hang) return;
      ending = endFamily(id, graceMs).then(() => {
        // A process that left the family can hold the pipes open.
        child.stdout.destroy();
        child.stderr.destroy();
      });
    },
    Math.min(5_000, quietMs / 4, wholeMs / 4),
  );
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      resolve(1);
    });
  });
  clearInterval(watch);
  // The command can end before what it started.
  await ending;
  if (id) running.delete(id);
  return { isGood: code === 0 && !hang, output: Buffer.concat(chunks).toString(), hang };
}

/** Ends all commands that run. */
export async function endRunning() {
  await Promise.all([...running].map((id) => endFamily(id)));
}

/** @returns {string} the last lines of an output */
export function lastLines(/** @type {string} */ output, count = 40) {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}

function inWords(/** @type {number} */ ms) {
  return ms < 120_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;
}

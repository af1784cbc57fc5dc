// Finds a Chromium for the browser tests, or gets one: the system's, else Debian's when root, else Playwright's.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, say, toolEnvironment } from './prepare.mjs';

// The headless shell first: the same engine without windows, at a seventh less processor time.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Starts to install Debian's Chromium unless a browser is there or this process may not; npm can install its packages during it.
 *
 * @returns when that is over, whether there is a browser now or not
 */
export async function startGettingBrowser() {
  const isThere = process.env.CHROMIUM_PATH || places.some((place) => existsSync(place));
  if (isThere || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  say('Installing Chromium from Debian …');
  const options = {
    stdio: /** @type {const} */ (['ignore', 'ignore', 'inherit']),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const install = 'apt-get install -y -qq --no-install-recommends fonts-liberation';
  const command = `apt-get update -qq; ${install} chromium-headless-shell || ${install} chromium`;
  await new Promise((resolve) => spawn('sh', ['-c', command], options).once('close', resolve).once('error', resolve));
}

/** @returns the path of a Chromium, or null after saying the one command that is missing */
export function findBrowser() {
  const found = existingBrowser();
  if (found) return found;
  say('Installing Chromium through Playwright …');
  spawnSync(node, [join(root, 'node_modules/.bin/playwright'), 'install', 'chromium'], {
    stdio: 'inherit',
    env: toolEnvironment,
  });
  const own = playwrightsOwn();
  if (own) return own;
  say(
    'No Chromium could be found or installed. This one command is missing:\n  sudo apt-get install chromium   (or set CHROMIUM_PATH to an installed one)',
  );
  return null;
}

/** @returns a Chromium that is already there, or null */
export function existingBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return places.find((place) => existsSync(place)) ?? playwrightsOwn();
}

function playwrightsOwn() {
  const answer = spawnSync(
    node,
    ['-e', 'import("playwright").then(({ chromium }) => process.stdout.write(chromium.executablePath()))'],
    { cwd: root, encoding: 'utf8', env: toolEnvironment },
  );
  const path = answer.stdout?.trim();
  return path && existsSync(path) ? path : null;
}

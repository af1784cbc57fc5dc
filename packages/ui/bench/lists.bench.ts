import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { componentPlugins } from '../../../apps/web/vite-plugins.ts';

/**
 * A list of 10 000 options in Chromium, built as the app is: how long the main thread is busy in one piece. The time is
 * that of the processor, so that other programs on the machine do not count; the limit is kept while scrolling.
 */
const LONGEST_TASK = 50;
const root = path.join(import.meta.dirname, 'page');

type TraceEvent = { name: string; ph: string; dur?: number; tdur?: number; cat: string; pid: number; tid: number };

/** Milliseconds of processor time of the longest task of the page's main thread while something is done. */
async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = traceEvents.find(({ name, ph }) => name === 'FunctionCall' && ph === 'X');
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      /RunTask$/.test(name) && ph === 'X' && (main === undefined || (pid === main.pid && tid === main.tid)),
  );
  return Math.max(0, ...tasks.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000));
}

const outDir = mkdtempSync(path.join(tmpdir(), 'zuschlag-lists-'));
await build({ root, plugins: componentPlugins(), logLevel: 'error', build: { outDir, emptyOutDir: true } });
const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
let isGood = true;
const tell = (what: string, milliseconds: number, limit?: number) => {
  console.log(`${what.padEnd(44)} ${milliseconds.toFixed(0).padStart(5)} ms${limit ? `  of ${limit}` : ''}`);
  if (limit !== undefined && milliseconds > limit) isGood = false;
};

try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const address = server.resolvedUrls?.local[0] ?? '';
  tell(
    'two closed fields with 10 000 options',
    await longestTask(browser, page, async () => void (await page.goto(address))),
  );
  const field = page.getByRole('combobox', { name: 'Kunde' });
  const list = page.getByRole('listbox');
  tell(
    'opening the list',
    await longestTask(browser, page, async () => {
      await field.click();
      await list.waitFor();
    }),
  );
  const scrolling = async () => {
    await list.hover();
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, 2_000);
      await page.waitForTimeout(30);
    }
  };
  tell('scrolling through it', await longestTask(browser, page, scrolling), LONGEST_TASK);
  const reached = await list.evaluate((element) => element.scrollTop);
  if (reached < 100_000) throw new Error(`scrolled only ${reached} pixels of the list`);
  tell(
    'arrow keys through it',
    await longestTask(browser, page, async () => {
      for (let press = 0; press < 40; press += 1) await field.press('ArrowDown');
    }),
    LONGEST_TASK,
  );
  tell('typing a name into it', await longestTask(browser, page, () => field.pressSequentially(' 77')));
  await page.keyboard.press('Escape');
  for (const rows of [50, 200]) {
    tell(
      `a table of ${rows} rows and 12 columns`,
      await longestTask(browser, page, async () => {
        await page.getByRole('button', { name: `${rows} Zeilen` }).click();
        await page.getByRole('row').nth(rows).waitFor();
      }),
    );
    await page.getByRole('button', { name: 'leeren' }).click();
  }
} finally {
  await browser.close();
  await new Promise((closed) => server.httpServer.close(closed));
  rmSync(outDir, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

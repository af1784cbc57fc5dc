// npm run overview: writes docs/overview.md from the statements of the features. With --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { overviewText } from './overview/overview-text.ts';
import { webPages } from './overview/web-pages.ts';

const file = fileURLToPath(new URL('../docs/overview.md', import.meta.url));
const now = overviewText(await webPages());

if (!process.argv.includes('--check')) {
  writeFileSync(file, now);
} else if (readFileSync(file, 'utf8') !== now) {
  console.error('docs/overview.md is not what the features state: run `npm run overview` and review the difference.');
  process.exit(1);
}
// Vite keeps handles open that belong to nothing.
process.exit(0);

// npm run overview: writes docs/overview.md from the statements of the features, and docs/notifications.md from the words of
// notifications, and docs/privacy.md from the marks of the schema. With --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { notificationWordsText } from './overview/notification-words.ts';
import { overviewText } from './overview/overview-text.ts';
import { privacyText } from './overview/privacy-text.ts';
import { webPages } from './overview/web-pages.ts';

const pages = [
  { name: 'docs/overview.md', now: overviewText(await webPages()) },
  { name: 'docs/notifications.md', now: notificationWordsText() },
  { name: 'docs/privacy.md', now: privacyText() },
];

for (const { name, now } of pages) {
  const file = fileURLToPath(new URL(`../${name}`, import.meta.url));
  if (!process.argv.includes('--check')) {
    writeFileSync(file, now);
  } else if (readFileSync(file, 'utf8') !== now) {
    console.error(`${name} is not what the features state: run \`npm run overview\` and review the difference.`);
    process.exit(1);
  }
}
// Vite keeps handles open that belong to nothing.
process.exit(0);

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';

/** The catalogs hold exactly the words of the source, each has a translation, and the same words have the same one. */
const parts = [
  { args: ['check', 'sync'], instead: 'run `npm run i18n:extract` and translate what is new' },
  { args: ['check', 'missing'], instead: 'translate the empty entries of packages/i18n/src/locales' },
];
let isGood = true;
for (const { args, instead } of parts) {
  const done = spawnSync('node_modules/.bin/lingui', args, { encoding: 'utf8' });
  if (done.status === 0) continue;
  isGood = false;
  console.error(`${done.stdout}${done.stderr}\ncatalogs: ${instead}`);
}

// Pages load several catalogs into one, where the last one would win.
const { parse } = formatter();
const found = new Map<string, { message: string; places: Map<string, string> }>();
for (const file of globSync('packages/i18n/src/locales/*/en.po').sort()) {
  const context = { locale: 'en', sourceLocale: 'de', filename: file };
  for (const [id, { message, translation }] of Object.entries(await parse(readFileSync(file, 'utf8'), context))) {
    const one = found.get(id) ?? { message: message ?? id, places: new Map() };
    found.set(id, { ...one, places: one.places.set(translation ?? '', file) });
  }
}
for (const { message, places } of found.values()) {
  if (places.size === 1) continue;
  isGood = false;
  const said = [...places].map(([translation, file]) => `"${translation}" in ${file}`).join(', ');
  console.error(`catalogs: "${message}" is ${said}: choose one, or give the message a context`);
}
if (isGood) console.log('catalogs: in step with the source, nothing untranslated, nothing translated in two ways');
process.exit(isGood ? 0 : 1);

import { spawnSync } from 'node:child_process';

/** The catalogs hold exactly the words of the source, and each has a translation. */
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
if (isGood) console.log('catalogs: in step with the source, nothing untranslated');
process.exit(isGood ? 0 : 1);

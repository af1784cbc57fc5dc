import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { missingWords, type WordCatalog } from '../../testing/page-words.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const { default: lingui }: { default: { catalogs: { path: string; include: string[] }[] } } = await import(
  path.join(root, 'lingui.config.ts')
);
const catalogs = lingui.catalogs.flatMap(({ path: place, include }): WordCatalog[] => {
  const [, name] = /\/locales\/(\w+)\/\{locale\}$/.exec(place) ?? [];
  // The words before the sign-in are there from the start.
  return name && name !== 'public' ? [{ name, folders: include.map((one) => one.replace('<rootDir>/', '')) }] : [];
});

it('each page loads the words of every part that it can show', () => {
  expect(catalogs.map(({ name }) => name)).toEqual(expect.arrayContaining(['settings', 'calculation', 'approval']));
  expect(missingWords(root, catalogs)).toEqual([]);
});

it('a part that is shown later counts, unless its words come with it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zuschlag-words-'));
  const write = async (file: string, text: string) => {
    const place = path.join(folder, 'apps/web/src', file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  };
  await write('costs/line.tsx', 'export const Line = () => <Trans>Kosten</Trans>;');
  const part = "const Line = lazy(() => import('../costs/line.tsx'));";
  await write('page/without.tsx', part);
  await write('page/with.tsx', part.replace('import(', "withWords('costs', import("));
  await write('routes/without.tsx', "import { Page } from '../page/without.tsx';");
  await write('routes/with.tsx', "import { Page } from '../page/with.tsx';");
  await write('routes/loaded.tsx', "import { Page } from '../page/without.tsx';\nbeforeLoad: () => loadWords('costs')");
  await write('routes/loaded/below.tsx', "import { Page } from '../../page/without.tsx';");
  expect(missingWords(folder, [{ name: 'costs', folders: ['apps/web/src/costs'] }])).toEqual([
    'costs: routes/without.tsx → page/without.tsx → costs/line.tsx',
  ]);
  rmSync(folder, { recursive: true });
});

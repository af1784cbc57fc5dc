// npm run codegen: writes the types of the SDK from the procedures. With --check it only compares.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { procedureDocs } from './sdk-types/procedure-docs.ts';
import { wireTypes } from './sdk-types/wire-types.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'packages/sdk/src/wire.gen.ts');

const routers = globSync('apps/api/src/features/*/*.router.ts', { cwd: root }).map((router): [string, string] => {
  const feature = path.basename(router, '.router.ts').replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return [feature, path.join(root, router)];
});
const docs = procedureDocs(new Map(routers));
const now = await wireTypes((procedure) => {
  const doc = docs.get(procedure);
  if (!doc || doc.startsWith('@')) throw new Error(`The verb of ${procedure} has no sentence in its docstring.`);
  return doc;
});

if (!process.argv.includes('--check')) {
  writeFileSync(file, now);
} else if (readFileSync(file, 'utf8') !== now) {
  console.error(
    'packages/sdk/src/wire.gen.ts is not what the procedures say: run `npm run codegen` and review the difference. A change that breaks programs raises the version in packages/validation/src/stream/wire-version.ts.',
  );
  process.exit(1);
}

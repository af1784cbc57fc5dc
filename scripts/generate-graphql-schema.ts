// npm run codegen: writes the GraphQL schema of the facade from the procedures. With --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { currentSchemaText } from '../apps/api/src/graphql/facade.ts';

const file = fileURLToPath(new URL('../apps/api/src/graphql/schema.graphql', import.meta.url));
const now = currentSchemaText();

if (!process.argv.includes('--check')) {
  writeFileSync(file, now);
} else if (readFileSync(file, 'utf8') !== now) {
  console.error(
    'apps/api/src/graphql/schema.graphql is not what the procedures say: run `npm run codegen` and review the difference.',
  );
  process.exit(1);
}

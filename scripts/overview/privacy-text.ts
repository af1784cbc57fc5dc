import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PersonalColumn, privacyMarks } from './privacy-marks.ts';

const folder = fileURLToPath(new URL('../../packages/db/prisma/schema/', import.meta.url));

/** Every column with personal data, from the marks of the schema. @throws {Error} naming each column without a mark */
export function privacyText(): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.prisma'));
  const read = files.sort().map((name) => privacyMarks(readFileSync(`${folder}${name}`, 'utf8')));
  const problems = read.flatMap((one) => one.problems);
  if (problems.length > 0) throw new Error(`Columns without a mark of privacy:\n${problems.join('\n')}`);
  const tables = Map.groupBy(
    read.flatMap((one) => one.personal),
    ({ table }) => table,
  );
  const byName = [...tables].sort(([one], [other]) => one.localeCompare(other));
  return `${[opening, ...byName.map(([table, columns]) => tableText(table, columns))].join('\n\n')}\n`;
}

function tableText(table: string, columns: readonly PersonalColumn[]): string {
  const rows = columns.map(({ column, purpose, period }) => `| \`${column}\` | ${purpose} | ${period} |`);
  return [`### ${table}`, '', '| Column | Purpose | Period |', '| --- | --- | --- |', ...rows].join('\n');
}

const opening = `# Personal data

Written by \`npm run overview\` from the marks in \`packages/db/prisma/schema\`; the gate compares. Do not edit.

Each column of text, JSON or bytes in the schema carries \`/// @personal purpose | period\` or \`/// @impersonal\`. A column
without a mark fails the gate.

## Periods

- A delivered mail goes in the night after its 30th day, a refused one in the night after its 90th.
- A sign-in goes in the night after it ends, at most 90 days after it began.
- A prepared export goes after a day, the answer to a repeated call as well.
- The trail stays as long as the tenant. People stand in it by their ids; it names no device and no address.
- The nightly job writes into the trail how many mails and sign-ins it removed.

## Columns`;

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
- A tenant may keep less: questions to documents and their answers for some months after they were asked (without a wish
  as long as the Chance), notifications that ask for no act any more for some months after they came (a year), the texts of
  a team chat for some months after they were written and their Chance has ended (as long as the Chance). A notification may quote a message, so
  its own period holds for the quotation.
- The nightly job writes into the trail how many mails and sign-ins it removed, and what went by the periods of the tenant.

## What leaves the house

- Mails to people, through the mail server of the operator.
- With sign-in by a provider: the person goes there, and the product exchanges the code of the sign-in.
- With Stripe as payment provider: name, address of e-mail and VAT number of the customer of a contract, the number of its seats
  and the number of the tenant. No person of the tenant is named there.
- With an address search: the typed address, to the service of the operator.
- With a model of the operator and the switch of the tenant: each question to documents, and the sentences found for it with
  their headings, to the host that the settings name. No file name and no name of the person who asks. Where nothing is
  found, nothing is sent.

## Own data

Each person can put the own data together on the page of the own account: a ZIP of JSON files with a JSON Schema and the
files that the person uploaded, kept for a day for that person alone. The trail is in it as what the person did, without
the values, which are business data.

## Erasure

A Manager of the main organization erases a person who was removed. In one transaction:

- Name, address, picture, language and password give way to a pseudonym under the same id. Decisions, messages, tasks and
  the trail keep the id, and mentions show the pseudonym.
- Sign-ins, tokens, calendar links, notifications, own views, questions to documents, mails to the person, and the prepared
  exports of the whole tenant go.
- In notifications and mails of others that the product wrote, the pseudonym takes the place of the whole name and of the
  address.
- Texts that people wrote stay as the Manager decided, each by itself. The search reads every column of text and JSON of the
  tenant, in scenarios, imports and the trail as well, for the address, the whole name, and each half of it as a word.

The erasure does not search:

- the content of documents, of uploaded files and of generated offers, nor the text that was read from them;
- what has left the product: downloaded files, delivered mails, calendars;
- logs and backups, which the operator keeps;
- other spellings of the name, nicknames and initials;
- values that the chain over the trail covers. A text there that names the person is listed, and stays.

## Columns`;

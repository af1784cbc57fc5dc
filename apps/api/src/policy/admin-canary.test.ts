import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ownDatabase, superuserOf } from '@zuschlag/db/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdmin } from '../features/platform/testing/an-admin.ts';
import { callByPath, procedures } from '../features/procedure-registry.ts';
import { callerOf } from '../testing/app.ts';
import { expectedVerdicts } from '../testing/authorization-matrix.ts';
import { withRates } from '../testing/rates.ts';
import { aTenant, type ScenarioTenant } from '../testing/scenario.ts';
import { strangerIds } from '../testing/stranger-ids.ts';
import type { StrangerIds } from '../testing/verdicts.ts';

const canary = 'Kanarienwort';
/** The reads of the platform that cross tenants: names of main organizations, contracts and invoices, nothing of a tender. */
const namedReads = ['platform.tenants', 'billing.all', 'billing.organizationsWithout', 'billing.invoices.book'];
/** Keys, by which rows are found and signatures checked: a word in them would break the rows. */
const keys = new Set(['id', 'hash', 'prefix', 'secret', 'passwordHash', 'signingKey']);

// The reads of the platform list every tenant of the database.
const database = await ownDatabase();
let operator: ScenarioTenant;
let customer: ScenarioTenant;
let ids: StrangerIds;
let written: string[];

beforeAll(async () => {
  operator = await aTenant(database);
  customer = await aTenant(database);
  await withRates(operator);
  await withRates(customer);
  ids = await strangerIds(customer, `${canary} Sternwarte`);
  written = await writeCanary(customer.mainOrganizationId);
}, 120_000);
afterAll(() => database.close());

/** The columns of text that the schema marks as personal, as table and column of the database. */
function personalTexts(): { table: string; column: string }[] {
  const folder = fileURLToPath(new URL('../../../../packages/db/prisma/schema/', import.meta.url));
  return readdirSync(folder).flatMap((name) => {
    const models = readFileSync(`${folder}${name}`, 'utf8')
      .split(/^model /m)
      .slice(1);
    return models.flatMap((model) => {
      const table = /@@map\("(\w+)"\)/.exec(model)?.[1] ?? '';
      const columns = [...model.matchAll(/@personal.*\n(?: {2}\/\/\/.*\n)* {2}(\w+)\s+String\??\s/g)];
      return columns.flatMap(([, column = '']) => (keys.has(column) ? [] : { table, column }));
    });
  });
}

/** Puts the word behind every such text of a tenant. @returns the columns that have it now */
async function writeCanary(mainOrganizationId: number): Promise<string[]> {
  const superuser = new pg.Client({ connectionString: superuserOf(database) });
  await superuser.connect();
  const done: string[] = [];
  for (const { table, column } of personalTexts()) {
    const [at, to] = [pg.escapeIdentifier(column), pg.escapeIdentifier(table)];
    const where = 'where "mainOrganizationId" = $1';
    // A column of a closed vocabulary refuses the word, and stays as it is.
    await superuser
      .query(`update ${to} set ${at} = left(${at}, 40) || ' ${canary}' ${where} and ${at} is not null`, [
        mainOrganizationId,
      ])
      .then(({ rowCount }) => (rowCount ?? 0) > 0 && done.push(`${table}.${column}`))
      .catch(() => undefined);
  }
  await superuser.end();
  return done;
}

async function askedAsAdmin(path: string): Promise<string> {
  const admin = await anAdmin(operator);
  const caller = await callerOf(database, { ...operator.people[admin], role: 'Admin' });
  const { input, whole } = expectedVerdicts[path] ?? {};
  const answers: string[] = [];
  for (const form of [input, whole]) {
    const answer = await callByPath(caller, path, form?.(ids)).catch((error: unknown) =>
      error instanceof Error ? { message: error.message, cause: error.cause } : error,
    );
    answers.push(JSON.stringify(answer ?? null));
  }
  return answers.join('\n');
}

const rows = [...procedures.keys()].filter((path) => !namedReads.includes(path)).sort();

describe('an Admin, about a tenant of a customer', () => {
  it('asks about a tenant that has the word in names, addresses and texts', () => {
    expect(written).toEqual(
      expect.arrayContaining(['app_user.lastname', 'chance.name', 'chat_message.text', 'task.title']),
    );
    expect(written.length).toBeGreaterThan(30);
  });

  it.each(rows)('is not answered with a word of it by %s', async (path) => {
    expect(await askedAsAdmin(path)).not.toContain(canary);
  });

  it.each(['platform.tenants', 'billing.organizationsWithout'])(
    'reads the name of its main organization by %s',
    async (path) => {
      expect(await askedAsAdmin(path)).toContain(canary);
    },
  );
});

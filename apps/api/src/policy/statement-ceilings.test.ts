import type { Database } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { withStatements } from '@zuschlag/db/testing/statements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepSecretsWith } from '../database/kept-secrets.ts';
import { publish } from '../events/publish.ts';
import { passkeySiteOfTests } from '../features/accounts/testing/authenticator.ts';
import { callByPath, procedures } from '../features/procedure-registry.ts';
import { refusalOf } from '../http/trpc-errors.ts';
import { appRouter } from '../router.ts';
import { tokenOf } from '../testing/app.ts';
import { expectedVerdicts, statementCeilings } from '../testing/authorization-matrix.ts';
import { onLastingThings } from '../testing/matrix/lasting-things.ts';
import type { PersonKey } from '../testing/people.ts';
import { withRates } from '../testing/rates.ts';
import { aTenant, type ScenarioTenant } from '../testing/scenario.ts';
import { situations } from '../testing/statements/longest-calls.ts';
import type { Call } from '../testing/statements/situations.ts';
import { strangerIds, withThingsAnew } from '../testing/stranger-ids.ts';
import type { StrangerIds } from '../testing/verdicts.ts';
import { createCaller } from '../trpc.ts';

const chanceName = 'Werkschutz Nordhafen';
let database: Database;
let tenant: ScenarioTenant;
/** Queries change nothing, so they share their things. */
let readIds: StrangerIds;
beforeAll(async () => {
  database = await testDatabase();
  tenant = await aTenant(database);
  await withRates(tenant);
  readIds = await strangerIds(tenant, chanceName);
});
afterAll(async () => {
  // The situations of the second step set the key of the operator, and the next file of this process expects none.
  keepSecretsWith(null);
  await database.close();
});

/** Acts of the owner, and of those who keep the tables. */
const doneBy: { [procedure: string]: PersonKey } = {
  'exports.exportTariffStepLetters': 'configAdmin',
  'chance.updateDetails': 'holdingEditor',
  'chance.updateContractDuration': 'holdingEditor',
  'chance.changeOwner': 'holdingEditor',
  'chance.changeOwners': 'holdingEditor',
  'chance.renameCustomer': 'holdingEditor',
  'views.save': 'nordManager',
  'views.remove': 'nordManager',
  'documents.addToKnowledgeBase': 'holdingEditor',
  'documents.removeFromKnowledgeBase': 'holdingEditor',
  'chance.unlinkLot': 'holdingEditor',
  'chance.changeLots': 'holdingEditor',
  'aiImports.start': 'nordManager',
  'aiImports.status': 'nordManager',
  'aiImports.get': 'nordManager',
  'aiImports.changedNotices': 'nordManager',
  'aiImports.remove': 'nordManager',
};

async function callerOf(who: PersonKey, session?: string, stripe?: Call['stripe']) {
  const quiet = () => undefined;
  const token = session ?? (await tokenOf(database, tenant.people[who]));
  const call = (path: string, input: unknown) => {
    const context = {
      database,
      publish,
      // Another server is no matter of statements.
      addressSearch: async () => [],
      stripe,
      token,
      site: passkeySiteOfTests,
      idempotencyKey: crypto.randomUUID(),
      requestId: 'test',
      userAgent: null,
    };
    const log = { error: quiet, warn: quiet, info: quiet };
    return callByPath(createCaller(appRouter)({ ...context, now: () => new Date(), log }), path, input);
  };
  return { call };
}

const usualPerson = (path: string): PersonKey => {
  const isOfTables = /^(configuration|tariffSteps)\./.test(path) || path === 'services.startRateImpact';
  return doneBy[path] ?? (isOfTables ? 'configAdmin' : 'holdingManager');
};
const onThings = onLastingThings(
  () => strangerIds(tenant, chanceName),
  (...used) => withThingsAnew(tenant, ...used),
);

const isChange = (path: string) => procedures.get(path)?.type === 'mutation';
/** Reads of the platform, of which its log keeps who looked. */
const logged = new Set(['platform.tenants', 'billing.all', 'billing.organizationsWithout', 'billing.invoices.book']);
const writing = /\b(insert into|delete from|(?<!for )update\s+["\w])/i;
const rows = [...procedures.keys()].sort().map((path) => ({ path }));

describe('what a procedure asks the database', () => {
  it('has a ceiling for each procedure, and for no other', () => {
    expect(Object.keys(statementCeilings).sort()).toEqual(rows.map(({ path }) => path));
  });

  it('is at most 15 statements for a change', () => {
    const changes = rows.filter(({ path }) => isChange(path));
    expect(changes.filter(({ path }) => (statementCeilings[path] ?? 0) > 15)).toEqual([]);
  });

  it.each(rows)('$path stays under its ceiling', async ({ path }) => {
    const own = await statementsOf(path);
    expect(own.length, own.join('\n---\n')).toBeLessThanOrEqual(statementCeilings[path] ?? 0);
    // A call that changed nothing would have asked less than a real one.
    expect(own.some((text) => writing.test(text))).toBe(isChange(path) || logged.has(path));
  });

  async function statementsOf(path: string): Promise<readonly string[]> {
    const situation = await situations[path]?.(tenant);
    const usual = (ids: StrangerIds) =>
      attempt(path, { who: usualPerson(path), input: expectedVerdicts[path]?.input?.(ids) });
    const asked = situation
      ? await attempt(path, situation)
      : isChange(path)
        ? await onThings(path, usual, ({ statements }) => statements.some((text) => writing.test(text)))
        : await usual(readIds);
    if (asked.failure) throw asked.failure;
    return asked.statements;
  }

  async function attempt(path: string, { who, input, token, stripe }: Call) {
    const { call } = await callerOf(who, token, stripe);
    let failure: Error | undefined;
    const { statements } = await withStatements(() =>
      call(path, input).catch((error: Error) => {
        failure = error;
      }),
    );
    // What a refused call has written is the note of its refusal.
    if (failure) return { verdict: refusalOf(failure).code, statements: [], failure };
    // The session, and the claim of an idempotency key with the answer kept under it, come with every call.
    const own = statements.filter((text) => !/from (session|api_token)\b|idempotency_key/.test(text));
    return { verdict: 'answers' as const, statements: own };
  }
});

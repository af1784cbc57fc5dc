import { readFileSync } from 'node:fs';
import { testDatabase } from '@zuschlag/db/testing/database';
import { buildSchema, type GraphQLField, getNamedType, isScalarType, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aContract } from '../features/billing/testing/a-contract.ts';
import { anAwardNotice } from '../features/chance/testing/award-notices.ts';
import { anAdmin } from '../features/platform/testing/an-admin.ts';
import { aLetter } from '../features/tariff-steps/testing/a-letter.ts';
import { bearing, callerOf, type TestApp, testApp, tokenOf } from '../testing/app.ts';
import { aFile } from '../testing/imports.ts';
import { everyField } from '../testing/matrix/over-graphql.ts';
import { withRates } from '../testing/rates.ts';
import { aTenant, type ScenarioTenant } from '../testing/scenario.ts';
import { strangerIds } from '../testing/stranger-ids.ts';
import type { StrangerIds } from '../testing/verdicts.ts';
import { costLimit, costOf } from './document-cost.ts';

const schema = buildSchema(readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'));
const database = await testDatabase();
let tenant: ScenarioTenant;
let ids: StrangerIds;
let app: TestApp;
let token: string;
let tokenOfNord: string;
let tokenOfAdmin: string;
let tokenOfKeeper: string;
let awardFileId: string;
let letter: Awaited<ReturnType<typeof aLetter>>;

beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
  ids = await strangerIds(tenant, 'Objektschutz Sternwarte');
  letter = await aLetter(tenant);
  app = await testApp(database);
  token = await tokenOf(database, tenant.people.holdingManager);
  const notice = { name: 'ergebnis.xml', content: anAwardNotice('Wachdienst Nord GmbH') };
  awardFileId = await aFile(tenant, tenant.people.holdingManager, notice);
  tokenOfNord = await tokenOf(database, tenant.people.nordManager);
  tokenOfKeeper = await tokenOf(database, tenant.people.configAdmin);
  const admin = tenant.people[await anAdmin(tenant)];
  tokenOfAdmin = await tokenOf(database, admin);
  const { billing } = await callerOf(database, { ...admin, role: 'Admin' });
  await billing.create({ input: aContract(tenant.mainOrganizationId) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Imports are seen by their own organization only, tariff steps by keepers of tables, contracts of all tenants by Admins. */
const askedByNord = ['getAIImportStatus', 'getAIImportById'];
const askedByKeeper = ['fetchTariffStepById', 'previewTariffStep', 'fetchTariffStepLetter'];
const askedByAdmin = ['fetchBillings', 'fetchPricingWithProductDetails', 'fetchMainOrganizationsWithNoBilling'];
const bearerFor = (operation: string) => {
  if (askedByNord.includes(operation)) return tokenOfNord;
  if (askedByKeeper.includes(operation)) return tokenOfKeeper;
  return askedByAdmin.includes(operation) ? tokenOfAdmin : token;
};

/** The ids that operations ask for, by operation and argument. */
const named: { readonly [argument: string]: (ids: StrangerIds) => string | number } = {
  'organization.id': ({ organizationId }) => organizationId,
  'fetchTenderById.id': ({ chanceId }) => `"${chanceId}"`,
  'fetchAiChatMessagesByAIImportId.aiImportId': ({ chanceId }) => `"${chanceId}"`,
  'fetchAwardNotice.fileId': () => `"${awardFileId}"`,
  'checkPriceForm.filling': ({ priceFormId, workbookId }) =>
    `{ priceFormId: "${priceFormId}", documentId: "${workbookId}" }`,
  aiImportId: ({ aiImportId }) => `"${aiImportId}"`,
  'fetchHandoutById.id': ({ handoutId }) => `"${handoutId}"`,
  'fetchBidDecisionsByGroup.groupId': ({ bidGroupId }) => `"${bidGroupId}"`,
  'fetchMarginDecisionsByGroup.marginDecisionGroupId': ({ marginGroupId }) => `"${marginGroupId}"`,
  'fetchTariffStepById.id': ({ tariffStepId }) => `"${tariffStepId}"`,
  'previewTariffStep.id': ({ tariffStepId }) => `"${tariffStepId}"`,
  'fetchTariffStepLetter.id': () => `"${letter.stepId}"`,
  'fetchTariffStepLetter.tenderId': () => `"${letter.chanceId}"`,
  'fetchNearCustomers.name': () => '"Stadtwerke TW Nord"',
  'previewSiteMove.province': () => '"DE-HE"',
  'fetchPlacesOfPostcode.postalCode': () => '"45127"',
  'backTestRule.decisionType': () => 'BID_DECISION',
  'fetchRuleOverview.decisionType': () => 'BID_DECISION',
  'searchDocuments.text': () => '"Wachdienst"',
  'backTestRule.rootGroup': () =>
    '{ operator: AND, conditions: [{ computationType: CONTRACT_DURATION, operator: GREATER_THAN, value: 1 }] }',
  // A link that is not good is answered as well: without an address.
  'validateSignupSession.sessionId': () => '"1.nothing"',
  startDate: () => '"2027-02-01"',
  endDate: () => '"2028-01-31"',
  'fetchReleaseChanges.documentId': ({ release }) => `"${release.documentId}"`,
  'fetchPlaceOfPassage.documentId': ({ release }) => `"${release.documentId}"`,
  passage: () => 0,
  versionId: ({ release }) => `"${release.versionId}"`,
  serviceId: ({ serviceId }) => `"${serviceId}"`,
  scenarioId: ({ scenarioId }) => `"${scenarioId}"`,
  siteId: ({ siteId }) => `"${siteId}"`,
  documentId: ({ documentId }) => `"${documentId}"`,
  mergedId: ({ duplicateId }) => `"${duplicateId}"`,
  mergeId: ({ mergeId }) => `"${mergeId}"`,
  customerId: ({ customerId }) => `"${customerId}"`,
  operationalOrganizationId: ({ organizationId }) => organizationId,
  operationalOrganizationIds: ({ organizationId }) => `[${organizationId}]`,
  entityId: ({ chanceId }) => `"${chanceId}"`,
  type: () => 'TENDER',
  tenderIds: ({ chanceId }) => `["${chanceId}"]`,
  templateId: ({ templateId }) => `"${templateId}"`,
  tenderId: ({ chanceId }) => `"${chanceId}"`,
  userId: ({ userId }) => userId,
};

function call({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.flatMap(({ name: argument, type: kind, description }) => {
    if (argument === 'first') return [`first: ${/At most (\d+)/.exec(description ?? '')?.[1]}`];
    const value = named[`${name}.${argument}`] ?? named[argument];
    if (!String(kind).endsWith('!') || (!value && !isScalarType(getNamedType(kind)))) return [];
    return [`${argument}: ${value?.(ids)}`];
  });
  return `${name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${everyField(type)}`;
}

const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
const ask = async (query: string, bearer = token) => {
  const headers = { ...bearing(bearer), 'apollo-require-preflight': 'true' };
  return (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json();
};

describe('a query for all there is', () => {
  it.each(queries)('$name is answered with every field, its list as long as it may be', async (field) => {
    const query = `{ ${call(field)} }`;
    const { data, errors } = await ask(query, bearerFor(field.name));
    expect(errors).toBeUndefined();
    expect(data[field.name]).not.toBeNull();
    // Room for a second list beside it, and for fields to come.
    expect(costOf({ schema, document: parse(query) })).toBeLessThan(costLimit / 2);
  });

  it('is refused with its cost and the limit when lists are nested in one document without measure', async () => {
    const list = queries.find(({ name }) => name === 'fetchCustomers');
    const many = Array.from({ length: 15 }, (_, at) => `a${at}: ${list && call(list)}`).join(' ');
    const { data, errors } = await ask(`{ ${many} }`);
    const cost = costOf({ schema, document: parse(`{ ${many} }`) });
    expect(cost).toBeGreaterThan(costLimit);
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COSTLY', cost, limit: costLimit } }]);
  });

  it('is not paid for by a list of fewer rows than none', async () => {
    const list = queries.find(({ name }) => name === 'fetchCustomers');
    const many = Array.from({ length: 15 }, (_, at) => `a${at}: ${list && call(list)}`).join(' ');
    const { errors } = await ask(`{ paginatedTenders(first: -2147483648) { edges { node { id } } } ${many} }`);
    expect(errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COSTLY' } }]);
  });

  it('costs the same with the size of the page in a variable', () => {
    const fields = 'edges { node { id owner { id } } }';
    const plain = parse(`{ paginatedTenders(first: 50) { ${fields} } }`);
    const document = parse(`query($n: Int) { paginatedTenders(first: $n) { ${fields} } }`);
    expect(costOf({ schema, document, variableValues: { n: 50 } })).toBe(costOf({ schema, document: plain }));
    expect(costOf({ schema, document })).toBeLessThan(costOf({ schema, document: plain }));
  });
});

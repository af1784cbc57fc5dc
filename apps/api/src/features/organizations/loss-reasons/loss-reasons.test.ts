import { testDatabase } from '@zuschlag/db/testing/database';
import { limits } from '@zuschlag/validation/limits';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import {
  addLossReasons,
  arrangeLossReasons,
  listLossReasons,
  offeredLossReasons,
  renameLossReason,
  retireLossReason,
} from './loss-reasons.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const by = <Result>(who: PersonKey, run: (work: Parameters<typeof listLossReasons>[0]) => Promise<Result>) =>
  as(tenant, tenant.people[who], run);
const add = (who: PersonKey, organization: 'holding' | 'nord' | 'sued', ...names: string[]) =>
  by(who, (work) => addLossReasons(work, { organizationId: tenant.organizations[organization].id, names }));
const listOf = async (organization: 'holding' | 'nord', who: PersonKey = 'holdingManager') => {
  const lists = await by(who, listLossReasons);
  return lists.find(({ organizationId }) => organizationId === tenant.organizations[organization].id)?.reasons ?? [];
};
const names = async (...about: Parameters<typeof listOf>) => (await listOf(...about)).map(({ name }) => name);
const idOf = async (name: string, organization: 'holding' | 'nord' = 'nord') =>
  (await listOf(organization)).find((reason) => reason.name === name)?.id ?? '';

describe('the reasons for losses', () => {
  it('are kept by the Managers of an organization and of the main organization', async () => {
    await add('nordManager', 'nord', 'Preis');
    await add('holdingManager', 'nord', 'Referenzen');
    expect(await names('nord', 'nordManager')).toEqual(['Preis', 'Referenzen']);
    for (const who of ['nordEditor', 'suedManager'] as const) {
      await expect(add(who, 'nord', 'Konzept')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    }
    await expect(add('nordManager', 'holding', 'Konzept')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('are seen by members with those of the main organization, which says who may keep which', async () => {
    const lists = await by('nordManager', listLossReasons);
    expect(lists.map(({ organization, isForAll, mayKeep }) => ({ organization, isForAll, mayKeep }))).toEqual([
      { organization: tenant.organizations.holding.shortName, isForAll: true, mayKeep: false },
      { organization: 'TW Nord', isForAll: false, mayKeep: true },
    ]);
    expect((await by('holdingEditor', listLossReasons)).length).toBeGreaterThan(2);
  });

  it('exist once, without regard to case, and come back when they had been retired', async () => {
    await add('nordManager', 'nord', 'Preis', 'PREIS', 'Konzept');
    const lossReasonId = await idOf('Preis');
    await by('nordManager', (work) => retireLossReason(work, { lossReasonId, isRetired: true }));
    expect(await listOf('nord')).toMatchObject([{ name: 'Konzept' }, { name: 'Preis', isRetired: true }]);
    await add('nordManager', 'nord', 'preis');
    expect(await listOf('nord')).toMatchObject([
      { name: 'Preis', isRetired: false },
      { name: 'Konzept', isRetired: false },
    ]);
  });

  it('are offered with those of the main organization first, retired ones left out', async () => {
    await add('holdingManager', 'holding', 'Preis', 'Aufgehoben');
    await add('nordManager', 'nord', 'Zu weit weg');
    const lossReasonId = await idOf('Aufgehoben', 'holding');
    await by('holdingManager', (work) => retireLossReason(work, { lossReasonId, isRetired: true }));
    const offeredIn = async (organization: 'nord' | 'sued') =>
      (await by('nordManager', (work) => offeredLossReasons(work, tenant.organizations[organization].id))).map(
        ({ name }) => name,
      );
    expect(await offeredIn('nord')).toEqual(['Preis', 'Zu weit weg']);
    expect(await offeredIn('sued')).toEqual(['Preis']);
  });

  it('take another order, in which those left out follow', async () => {
    await add('nordManager', 'nord', 'Preis', 'Konzept', 'Referenzen');
    const ids = [await idOf('Referenzen'), await idOf('Preis')];
    const organizationId = tenant.organizations.nord.id;
    await by('nordManager', (work) => arrangeLossReasons(work, { organizationId, ids }));
    expect(await names('nord')).toEqual(['Referenzen', 'Preis', 'Konzept']);
  });

  it('refuse the name of another one, and take another spelling of the own', async () => {
    await add('nordManager', 'nord', 'Preis', 'Konzept');
    const lossReasonId = await idOf('Konzept');
    const rename = (name: string) => by('nordManager', (work) => renameLossReason(work, { lossReasonId, name }));
    await rename('KONZEPT');
    await expect(rename('preis')).rejects.toMatchObject({ code: 'LOSS_REASON_EXISTS', details: { names: ['preis'] } });
    expect(await names('nord')).toEqual(['Preis', 'KONZEPT']);
  });

  it('are so many at most', async () => {
    const many = Array.from({ length: limits.lossReasons }, (_, index) => `Grund ${index}`);
    await add('nordManager', 'nord', ...many);
    await expect(add('nordManager', 'nord', 'Einer mehr')).rejects.toMatchObject({ code: 'TOO_MANY_LOSS_REASONS' });
  });
});

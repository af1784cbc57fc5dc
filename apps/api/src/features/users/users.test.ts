import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance } from '../../testing/chances.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { listPossibleOwners, listUsers, listUsersOnChance } from './users.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let chanceId: string;
beforeAll(async () => {
  tenant = await aTenant(database);
  chanceId = await aChance(tenant, { operatedBy: ['nord'] });
});
afterAll(() => database.close());

const list = (who: PersonKey, name?: string) =>
  as(tenant, tenant.people[who], (work) => listUsers(work, { first: 100, name }));
const lastnames = (people: { lastname: string }[]) => people.map(({ lastname }) => lastname);
const leaves = (who: PersonKey, deleted: boolean) =>
  as(tenant, tenant.people.holdingManager, ({ db }) =>
    db.user.update({ where: { id: tenant.people[who].userId }, data: { deleted } }),
  );

describe('the people of a tenant', () => {
  it('are listed by name, and found by any part of it without regard to case and accents', async () => {
    expect(lastnames(await list('nordViewer'))).toHaveLength(11);
    expect(lastnames(await list('nordViewer', 'KUHNEL'))).toEqual(['Kühnel']);
    expect(lastnames(await list('nordViewer', 'demir aylin'))).toEqual(['Demir']);
  });

  it('are found in either order of their names also when a search finds more than it hands over', async () => {
    const crowded = await aTenant(database);
    const { mainOrganizationId } = crowded;
    const crowd = Array.from({ length: 1_001 }, (_, number) => ({
      ...{ mainOrganizationId, organizationId: mainOrganizationId, role: 'Viewer' as const },
      ...{ firstname: 'Mona', lastname: 'Muster', email: `mona.${number}.${mainOrganizationId}@treuwacht.example` },
    }));
    const { holdingManager } = crowded.people;
    await as(crowded, holdingManager, ({ db }) => db.user.createMany({ data: crowd }));
    const find = (name: string) => as(crowded, holdingManager, (work) => listUsers(work, { first: 100, name }));
    expect(await find('mona mus')).toHaveLength(100);
    expect(await find('MUSTER mona')).toHaveLength(100);
    expect(await find('mona x')).toEqual([]);
  });

  it('show their address to Managers only', async () => {
    const [seenByManager] = await list('nordManager', 'Wiechert');
    const [seenByEditor] = await list('nordEditor', 'Wiechert');
    expect(seenByManager?.email).toMatch(/^jonas\.wiechert@/);
    expect(seenByEditor).toMatchObject({ email: null, organization: { shortName: 'Treuwacht Holding' } });
  });

  it('are gone from every list once they have left', async () => {
    await leaves('nordEditor', true);
    expect(lastnames(await list('holdingManager'))).not.toContain('Friedrichs');
    await leaves('nordEditor', false);
  });
});

describe('the people on a Chance', () => {
  const onChance = (who: PersonKey) => as(tenant, tenant.people[who], (work) => listUsersOnChance(work, chanceId));

  it('are those of the main organization and of the organizations that work on it', async () => {
    const organizations = new Set((await onChance('nordViewer')).map(({ organization }) => organization.shortName));
    expect(organizations).toEqual(new Set(['Treuwacht Holding', 'TW Nord']));
  });

  it('are not named to a user who does not see it', async () => {
    await expect(onChance('suedManager')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('who may own a Chance', () => {
  const owners = (who: PersonKey, id?: string | null) =>
    as(tenant, tenant.people[who], (work) => listPossibleOwners(work, id));

  it('Editors and Managers who see it', async () => {
    expect(lastnames(await owners('nordEditor', chanceId))).toEqual([
      'Brandes',
      'Friedrichs',
      'Petersen',
      'Sommerfeld',
      'Wiechert',
    ]);
  });

  it('a new one: those of the main, the own and all operational organizations', async () => {
    expect(await owners('suedEditor')).toHaveLength(9);
  });

  it.each(['unknown', '00000000-0000-7000-8000-000000000000'])('is not told for %s', async (id) => {
    await expect(owners('holdingManager', id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

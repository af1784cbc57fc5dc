import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { aQuickChance } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { inviteUser } from '../../accounts/invitations/invite-user.ts';
import { changeOrganization, closeOrganization, createOrganization, reopenOrganization } from './kept-organizations.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const create = (by: PersonKey, name = 'TW West GmbH', shortName = 'TW West') =>
  as(tenant, tenant.people[by], (work) => createOrganization(work, { name, shortName, isOperational: true }));
const change = (by: PersonKey, id: number, sent: Omit<Parameters<typeof changeOrganization>[1], 'id'>) =>
  as(tenant, tenant.people[by], (work) => changeOrganization(work, { id, ...sent }));
const close = (id: number) => as(tenant, tenant.people.holdingManager, (work) => closeOrganization(work, id));

it('is added, renamed and closed by Managers of the main organization, each with its entry in the trail', async () => {
  await expect(create('nordManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(create('holdingEditor')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  const { id } = await create('holdingManager');
  await expect(create('holdingManager')).rejects.toMatchObject({ code: 'SHORT_NAME_TAKEN' });
  await change('holdingManager', id, { name: 'TW Rhein GmbH' });
  const closed = await close(id);
  expect(closed).toMatchObject({ name: 'TW Rhein GmbH', isOperational: false, permissions: ['REOPEN_ORGANIZATION'] });
  await expect(change('holdingManager', id, { name: 'TW Main' })).rejects.toMatchObject({
    code: 'ORGANIZATION_CLOSED',
  });
  const person = { firstname: 'Ute', lastname: 'Graf', email: 'ute.graf@example.test', role: 'Viewer' as const };
  await expect(
    as(tenant, tenant.people.holdingManager, (work) => inviteUser(work, { ...person, organizationId: id })),
  ).rejects.toMatchObject({ code: 'ORGANIZATION_CLOSED' });
  const opened = await as(tenant, tenant.people.holdingManager, (work) => reopenOrganization(work, id));
  expect(opened).toMatchObject({ closedAt: null, isOperational: false });
  const actions = await as(tenant, tenant.people.holdingManager, ({ db }) =>
    db.trailEntry.findMany({ where: { entity: 'organization', entityId: String(id) }, orderBy: { id: 'asc' } }),
  );
  expect(actions.map(({ action }) => action)).toEqual(['create', 'change', 'close', 'reopen']);
  expect(actions[1]).toMatchObject({ before: { name: 'TW West GmbH' }, after: { name: 'TW Rhein GmbH' } });
});

it('stays operational while it staffs an open Chance, which is named, and open while it has people', async () => {
  const { nord, sued } = tenant.organizations;
  await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
  const staffed = await change('holdingManager', nord.id, { isOperational: false }).catch((error: unknown) => error);
  expect(staffed).toMatchObject({ code: 'ORGANIZATION_IN_USE', details: { names: [expect.any(String)] } });
  await expect(close(nord.id)).rejects.toMatchObject({ code: 'ORGANIZATION_IN_USE' });
  await expect(close(sued.id)).rejects.toMatchObject({ code: 'ORGANIZATION_HAS_PEOPLE' });
  await expect(close(tenant.mainOrganizationId)).rejects.toMatchObject({ code: 'MAIN_ORGANIZATION_STAYS' });
  expect(await change('holdingManager', sued.id, { isOperational: false })).toMatchObject({ isOperational: false });
});

it('gives a short name once, when Managers give it to two organizations at the same moment', async () => {
  const one = await create('holdingManager');
  const other = await create('holdingManager', 'TW Ost GmbH', 'TW Ost');
  const shortName = 'TW Neu';
  const outcomes = await Promise.allSettled([
    change('holdingManager', one.id, { shortName }),
    change('holdingManager', other.id, { shortName }),
    create('holdingManager', 'TW Neu GmbH', shortName),
  ]);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(refused).toEqual(['SHORT_NAME_TAKEN', 'SHORT_NAME_TAKEN']);
});

it('merges what two Managers change, and asks where both changed the same', async () => {
  const { id, version } = await create('holdingManager');
  const base = { name: 'TW West GmbH', shortName: 'TW West', isOperational: true };
  await change('holdingManager', id, { name: 'TW Rhein GmbH', version, base });
  const merged = await change('holdingManager', id, { ...base, shortName: 'TW Rhein', version, base });
  expect(merged).toMatchObject({ name: 'TW Rhein GmbH', shortName: 'TW Rhein' });
  await expect(change('holdingManager', id, { ...base, name: 'TW Main', version, base })).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { conflicts: [{ path: 'name' }] },
  });
});

import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../../testing/chances.ts';
import { bidGroup, decideBids, saysOnBid } from '../../../testing/decisions.ts';
import type { OrganizationKey, PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { bidConversation } from '../list-groups.ts';
import { addOrganization, removeOrganization } from './chance-organizations.ts';
import { addParticipant, removeParticipant } from './participants.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const stateOf = async (id: string, who: PersonKey = 'holdingManager') =>
  (await as(tenant, tenant.people[who], (work) => requireChance(work, id))).state;

async function change(
  verb: typeof addParticipant,
  chanceId: string,
  { of, who, by = 'holdingEditor' }: { of: OrganizationKey; who: OrganizationKey; by?: PersonKey },
): Promise<void> {
  const { id: groupId } = await bidGroup(tenant, chanceId, of, by);
  const organizationId = tenant.organizations[who].id;
  await as(tenant, tenant.people[by], (work) => verb(work, { groupId, organizationId }));
}

const changeOrganizations = (verb: typeof addOrganization, chanceId: string, who: OrganizationKey, by: PersonKey) =>
  as(tenant, tenant.people[by], (work) => verb(work, { chanceId, organizationId: tenant.organizations[who].id }));

describe('reading a group', () => {
  it('under another Chance finds nothing', async () => {
    const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
    const other = await aQuickChance(tenant, { operatedBy: ['nord'] });
    const group = await bidGroup(tenant, id, 'nord', 'nordEditor');
    const read = (chanceId: string) =>
      as(tenant, tenant.people.nordEditor, (work) => bidConversation(work, group.id, chanceId));
    expect((await read(id)).group.id).toBe(group.id);
    await expect(read(other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('asking another organization', () => {
  it('shows it the Chance, and waits for it after the first decision', async () => {
    const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
    await expect(stateOf(id, 'suedEditor')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await change(addParticipant, id, { of: 'nord', who: 'sued' });
    expect(await stateOf(id, 'suedEditor')).toBe('pendingbiddecision');
    await expect(saysOnBid(tenant, id, 'nord', 'suedEditor', { decision: 'Bid' })).rejects.toMatchObject({
      code: 'NOT_YOUR_TURN',
    });
    const { group } = await saysOnBid(tenant, id, 'nord', 'nordEditor', { decision: 'Bid' });
    expect(group).toMatchObject({ isFinal: false, progress: 50, awaitingOrganizationId: tenant.organizations.sued.id });
  });

  it('a disagreement turns the decision; the organization itself agrees, and it is a No-Bid', async () => {
    const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
    await change(addParticipant, id, { of: 'nord', who: 'sued' });
    await saysOnBid(tenant, id, 'nord', 'nordEditor', { decision: 'Bid' });
    const flipped = await saysOnBid(tenant, id, 'nord', 'suedEditor', { action: 'Flip', comment: 'Zu nah an uns.' });
    expect(flipped.group).toMatchObject({
      currentDecision: 'Nobid',
      currentFlipOrganizationId: tenant.organizations.sued.id,
      isFinal: false,
      progress: 50,
    });
    await saysOnBid(tenant, id, 'nord', 'nordEditor', { action: 'Approve', comment: 'Einverstanden.' });
    expect(await stateOf(id)).toBe('notbidding');
  });

  it('only the owner and Managers of the main organization may, each organization once, and only of the tenant', async () => {
    const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
    const add = (by: PersonKey, who: OrganizationKey = 'mitte') => change(addParticipant, id, { of: 'nord', who, by });
    await expect(add('nordManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await add('holdingManager');
    await expect(add('holdingManager')).rejects.toMatchObject({ code: 'ALREADY_PARTICIPANT' });
    const elsewhere = await aTenant(database);
    const { id: groupId } = await bidGroup(tenant, id, 'nord', 'holdingEditor');
    const organizationId = elsewhere.organizations.nord.id;
    await expect(
      as(tenant, tenant.people.holdingEditor, (work) => addParticipant(work, { groupId, organizationId })),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('taken back, it no longer sees the Chance; with the last answer missing the group ends and the Chance moves on', async () => {
    const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
    await change(addParticipant, id, { of: 'nord', who: 'sued' });
    await saysOnBid(tenant, id, 'nord', 'nordEditor', { decision: 'Bid' });
    await change(removeParticipant, id, { of: 'nord', who: 'sued' });
    expect(await stateOf(id)).toBe('editing');
    await expect(stateOf(id, 'suedEditor')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(change(addParticipant, id, { of: 'nord', who: 'sued' })).rejects.toMatchObject({
      code: 'DECISION_FINAL',
    });
  });

  it('an organization that staffs the Chance keeps seeing and staffing it when another group asks it no longer', async () => {
    const id = await aQuickChance(tenant, { operatedBy: ['nord', 'sued'] });
    await change(addParticipant, id, { of: 'nord', who: 'sued' });
    await change(removeParticipant, id, { of: 'nord', who: 'sued' });
    const { participations } = await as(tenant, tenant.people.suedEditor, (work) => requireChance(work, id));
    const { id: organizationId } = tenant.organizations.sued;
    expect(participations.find((participation) => participation.organizationId === organizationId)).toMatchObject({
      isOperational: true,
      isInvolved: true,
    });
  });
});

describe('changing the organizations that are to staff a Chance', () => {
  it('adds a group while bids are open', async () => {
    const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
    await changeOrganizations(addOrganization, id, 'mitte', 'holdingEditor');
    await decideBids(tenant, id, { nord: 'Bid' });
    expect(await stateOf(id)).toBe('pendingbiddecision');
    await decideBids(tenant, id, { mitte: 'Nobid' });
    expect(await stateOf(id)).toBe('editing');
    await expect(changeOrganizations(addOrganization, id, 'sued', 'holdingEditor')).rejects.toMatchObject({
      code: 'LOCKED',
    });
  });

  it('withdraws one that has not decided; when the others have, the Chance moves on', async () => {
    const id = await aQuickChance(tenant, { operatedBy: ['nord', 'mitte'] });
    await decideBids(tenant, id, { nord: 'Nobid' });
    await expect(changeOrganizations(removeOrganization, id, 'nord', 'holdingEditor')).rejects.toMatchObject({
      code: 'ALREADY_DECIDED',
    });
    await changeOrganizations(removeOrganization, id, 'mitte', 'holdingEditor');
    expect(await stateOf(id)).toBe('notbidding');
    await expect(stateOf(id, 'mitteEditor')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keeps the last one, and is the owner’s business', async () => {
    const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
    await expect(changeOrganizations(removeOrganization, id, 'nord', 'holdingEditor')).rejects.toMatchObject({
      code: 'LAST_ORGANIZATION',
    });
    await expect(changeOrganizations(addOrganization, id, 'sued', 'holdingManager')).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await expect(changeOrganizations(addOrganization, id, 'holding', 'holdingEditor')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});

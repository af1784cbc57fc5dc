import { testDatabase } from '@zuschlag/db/testing/database';
import { chanceList } from '@zuschlag/validation/chance/chance-list';
import { copyChanceInput } from '@zuschlag/validation/chance/copy-chance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../../testing/chances.ts';
import { decideBids, saysOnBid } from '../../../testing/decisions.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { pendingBidGroups } from '../../bid-decisions/list-groups.ts';
import { copyChance } from '../create/copy-chance.ts';
import { updateChance } from '../details/update-chance.ts';
import { listChances } from '../list/list-chances.ts';
import { getChance } from '../view/get-chance.ts';
import { archiveChance, restoreChance } from './archive.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const archive = (chanceId: string, by: PersonKey = 'holdingEditor') =>
  as(tenant, tenant.people[by], (work) => archiveChance(work, { chanceId, reason: 'Verfahren aufgehoben' }));
const restore = (chanceId: string, by: PersonKey = 'holdingEditor') =>
  as(tenant, tenant.people[by], (work) => restoreChance(work, chanceId));
const show = (id: string, who: PersonKey = 'holdingEditor') =>
  as(tenant, tenant.people[who], (work) => getChance(work, id));
/** Without what counts changes, also of other Chances. */
const asItStands = async (id: string) => {
  const { version: _, updatedAt: __, customer: ___, ...rest } = await show(id);
  return rest;
};
const listed = async (input: object = {}, who: PersonKey = 'holdingEditor') => {
  const reading = { actor: tenant.people[who], database, today: '2026-11-18' };
  const { edges } = await listChances(reading, chanceList.parse({ first: 50, ...input }));
  return edges.map(({ node }) => node.id);
};

describe('an archived Chance', () => {
  it('stands in no list but that of the archive, in every order and for every organization, until it is restored', async () => {
    const kept = await aQuickChance(tenant, { operatedBy: ['nord'] });
    const id = await aQuickChance(tenant, { operatedBy: ['nord'], description: { name: 'Objektschutz Altes Werk' } });
    await archive(id);
    for (const field of ['due', 'submission', 'startDate', 'revenue'] as const) {
      const sort = { field, order: 'DESC' as const };
      for (const who of ['holdingEditor', 'nordEditor'] as const) {
        expect(await listed({ sort }, who)).not.toContain(id);
        expect(await listed({ sort, filters: { archived: true } }, who)).toEqual([id]);
      }
    }
    expect(await listed({ filters: { search: 'Altes Werk' } })).not.toContain(id);
    expect(await listed({ filters: { onlyOwn: true } })).toContain(kept);
    const inDays = { gte: '2000-01-01', lte: '2099-12-31' };
    expect(await listed({ filters: { archived: true, deadlineDate: inDays } })).toEqual([id]);
    expect(await listed({ filters: { archived: true, deadlineDate: { lte: '2000-01-01' } } })).toEqual([]);
    await restore(id);
    expect(await listed()).toContain(id);
    expect(await listed({ filters: { archived: true } })).toEqual([]);
  });

  it('says since when and why, and asks for nothing', async () => {
    const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
    await archive(id);
    const seen = await show(id, 'nordEditor');
    expect(seen).toMatchObject({ state: 'pendingbiddecision', archiveReason: 'Verfahren aufgehoben', turn: null });
    expect(seen).toMatchObject({ archivedAt: expect.any(String), permissions: ['VIEW'], mayArchive: false });
    const pending = await as(tenant, tenant.people.nordEditor, (work) => pendingBidGroups(work));
    expect(pending.map(({ chanceId }) => chanceId)).not.toContain(id);
  });

  it('refuses every change, can be copied, and is as it was after the return', async () => {
    const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
    const before = await asItStands(id);
    await archive(id);
    const edit = as(tenant, tenant.people.holdingEditor, (work) =>
      updateChance(work, { chanceId: id, input: { additionalText: 'Nachtrag' } }),
    );
    await expect(edit).rejects.toMatchObject({ code: 'ARCHIVED' });
    await expect(saysOnBid(tenant, id, 'nord', 'nordEditor', { decision: 'Bid' })).rejects.toMatchObject({
      code: 'ARCHIVED',
    });
    const copy = copyChanceInput.parse({
      ...{ chanceId: id, name: 'Kopie', submission: '2027-05-03', startDate: '2027-09-01', endDate: '2028-08-31' },
    });
    await expect(as(tenant, tenant.people.holdingEditor, (work) => copyChance(work, copy))).resolves.toMatchObject({
      id: expect.any(String),
    });
    await restore(id);
    expect(await asItStands(id)).toEqual(before);
    await decideBids(tenant, id, { nord: 'Bid' });
    expect(await show(id)).toMatchObject({ state: 'editing' });
  });

  it('is archived and restored by its owner and by Managers of the main organization alone, and archived once', async () => {
    const id = await aQuickChance(tenant, { operatedBy: ['nord'] });
    await expect(archive(id, 'nordManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await archive(id, 'holdingManager');
    await expect(archive(id)).rejects.toMatchObject({ code: 'ARCHIVED' });
    await expect(restore(id, 'nordManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await restore(id);
    expect(await show(id)).toMatchObject({ archivedAt: null, archiveReason: null, mayArchive: true });
  });
});

import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../../testing/services.ts';
import { readCustomer, renameFromDirectory } from '../directory.ts';
import { findNearCustomers } from '../near.ts';
import { mergeCustomers, previewMerge } from './merge.ts';
import { previewUndo, undoMerge } from './undo-merge.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

let counter = 0;
/** A customer with Chances of its own, and at the first of them a service at a site. */
async function aCustomer(chances: number) {
  counter += 1;
  const name = `Musterfirma ${String.fromCharCode(64 + counter)}${counter}`;
  const first = await aChanceToCalculate(tenant, ['nord'], { description: { customerName: name } });
  const service = await aService(tenant, first);
  const ids = [first];
  for (let at = 1; at < chances; at += 1) ids.push(await aQuickChance(tenant, { description: { customerName: name } }));
  return { id: await customerOf(first), name, chances: ids, siteId: service.siteId ?? '' };
}

async function customerOf(chanceId: string): Promise<string> {
  const { mainOrganizationId } = tenant;
  const row = await inTenant(database, mainOrganizationId, (db) =>
    db.chance.findFirstOrThrow({ where: { mainOrganizationId, id: chanceId }, select: { customerId: true } }),
  );
  return row.customerId;
}

type Some = { id: string };
const preview = (kept: Some, merged: Some, who: PersonKey = 'holdingManager') =>
  as(tenant, tenant.people[who], (work) => previewMerge(work, { customerId: kept.id, mergedId: merged.id }));
const merge = async (kept: Some, merged: Some, basis?: string, who: PersonKey = 'holdingManager') => {
  const sure = basis ?? (await preview(kept, merged)).basis;
  return as(tenant, tenant.people[who], (work) =>
    mergeCustomers(work, { customerId: kept.id, mergedId: merged.id, basis: sure }),
  );
};
const undo = (mergeId: string, now?: Date) =>
  as(tenant, tenant.people.holdingManager, (work) => undoMerge(work, mergeId), now);
const read = (id: string) => as(tenant, tenant.people.holdingManager, (work) => readCustomer(work, id));
const trailOf = (entityId: string) =>
  inTenant(database, tenant.mainOrganizationId, async (db) =>
    (await db.trailEntry.findMany({ where: { entityId }, orderBy: { id: 'asc' } })).map(({ action }) => action),
  );

describe('merging two customers', () => {
  it('moves exactly what the preview shows, leads the old name to the one that stays, and is in the trail of all', async () => {
    const [kept, merged] = [await aCustomer(1), await aCustomer(3)];
    expect(await preview(kept, merged)).toMatchObject({
      keptName: kept.name,
      mergedName: merged.name,
      chanceCount: 3,
      sites: [{ id: merged.siteId }],
    });
    const after = await merge(kept, merged);
    expect(after).toMatchObject({ id: kept.id, name: kept.name, figures: { total: 4 }, merges: [{ chanceCount: 3 }] });
    expect(after.sites.map(({ id }) => id).sort()).toEqual([kept.siteId, merged.siteId].sort());
    expect((await read(merged.id)).id).toBe(kept.id);
    const typed = await as(tenant, tenant.people.nordEditor, (work) => findNearCustomers(work, merged.name));
    expect(typed.exact?.id).toBe(kept.id);
    const later = await aQuickChance(tenant, { description: { customerName: merged.name } });
    expect(await customerOf(later)).toBe(kept.id);
    for (const id of [kept.id, merged.id]) expect((await trailOf(id)).at(-1)).toBe('merge');
    expect(await trailOf(merged.chances[1] ?? '')).toContain('changeCustomer');
  });

  it('is refused once something has come since the preview, and when one of the two is merged already', async () => {
    const [kept, merged, third] = [await aCustomer(1), await aCustomer(1), await aCustomer(1)];
    const { basis } = await preview(kept, merged);
    await aQuickChance(tenant, { description: { customerName: merged.name } });
    await expect(merge(kept, merged, basis)).rejects.toMatchObject({ code: 'MERGE_CHANGED' });
    await merge(kept, merged);
    await expect(preview(third, merged)).rejects.toMatchObject({ code: 'CUSTOMER_MERGED' });
    await expect(preview(kept, kept)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('happens once when two people merge the two into each other at the same moment', async () => {
    const [one, other] = [await aCustomer(2), await aCustomer(2)];
    const bases = [(await preview(one, other)).basis, (await preview(other, one)).basis];
    const results = await Promise.allSettled([merge(one, other, bases[0]), merge(other, one, bases[1])]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'CUSTOMER_MERGED' });
    expect((await read(one.id)).figures.total).toBe(4);
  });

  it('is for managers of the main organization', async () => {
    const [kept, merged] = [await aCustomer(1), await aCustomer(1)];
    for (const who of ['nordManager', 'holdingEditor'] as const)
      await expect(merge(kept, merged, undefined, who)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('taking a merge back', () => {
  it('restores what moved and leaves what came afterwards', async () => {
    const [kept, merged] = [await aCustomer(1), await aCustomer(2)];
    const { merges } = await merge(kept, merged);
    const later = await aQuickChance(tenant, { description: { customerName: merged.name } });
    const mergeId = merges[0]?.id ?? '';
    const restored = await undo(mergeId);
    expect(restored).toMatchObject({ id: merged.id, name: merged.name, figures: { total: 2 } });
    expect(restored.sites.map(({ id }) => id)).toEqual([merged.siteId]);
    expect(await customerOf(later)).toBe(kept.id);
    expect(await read(kept.id)).toMatchObject({ figures: { total: 2 }, merges: [] });
    await expect(undo(mergeId)).rejects.toMatchObject({ code: 'MERGE_UNDO_EXPIRED' });
    expect((await trailOf(merged.id)).at(-1)).toBe('undoMerge');
  });

  it('says what it cannot restore: a site where a Chance that stays is calculated, and a name that is taken', async () => {
    const [kept, merged] = [await aCustomer(1), await aCustomer(1)];
    const { merges } = await merge(kept, merged);
    const mergeId = merges[0]?.id ?? '';
    await aService(tenant, kept.chances[0] ?? '', { siteId: merged.siteId, siteInput: null });
    await as(tenant, tenant.people.holdingManager, (work) =>
      renameFromDirectory(work, { customerId: kept.id, name: merged.name }),
    );
    const plan = await as(tenant, tenant.people.holdingManager, (work) => previewUndo(work, mergeId));
    expect(plan).toMatchObject({
      name: `${merged.name} (2)`,
      isRenamed: true,
      chanceCount: 1,
      siteCount: 0,
      stayingSites: ['Rathaus'],
      servicesElsewhere: ['Empfang Rathaus'],
    });
    expect(await undo(mergeId)).toMatchObject({ name: `${merged.name} (2)`, sites: [], figures: { total: 1 } });
  });

  it('ends after 30 days, and waits for the customer that stayed when that one was merged itself', async () => {
    const [kept, merged, third] = [await aCustomer(1), await aCustomer(1), await aCustomer(1)];
    const { merges } = await merge(kept, merged);
    const mergeId = merges[0]?.id ?? '';
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await expect(undo(mergeId, inDays(31))).rejects.toMatchObject({ code: 'MERGE_UNDO_EXPIRED' });
    const second = await merge(third, kept);
    await expect(undo(mergeId)).rejects.toMatchObject({ code: 'CUSTOMER_MERGED', details: { names: [kept.name] } });
    await undo(second.merges[0]?.id ?? '');
    expect(await undo(mergeId, inDays(29))).toMatchObject({ id: merged.id, figures: { total: 1 } });
  });
});

import { testDatabase } from '@zuschlag/db/testing/database';
import { addProofsInput } from '@zuschlag/validation/chance/proofs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aQuickChance, bringTo } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { addProofs, listProofs, removeProof, tickProof } from './proofs.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const list = (chanceId: string, by: PersonKey = 'holdingEditor') =>
  as(tenant, tenant.people[by], (work) => listProofs(work, chanceId));
const add = (chanceId: string, labels: string[], by: PersonKey = 'holdingEditor') =>
  as(tenant, tenant.people[by], (work) => addProofs(work, addProofsInput.parse({ chanceId, labels })));
const tick = (proofId: string, isDone: boolean, by: PersonKey = 'nordEditor') =>
  as(tenant, tenant.people[by], (work) => tickProof(work, { proofId, isDone }));

describe('the checklist of proofs', () => {
  it('is written by every editor of the Chance, each proof once', async () => {
    const id = await aQuickChance(tenant);
    await add(id, ['Nachweis nach § 34a GewO', 'Referenzen']);
    await add(id, ['  referenzen ', 'Haftpflichtversicherung'], 'nordEditor');
    const { proofs, mayChange } = await list(id);
    expect(proofs.map(({ label }) => label)).toEqual([
      'Nachweis nach § 34a GewO',
      'Referenzen',
      'Haftpflichtversicherung',
    ]);
    expect(mayChange).toBe(true);
    expect((await list(id, 'holdingViewer')).mayChange).toBe(false);
    await expect(add(id, ['Preisblatt'], 'holdingViewer')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(add(id, ['Preisblatt'], 'suedEditor')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('says who ticked a proof and when, and the trail keeps what was unticked and removed', async () => {
    const id = await aQuickChance(tenant);
    await add(id, ['Referenzen']);
    const proofId = (await list(id)).proofs[0]?.id ?? '';
    await tick(proofId, true);
    const { id: userId } = (await list(id)).proofs[0]?.doneBy ?? {};
    expect(userId).toBe(tenant.people.nordEditor.userId);
    await tick(proofId, true, 'holdingEditor');
    expect((await list(id)).proofs[0]?.doneBy?.id, 'a second tick changes nothing').toBe(userId);
    await tick(proofId, false);
    expect((await list(id)).proofs[0]).toMatchObject({ doneAt: null, doneBy: null });
    await as(tenant, tenant.people.nordEditor, (work) => removeProof(work, { proofId }));
    expect((await list(id)).proofs).toEqual([]);
    const trail = await as(tenant, systemOf(tenant), ({ db }) =>
      db.trailEntry.findMany({ where: { chanceId: id, entity: 'proof' }, orderBy: { id: 'asc' } }),
    );
    expect(trail.map(({ action }) => action)).toEqual(['addProofs', 'tickProof', 'untickProof', 'removeProof']);
  });

  it('is closed with the Chance, and holds a hundred proofs', async () => {
    const id = await aQuickChance(tenant);
    await add(
      id,
      Array.from({ length: 100 }, (_, index) => `Nachweis ${index}`),
    );
    await expect(add(id, ['Einer zu viel'])).rejects.toMatchObject({ code: 'TOO_MANY_PROOFS' });
    const won = await aQuickChance(tenant);
    await bringTo(tenant, won, 'won');
    await expect(add(won, ['Zu spät'])).rejects.toMatchObject({ code: 'LOCKED' });
  });
});

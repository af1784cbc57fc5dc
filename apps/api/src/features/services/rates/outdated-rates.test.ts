import { ownDatabase } from '@zuschlag/db/testing/database';
import { updateChanceInput } from '@zuschlag/validation/chance/chance-edit';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { publish } from '../../../events/publish.ts';
import { startWorker } from '../../../jobs/worker.ts';
import { smtpTransport } from '../../../mail/smtp-transport.ts';
import { copiesOfChance } from '../../../testing/bulk/many-services.ts';
import { withRates } from '../../../testing/rates.ts';
import { jobOrigin, lastRunOf } from '../../../testing/recalculations.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../../testing/services.ts';
import { updateChance } from '../../chance/details/update-chance.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { updateState } from '../../chance/lifecycle/outcome.ts';
import { listChances } from '../../chance/list/list-chances.ts';
import { addEntry, removeEntry } from '../../configuration/entries/entries.ts';
import { runRecalculation } from '../../recalculations/run.ts';
import { recalculateOrganization } from '../pricing/recalculate.ts';
import { editPermanentService } from '../service/permanent.ts';
import { markOutdatedRates } from './mark-outdated-rates.ts';
import { readOutdatedRates } from './outdated-rates.ts';

const database = await ownDatabase();
afterAll(() => database.close());

/** A Chance of TW Nord and TW Mitte over 2027, each with one service. */
async function aCalculatedChance() {
  const tenant = await aTenant(database);
  await withRates(tenant, { provinces: ['DE-NW', 'DE-HE'], years: [2027] });
  const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte'], { by: 'nordEditor' });
  await aService(tenant, chanceId, { operatedBy: 'nord' });
  await aService(tenant, chanceId, { operatedBy: 'mitte' });
  return { tenant, chanceId };
}

const originOf = ({ mainOrganizationId }: ScenarioTenant, now = new Date()) => ({
  ...{ database, publish, mainOrganizationId, now, requestId: 'job' },
});
const addSocialSecurity = (tenant: ScenarioTenant, activeFrom = '2027-01-01', value = 0.22) =>
  as(tenant, tenant.people.configAdmin, (work) => addEntry(work, 'socialSecurity', { activeFrom, value }));
const isMarked = async (tenant: ScenarioTenant, chanceId: string) =>
  (await as(tenant, systemOf(tenant), (work) => requireChance(work, chanceId))).ratesChangedAt !== null;
const read = (tenant: ScenarioTenant, chanceId: string) =>
  as(tenant, tenant.people.mitteEditor, (work) => readOutdatedRates(work, chanceId));
const recalculateOf = (tenant: ScenarioTenant, chanceId: string, of: 'nord' | 'mitte') =>
  as(tenant, tenant.people[`${of}Editor`], (work) =>
    recalculateOrganization(work, { chanceId, organizationId: tenant.organizations[of].id }),
  );
const streamOf = (tenant: ScenarioTenant, chanceId: string) =>
  as(tenant, systemOf(tenant), async ({ db }) => {
    const rows = await db.streamEvent.findMany({ where: { chanceId }, orderBy: { id: 'asc' } });
    return rows.map(({ kind }) => kind);
  });

describe('a row inside the contract', () => {
  it('changes no stored figure; asked at once, each bidder is told the difference and the row', async () => {
    const { tenant, chanceId } = await aCalculatedChance();
    expect(await read(tenant, chanceId)).toEqual({ chanceId, organizations: [] });
    await addSocialSecurity(tenant);
    const { organizations } = await read(tenant, chanceId);
    expect(organizations.map(({ organization, services }) => [organization, services])).toEqual([
      ['TW Nord', 1],
      ['TW Mitte', 1],
    ]);
    const [nord] = organizations;
    // Asked by TW Mitte's Editor, who calculates for TW Mitte only.
    expect(organizations.map(({ mayRecalculate }) => mayRecalculate)).toEqual([false, true]);
    expect(nord?.costStored).toBeCloseTo(48_225.2803, 4);
    expect((nord?.costNow ?? 0) - 48_225.2803).toBeCloseTo(386.587, 3);
    // A margin of 6 % is kept: the price follows the cost.
    expect(nord?.revenueNow).toBeCloseTo((nord?.costNow ?? 0) / 0.94, 4);
    expect(nord?.rows).toEqual([
      { table: 'socialSecurity', province: null, activeFrom: '2027-01-01', change: 'added' },
      { table: 'socialSecurity', province: null, activeFrom: '2020-01-01', change: 'removed' },
    ]);
  });

  it('without which there is no price now has no sum now', async () => {
    const { tenant, chanceId } = await aCalculatedChance();
    const { id } = await as(tenant, systemOf(tenant), ({ db }) =>
      db.socialSecurity.findFirstOrThrow({ where: { mainOrganizationId: tenant.mainOrganizationId } }),
    );
    await as(tenant, tenant.people.configAdmin, (work) => removeEntry(work, 'socialSecurity', id));
    const { organizations } = await read(tenant, chanceId);
    expect(organizations[0]).toMatchObject({ costNow: null, revenueNow: null });
    expect(organizations[0]?.rows).toMatchObject([{ table: 'socialSecurity', change: 'removed' }]);
  });

  it('is nobody’s business who may not see the Chance', async () => {
    const { tenant, chanceId } = await aCalculatedChance();
    const asked = as(tenant, tenant.people.suedManager, (work) => readOutdatedRates(work, chanceId));
    await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the mark on a Chance', () => {
  it('comes with the job that a new row starts, is in the list, and reaches open screens', async () => {
    const { tenant, chanceId } = await aCalculatedChance();
    const transport = smtpTransport({ url: 'smtp://127.0.0.1:9', from: 'Zuschlag <post@zuschlag.example>' });
    const quiet = { error: () => undefined, warn: () => undefined };
    const worker = await startWorker(
      { database, publish, mail: { transport, publicUrl: 'https://zuschlag.example' } },
      quiet,
    );
    try {
      await addSocialSecurity(tenant);
      await vi.waitFor(async () => expect(await isMarked(tenant, chanceId)).toBe(true), { timeout: 30_000 });
    } finally {
      await worker.stop();
    }
    expect((await streamOf(tenant, chanceId)).at(-1)).toBe('chanceChanged');
    const reading = { actor: tenant.people.nordEditor, database, today: '2026-11-18' };
    const { edges } = await listChances(reading, { first: 10 });
    expect(edges.map(({ node }) => [node.id, node.ratesChanged])).toEqual([[chanceId, true]]);
  });

  it('is one job for several rows in a row', async () => {
    const { tenant } = await aCalculatedChance();
    await addSocialSecurity(tenant, '2027-02-01');
    await addSocialSecurity(tenant, '2027-03-01');
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    const { rows } = await owner.query(
      `select count(*)::int as jobs from graphile_worker.jobs
       where task_identifier = 'mark-outdated-rates' and key like $1 || ' %'`,
      [tenant.mainOrganizationId],
    );
    await owner.end();
    expect(rows).toEqual([{ jobs: 1 }]);
  });

  it('stays away when the row is for another state or counts after the contract', async () => {
    const { tenant, chanceId } = await aCalculatedChance();
    const input = { activeFrom: '2027-01-01', province: 'DE-HE' as const, bonusRelative: 0.1, bonusAbsolute: 0 };
    await as(tenant, tenant.people.configAdmin, (work) => addEntry(work, 'vacationBonus', input));
    await addSocialSecurity(tenant, '2028-01-01');
    await markOutdatedRates(originOf(tenant));
    expect(await isMarked(tenant, chanceId)).toBe(false);
  });

  it('goes when the last organization has calculated again, not before', async () => {
    const { tenant, chanceId } = await aCalculatedChance();
    await addSocialSecurity(tenant);
    await markOutdatedRates(originOf(tenant));
    await recalculateOf(tenant, chanceId, 'nord');
    expect(await isMarked(tenant, chanceId)).toBe(true);
    expect((await read(tenant, chanceId)).organizations.map(({ organization }) => organization)).toEqual(['TW Mitte']);
    await recalculateOf(tenant, chanceId, 'mitte');
    expect(await isMarked(tenant, chanceId)).toBe(false);
    expect((await read(tenant, chanceId)).organizations).toEqual([]);
  });

  it('comes with another federal state of the Chance, and goes with the old one', async () => {
    const { tenant, chanceId } = await aCalculatedChance();
    const [service] = await as(tenant, systemOf(tenant), ({ db }) => db.service.findMany({ where: { chanceId } }));
    const withoutSite = { serviceId: service?.id ?? '', input: { siteId: null } };
    await as(tenant, tenant.people.nordEditor, (work) => editPermanentService(work, withoutSite));
    const moveTo = (province: string) =>
      as(tenant, tenant.people.nordEditor, (work) =>
        updateChance(work, updateChanceInput.parse({ chanceId, input: { description: { province } } })),
      );
    const { province } = await as(tenant, systemOf(tenant), (work) => requireChance(work, chanceId));
    await moveTo('HE');
    expect(await isMarked(tenant, chanceId)).toBe(true);
    const giveUp = async () =>
      runRecalculation(jobOrigin(tenant), (await lastRunOf(tenant, chanceId))?.id ?? '', { mostAttempts: 0 });
    await giveUp();
    expect(await isMarked(tenant, chanceId)).toBe(true);
    await moveTo(province ?? '');
    expect(await isMarked(tenant, chanceId)).toBe(false);
  });

  it('goes when the row is taken away again, and the day it came stays while it is there', async () => {
    const { tenant, chanceId } = await aCalculatedChance();
    const { id } = await addSocialSecurity(tenant);
    const noon = new Date('2026-11-22T12:00:00Z');
    await markOutdatedRates(originOf(tenant, noon));
    await markOutdatedRates(originOf(tenant, new Date('2026-11-23T12:00:00Z')));
    const rename = updateChanceInput.parse({ chanceId, input: { description: { name: 'Objektschutz Hafen' } } });
    await as(tenant, tenant.people.nordEditor, (work) => updateChance(work, rename));
    const chance = await as(tenant, systemOf(tenant), (work) => requireChance(work, chanceId));
    expect(chance.ratesChangedAt).toEqual(noon);
    await as(tenant, tenant.people.configAdmin, (work) => removeEntry(work, 'socialSecurity', id));
    await markOutdatedRates(originOf(tenant));
    expect(await isMarked(tenant, chanceId)).toBe(false);
  });

  it('leaves the version alone, so that nobody’s open form is refused', async () => {
    const { tenant, chanceId } = await aCalculatedChance();
    const before = await as(tenant, systemOf(tenant), (work) => requireChance(work, chanceId));
    await addSocialSecurity(tenant);
    await markOutdatedRates(originOf(tenant));
    const after = await as(tenant, systemOf(tenant), (work) => requireChance(work, chanceId));
    expect([after.version, after.updatedAt]).toEqual([before.version, before.updatedAt]);
  });

  it('is set on every open Chance, however many steps it takes', async () => {
    const { tenant, chanceId } = await aCalculatedChance();
    await copiesOfChance(tenant, chanceId, 205);
    await addSocialSecurity(tenant);
    await markOutdatedRates(originOf(tenant));
    const marked = await as(tenant, systemOf(tenant), ({ db }) =>
      db.chance.count({ where: { mainOrganizationId: tenant.mainOrganizationId, ratesChangedAt: { not: null } } }),
    );
    expect(marked).toBe(206);
  });
});

describe('submitting a Chance whose rates have changed', () => {
  async function aReadyChance() {
    const { tenant, chanceId } = await aCalculatedChance();
    await as(tenant, systemOf(tenant), ({ db }) =>
      db.chance.update({ where: { id: chanceId }, data: { state: 'readytosubmit' } }),
    );
    return { tenant, chanceId };
  }
  const submit = (tenant: ScenarioTenant, chanceId: string, confirmRatesChanged?: boolean) =>
    as(tenant, tenant.people.nordEditor, (work) =>
      updateState(work, { chanceId, reasonForLoss: null, confirmRatesChanged }),
    );
  const auditEntriesOf = (tenant: ScenarioTenant, chanceId: string) =>
    as(tenant, systemOf(tenant), ({ db }) =>
      db.trailEntry.findMany({ where: { chanceId, action: 'submittedWithChangedRates' }, orderBy: { id: 'asc' } }),
    );

  it('is refused with the names, also before the mark is there, and then confirmed; the trail keeps the difference', async () => {
    const { tenant, chanceId } = await aReadyChance();
    await addSocialSecurity(tenant);
    await expect(submit(tenant, chanceId)).rejects.toMatchObject({
      code: 'RATES_CHANGED',
      details: { names: ['TW Nord', 'TW Mitte'] },
    });
    await markOutdatedRates(originOf(tenant));
    await expect(submit(tenant, chanceId, false)).rejects.toMatchObject({ code: 'RATES_CHANGED' });
    expect(await auditEntriesOf(tenant, chanceId)).toEqual([]);
    await submit(tenant, chanceId, true);
    const [entry] = await auditEntriesOf(tenant, chanceId);
    expect(entry?.after).toMatchObject({
      organizations: [
        {
          organization: 'TW Nord',
          services: 1,
          costStored: expect.closeTo(48_225.2803, 3),
          costNow: expect.closeTo(48_611.8674, 3),
        },
        { organization: 'TW Mitte' },
      ],
    });
    // A submitted Chance has no mark, and no later row sets one.
    expect(await isMarked(tenant, chanceId)).toBe(false);
    await addSocialSecurity(tenant, '2027-05-01');
    await markOutdatedRates(originOf(tenant));
    expect(await isMarked(tenant, chanceId)).toBe(false);
    expect((await read(tenant, chanceId)).organizations).toEqual([]);
  });

  it('needs no confirmation without a change, and a needless one leaves no trace', async () => {
    const { tenant, chanceId } = await aReadyChance();
    await submit(tenant, chanceId, true);
    expect(await auditEntriesOf(tenant, chanceId)).toEqual([]);
  });

  it('is refused for its state first', async () => {
    const { tenant, chanceId } = await aCalculatedChance();
    await addSocialSecurity(tenant);
    await expect(submit(tenant, chanceId)).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
  });
});

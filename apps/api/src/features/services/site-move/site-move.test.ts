import { setTimeout as pause } from 'node:timers/promises';
import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { updateChanceInput } from '@zuschlag/validation/chance/chance-edit';
import type { SiteInput } from '@zuschlag/validation/customers/sites';
import { rowsBehind } from '@zuschlag/validation/services/rates/rows-behind';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonKey } from '../../../testing/people.ts';
import { withRates, withTariff } from '../../../testing/rates.ts';
import { jobOrigin, lastRunOf, runUntilDeath } from '../../../testing/recalculations.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../../testing/services.ts';
import { updateChance } from '../../chance/details/update-chance.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { addSite, updateSite } from '../../customers/sites.ts';
import { runRecalculation } from '../../recalculations/run.ts';
import { readWarnings } from '../pricing/warnings.ts';
import { readRateBook, readService } from '../service/list-services.ts';
import { editPermanentService } from '../service/permanent.ts';
import { previewSiteMove } from './preview.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant, { provinces: ['DE-NW', 'DE-HE', 'DE-BY'] });
  // Fewer days to work in a year there: a guard's hour has another price.
  await withTariff(tenant, tenant.mainOrganizationId, {
    province: 'DE-HE',
    activeFrom: '2026-01-01',
    workdaysPerYear: 230,
  });
});
afterAll(() => database.close());

const move = (who: PersonKey, siteId: string, input: Partial<SiteInput>, confirmsMovedServices = false) =>
  as(tenant, tenant.people[who], (work) => updateSite(work, { siteId, input, confirmsMovedServices }));
const preview = (who: PersonKey, siteId: string) =>
  as(tenant, tenant.people[who], (work) => previewSiteMove(work, { siteId, province: 'DE-HE' }));
const priceOf = (serviceId: string) =>
  as(tenant, tenant.people.holdingManager, async (work) => (await readService(work, serviceId)).pricing?.pricePerHour);
const isMarked = async (chanceId: string) =>
  (await as(tenant, systemOf(tenant), (work) => requireChance(work, chanceId))).ratesChangedAt !== null;
const trailOf = (entityId: string) =>
  inTenant(database, tenant.mainOrganizationId, (db) =>
    db.trailEntry.findMany({ where: { entityId }, orderBy: { id: 'asc' } }),
  );

/** A town hall where Nord calculates in one Chance, Mitte in a second, and Nord in one that is submitted. */
async function aTownHall() {
  const open = await aChanceToCalculate(tenant, ['nord']);
  const nord = await aService(tenant, open);
  const siteId = nord.siteId ?? '';
  const ofMitte = await aChanceToCalculate(tenant, ['mitte'], { by: 'mitteEditor' });
  const mitte = await aService(tenant, ofMitte, { operatedBy: 'mitte', siteId, siteInput: null });
  const submitted = await aChanceToCalculate(tenant, ['nord']);
  const offered = await aService(tenant, submitted, { siteId, siteInput: null });
  await inTenant(database, tenant.mainOrganizationId, (db) =>
    db.chance.update({
      where: { mainOrganizationId_id: { mainOrganizationId: tenant.mainOrganizationId, id: submitted } },
      data: { state: 'submitted' },
    }),
  );
  return { siteId, open, nord, ofMitte, mitte, submitted, offered };
}

describe('a place of work that gets another federal state', () => {
  it('says first which services it moves and to which price, as far as the reader may see them', async () => {
    const { siteId, nord, offered } = await aTownHall();
    const { services, ...facts } = await preview('nordEditor', siteId);
    expect(facts).toEqual({ hiddenOpenServices: 1, needsConfirmation: true });
    expect(services.map(({ serviceId, effect }) => [serviceId, effect])).toEqual([
      [nord.id, 'recalculated'],
      [offered.id, 'kept'],
    ]);
    const [first, second] = services;
    expect(first?.pricePerHour).toBeCloseTo(nord.pricing?.pricePerHour ?? 0, 6);
    expect(first?.pricePerHourThere).not.toBeCloseTo(first?.pricePerHour ?? 0, 3);
    expect(second?.pricePerHourThere).toBeNull();
    const ofManager = await preview('holdingManager', siteId);
    expect(ofManager.services.map(({ effect }) => effect)).toEqual(['recalculated', 'recalculated', 'kept']);
    expect(ofManager.hiddenOpenServices).toBe(0);
  });

  it('is refused without the confirmation, and nothing has changed', async () => {
    const { siteId, nord } = await aTownHall();
    await expect(move('nordEditor', siteId, { province: 'DE-HE' })).rejects.toMatchObject({
      code: 'SERVICES_MOVE',
      details: { names: [nord.name] },
    });
    expect((await preview('nordEditor', siteId)).services).toHaveLength(2);
    expect(await priceOf(nord.id)).toBe(nord.pricing?.pricePerHour);
  });

  it('calculates what its person may calculate, marks the other open Chances, and leaves submitted figures', async () => {
    const { siteId, open, nord, ofMitte, mitte, submitted, offered } = await aTownHall();
    const promised = (await preview('nordEditor', siteId)).services[0]?.pricePerHourThere ?? 0;
    const site = await move('nordEditor', siteId, { province: 'DE-HE', city: 'Kassel' }, true);
    expect(site).toMatchObject({ province: 'DE-HE', city: 'Kassel', version: 2 });
    const run = await lastRunOf(tenant, open);
    expect(run).toMatchObject({ state: 'running', cause: 'site', total: 1 });
    expect([await isMarked(open), await priceOf(nord.id)]).toEqual([true, nord.pricing?.pricePerHour]);
    expect([await lastRunOf(tenant, ofMitte), await lastRunOf(tenant, submitted)]).toEqual([null, null]);
    await runRecalculation(jobOrigin(tenant), run?.id ?? '');
    expect(await priceOf(nord.id)).toBeCloseTo(promised, 9);
    expect(await priceOf(mitte.id)).toBe(mitte.pricing?.pricePerHour);
    expect(await priceOf(offered.id)).toBe(offered.pricing?.pricePerHour);
    expect([await isMarked(open), await isMarked(ofMitte), await isMarked(submitted)]).toEqual([false, true, false]);
    expect((await trailOf(siteId)).at(-1)).toMatchObject({
      action: 'updateSite',
      before: { province: 'DE-NW', city: 'Eichstedt' },
      after: { province: 'DE-HE', city: 'Kassel' },
    });
    expect((await trailOf(nord.id)).at(-1)).toMatchObject({ action: 'moveSite', chanceId: open });
  });

  it('leaves the Chance marked, with the figures of before, when the run cannot end', async () => {
    const { siteId, open, nord } = await aTownHall();
    await move('nordEditor', siteId, { province: 'DE-HE' }, true);
    const runId = (await lastRunOf(tenant, open))?.id ?? '';
    await runUntilDeath(tenant, runId, { heldMs: 1, shownEveryMs: 0, mostAttempts: 1, at: 3 });
    await expect
      .poll(() => runRecalculation(jobOrigin(tenant), runId, { mostAttempts: 1 }).then(() => 'over'))
      .toBe('over');
    await expect.poll(async () => (await lastRunOf(tenant, open))?.state).toBe('undone');
    expect([await isMarked(open), await priceOf(nord.id)]).toEqual([true, nord.pricing?.pricePerHour]);
  });

  it('keeps the figures of other services of the same organization', async () => {
    const { siteId, open } = await aTownHall();
    const elsewhere = await aService(tenant, open, { name: 'Bauhof' });
    await move('nordEditor', siteId, { province: 'DE-HE' }, true);
    await runRecalculation(jobOrigin(tenant), (await lastRunOf(tenant, open))?.id ?? '');
    const { recalculatedAt } = await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.service.findFirstOrThrow({ where: { id: elsewhere.id } }),
    );
    expect(recalculatedAt?.toISOString()).toBe(elsewhere.recalculatedAt);
  });

  it('needs no confirmation for another name, nor where nothing is calculated', async () => {
    const { siteId } = await aTownHall();
    expect(await move('nordEditor', siteId, { name: 'Neues Rathaus' })).toMatchObject({ name: 'Neues Rathaus' });
    const { customerId } = await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.site.findFirstOrThrow({ where: { id: siteId } }),
    );
    const input = {
      name: 'Bauhof',
      address: 'Am Bach 2',
      postalCode: '48001',
      city: 'Eichstedt',
      country: 'Deutschland',
    };
    const added = await as(tenant, tenant.people.suedEditor, (work) =>
      addSite(work, { customerId, input: { ...input, province: 'DE-NW' } }),
    );
    expect(await move('suedEditor', added.id, { province: 'DE-HE' })).toMatchObject({ province: 'DE-HE' });
  });

  it('is changed by people who may write, and does not exist for another tenant', async () => {
    const { siteId } = await aTownHall();
    await expect(move('nordViewer', siteId, { name: 'Anders' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const stranger = await aTenant(database);
    const changing = as(stranger, stranger.people.holdingManager, (work) =>
      updateSite(work, { siteId, input: { name: 'Anders' } }),
    );
    await expect(changing).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a local holiday of a place of work', () => {
  const contract = { startDate: '2028-01-01', endDate: '2028-12-31' };
  const address = { address: 'Marienplatz 8', postalCode: '80331', city: 'München', country: 'Deutschland' };
  const place: SiteInput = { ...address, name: 'Rathaus', province: 'DE-BY' };
  const questionsOf = async (chanceId: string) => {
    const { warnings } = await as(tenant, tenant.people.nordEditor, (work) => readWarnings(work, chanceId));
    return warnings.filter(({ code }) => code === 'LOCAL_HOLIDAY_UNANSWERED');
  };
  async function aPost() {
    const chanceId = await aChanceToCalculate(tenant, ['nord'], { contract });
    const service = await aService(tenant, chanceId, { siteInput: place });
    return { chanceId, service, siteId: service.siteId ?? '' };
  }

  it('is asked until it has an answer, and counts with yes only, after its services were confirmed', async () => {
    const { chanceId, service, siteId } = await aPost();
    const elsewhen = await aChanceToCalculate(tenant, ['nord'], { contract: { ...contract, endDate: '2028-08-14' } });
    const before = await aService(tenant, elsewhen, { siteId, siteInput: null });
    expect(await questionsOf(chanceId)).toMatchObject([
      { detail: '2028-08-15 assumption Rathaus', siteId, province: 'DE-BY', services: [{ id: service.id }] },
    ]);
    expect(await questionsOf(elsewhen)).toEqual([]);
    const denied = await move('nordEditor', siteId, { localHolidays: { assumption: false } });
    const confirmedById = tenant.people.nordEditor.userId;
    expect(denied.localHolidays).toMatchObject({ assumption: { holds: false, confirmedById }, peaceFestival: null });
    expect([await questionsOf(chanceId), await priceOf(service.id)]).toEqual([[], service.pricing?.pricePerHour]);
    const yes = { localHolidays: { assumption: true } };
    const promised = await as(tenant, tenant.people.nordEditor, (work) =>
      previewSiteMove(work, { siteId, province: 'DE-BY', ...yes }),
    );
    expect(promised).toMatchObject({ needsConfirmation: true, services: [{ serviceId: service.id }] });
    await expect(move('nordEditor', siteId, yes)).rejects.toMatchObject({
      code: 'SERVICES_MOVE',
      details: { names: [service.name] },
    });
    await move('nordEditor', siteId, yes, true);
    const run = await lastRunOf(tenant, chanceId);
    expect([run?.total, await lastRunOf(tenant, elsewhen), await isMarked(chanceId)]).toEqual([1, null, true]);
    await runRecalculation(jobOrigin(tenant), run?.id ?? '');
    // One Tuesday of eight hours is a holiday on which the post is closed.
    const after = await as(tenant, tenant.people.holdingManager, (work) => readService(work, service.id));
    expect([service.minutesTotal, after.minutesTotal]).toEqual([249 * 480, 248 * 480]);
    expect(after.pricing?.pricePerHour).toBeCloseTo(promised.services[0]?.pricePerHourThere ?? 0, 9);
    expect(after.rateRows).toContainEqual(
      expect.objectContaining({ table: 'holiday', id: 'local assumption 2028-08-15', activeFrom: '2028-08-15' }),
    );
    expect([await isMarked(chanceId), await priceOf(before.id)]).toEqual([false, before.pricing?.pricePerHour]);
    // What is calculated later at the place counts the day as well, also in a browser.
    const later = await aService(tenant, chanceId, { name: 'Pforte', siteId, siteInput: null });
    expect(later.minutesTotal).toBe(248 * 480);
    const book = await as(tenant, tenant.people.nordEditor, (work) =>
      readRateBook(work, {
        ...{ chanceId, operationalOrganizationId: tenant.organizations.nord.id, province: 'DE-BY' },
        localHolidays: ['assumption'],
      }),
    );
    expect(rowsBehind(book, after.rateRows)).not.toBeNull();
    expect((await trailOf(siteId)).at(-1)).toMatchObject({
      before: { localHolidays: { assumption: false } },
      after: { localHolidays: { assumption: true } },
    });
  });

  it('is answered by one of two people who have the form open; the other one is asked', async () => {
    const { siteId } = await aPost();
    const save = (who: PersonKey, assumption: boolean, name: string) =>
      as(tenant, tenant.people[who], (work) =>
        updateSite(work, {
          ...{ siteId, version: 1, confirmsMovedServices: true },
          base: { 'input.localHolidays.assumption': null, 'input.name': 'Rathaus' },
          input: { localHolidays: { assumption }, name },
        }),
      );
    await save('nordEditor', true, 'Rathaus');
    await expect(save('nordManager', false, 'Rathaus')).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { conflicts: [{ path: 'input.localHolidays.assumption' }] },
    });
    expect(await save('nordManager', true, 'Neues Rathaus')).toMatchObject({
      name: 'Neues Rathaus',
      localHolidays: { assumption: { holds: true, confirmedById: tenant.people.nordEditor.userId } },
    });
  });
});

describe('a Chance that gets another federal state', () => {
  /** Nord and Mitte each have a service without a place of work, and Nord one with. */
  async function aChanceWithoutSites() {
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte'], { by: 'nordEditor' });
    const withoutSite = async (operatedBy: 'nord' | 'mitte') => {
      const { id } = await aService(tenant, chanceId, { operatedBy });
      const input = { serviceId: id, input: { siteId: null } };
      return as(tenant, tenant.people[`${operatedBy}Editor`], (work) => editPermanentService(work, input));
    };
    const [nord, mitte] = [await withoutSite('nord'), await withoutSite('mitte')];
    return { chanceId, nord, mitte, placed: await aService(tenant, chanceId, { name: 'Bauhof' }) };
  }
  const moveChance = (chanceId: string) =>
    as(tenant, tenant.people.nordEditor, (work) =>
      updateChance(work, updateChanceInput.parse({ chanceId, input: { description: { province: 'DE-HE' } } })),
    );

  it('has a job calculate the services without a place of work there, once, wherever the process is killed', async () => {
    const { chanceId, nord, mitte, placed } = await aChanceWithoutSites();
    await moveChance(chanceId);
    const run = await lastRunOf(tenant, chanceId);
    expect(run).toMatchObject({ state: 'running', cause: 'province', total: 2 });
    let deaths = 0;
    for (let at = 1; ; at += 1) {
      expect([await isMarked(chanceId), await priceOf(nord.id)]).toEqual([true, nord.pricing?.pricePerHour]);
      await pause(3);
      const given = { heldMs: 1, shownEveryMs: 0, mostAttempts: 99, at };
      if ((await runUntilDeath(tenant, run?.id ?? '', given)) === 'ended') break;
      deaths += 1;
    }
    expect(deaths).toBeGreaterThanOrEqual(5);
    for (const moved of [nord, mitte])
      expect(await priceOf(moved.id)).not.toBeCloseTo(moved.pricing?.pricePerHour ?? 0, 3);
    expect(await priceOf(placed.id)).toBe(placed.pricing?.pricePerHour);
    expect(await isMarked(chanceId)).toBe(false);
    expect((await trailOf(chanceId)).filter(({ action }) => action === 'recalculate')).toHaveLength(2);
  });

  it('starts no run where all services have a place of work', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord'], { by: 'nordEditor' });
    await aService(tenant, chanceId);
    await moveChance(chanceId);
    expect([await lastRunOf(tenant, chanceId), await isMarked(chanceId)]).toEqual([null, false]);
  });
});

import { testDatabase } from '@zuschlag/db/testing/database';
import { changeLotsInput } from '@zuschlag/validation/chance/lots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance, aQuickChance, bringTo } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { getChance } from '../view/get-chance.ts';
import { changeLots } from './change-lots.ts';
import { linkLot, lotsOfChance, unlinkLot } from './lots.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

type Who = { by?: PersonKey };
const link = (chanceId: string, otherId: string, { by = 'holdingEditor' }: Who = {}) =>
  as(tenant, tenant.people[by], (work) => linkLot(work, { chanceId, otherId }));
const unlink = (chanceId: string) => as(tenant, tenant.people.holdingEditor, (work) => unlinkLot(work, { chanceId }));
const lotsOf = async (chanceId: string, { by = 'holdingEditor' }: Who = {}) =>
  (await as(tenant, tenant.people[by], (work) => lotsOfChance(work, chanceId))).lots;
const change = async (input: object) =>
  (await as(tenant, tenant.people.holdingEditor, (work) => changeLots(work, changeLotsInput.parse(input)))).lots;
const show = (id: string) => as(tenant, tenant.people.holdingEditor, (work) => getChance(work, id));
const aLot = (lotNumber: string, plan: Parameters<typeof aChance>[1] = {}) =>
  aChance(tenant, { ...plan, description: { lotNumber, lotTitle: `Bezirk ${lotNumber}` } });

describe('the lots of an award procedure', () => {
  it('stand together in the order of their numbers, from each of them', async () => {
    const [ten, two] = [await aLot('10'), await aLot('2')];
    expect(await lotsOf(ten)).toEqual([]);
    await link(ten, two);
    const seen = await lotsOf(two);
    expect(seen.map(({ lotNumber }) => lotNumber)).toEqual(['2', '10']);
    expect(seen[0]).toMatchObject({
      lotTitle: 'Bezirk 2',
      revenue: 480_000,
      isEstimated: true,
      margin: null,
      submission: '2026-12-18',
      customerName: 'Stadt Eichstedt',
      isOwner: true,
    });
    expect(await lotsOf(ten)).toEqual(seen);
  });

  it('come along when their procedure is linked with another, and are refused twice', async () => {
    const [one, two, three, four] = [await aLot('1'), await aLot('2'), await aLot('3'), await aLot('4')];
    await link(one, two);
    await link(three, four);
    await link(one, four);
    expect((await lotsOf(three)).map(({ id }) => id)).toEqual([one, two, three, four]);
    await expect(link(two, three)).rejects.toMatchObject({ code: 'ALREADY_LINKED' });
    await expect(link(one, one)).rejects.toMatchObject({ code: 'ALREADY_LINKED' });
  });

  it('come along only as far as the person was shown them', async () => {
    const [one, two, three] = [await aLot('1'), await aLot('2'), await aLot('3')];
    await link(two, three);
    const linkShown = (shownIds: string[]) =>
      as(tenant, tenant.people.holdingEditor, (work) => linkLot(work, { chanceId: one, otherId: two, shownIds }));
    const { name } = await show(three).then(({ description }) => description);
    await expect(linkShown([])).rejects.toMatchObject({ code: 'LOTS_COME_ALONG', details: { names: [name] } });
    expect(await lotsOf(one)).toEqual([]);
    await linkShown([three]);
    expect((await lotsOf(one)).map(({ id }) => id)).toEqual([one, two, three]);
  });

  it('are linked by the owner, with what the owner may see, and each leaves an entry in the trail', async () => {
    const [mine, other] = [await aLot('1'), await aLot('2')];
    await expect(link(mine, other, { by: 'nordManager' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const ofNord = await aChance(tenant, { by: 'nordManager', operatedBy: ['nord'] });
    const ofSued = await aChance(tenant, { by: 'suedManager', operatedBy: ['sued'] });
    await expect(link(ofNord, ofSued, { by: 'nordManager' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await link(mine, other);
    const entries = await as(tenant, systemOf(tenant), ({ db }) =>
      db.trailEntry.findMany({ where: { chanceId: { in: [mine, other] }, action: 'linkLot' }, orderBy: { id: 'asc' } }),
    );
    expect(entries.map(({ entityId }) => entityId).sort()).toEqual([mine, other].sort());
  });

  it('shows only those the reader may see', async () => {
    const [nord, sued] = [await aLot('1', { operatedBy: ['nord'] }), await aLot('2', { operatedBy: ['sued'] })];
    await link(nord, sued);
    expect((await lotsOf(nord, { by: 'nordManager' })).map(({ id }) => id)).toEqual([nord]);
  });

  it('leave their procedure, the last one of two with the other', async () => {
    const [one, two, three] = [await aLot('1'), await aLot('2'), await aLot('3')];
    await link(one, two);
    await link(one, three);
    await unlink(two);
    expect(await lotsOf(two)).toEqual([]);
    expect((await lotsOf(one)).map(({ id }) => id)).toEqual([one, three]);
    await unlink(one);
    expect(await lotsOf(three)).toEqual([]);
  });

  it('link at the same moment in both directions without waiting for each other', async () => {
    const [one, two] = [await aLot('1'), await aLot('2')];
    const results = await Promise.allSettled([link(one, two), link(two, one)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await lotsOf(one)).map(({ id }) => id)).toEqual([one, two]);
  });
});

describe('changing several lots at once', () => {
  it('moves the submission of those that take it, and names the others with the reason', async () => {
    const [open, closed, foreign] = [await aLot('1'), await aLot('2'), await aLot('3', { owner: 'nordManager' })];
    await link(open, closed);
    await link(open, foreign);
    await bringTo(tenant, closed, 'won');
    const results = await change({ chanceIds: [open, closed, foreign], submission: '2027-01-15' });
    expect(results.map(({ id, code }) => [id, code])).toEqual([
      [open, null],
      [closed, 'LOCKED'],
      [foreign, 'NOT_PERMITTED'],
    ]);
    expect((await show(open)).deadline).toMatchObject({ submission: '2027-01-15', submissionTime: '12:00' });
    expect((await show(closed)).deadline.submission).toBe('2026-12-18');
  });

  it('gives them one customer, new or known', async () => {
    const [one, two] = [await aLot('1'), await aLot('2')];
    await link(one, two);
    const results = await change({ chanceIds: [one, two], customerName: 'Landkreis Havelaue' });
    expect(results.every(({ code }) => code === null)).toBe(true);
    const [first, second] = [await show(one), await show(two)];
    expect(first.customer).toMatchObject({ name: 'Landkreis Havelaue', chanceCount: 2 });
    expect(second.customer.id).toBe(first.customer.id);
  });

  it('gives a Chance that is linked with no other a customer of its own', async () => {
    const [alone, other] = [await aLot('1'), await aLot('2')];
    const { customer } = await show(other);
    expect((await show(alone)).customer.id).toBe(customer.id);
    await change({ chanceIds: [alone], customerName: 'Kreiswerke Havelaue' });
    expect((await show(alone)).customer.name).toBe('Kreiswerke Havelaue');
    expect((await show(other)).customer.id).toBe(customer.id);
  });

  it('is for lots of one procedure only', async () => {
    const [one, two, stranger] = [await aLot('1'), await aLot('2'), await aQuickChance(tenant)];
    await link(one, two);
    const refused = change({ chanceIds: [one, stranger], submissionTime: '10:00' });
    await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const unknown = change({ chanceIds: [one], customerId: '0192f7a1-0000-7000-8000-000000000000' });
    await expect(unknown).rejects.toMatchObject({
      details: { fields: [{ path: 'customerId', problem: 'UNKNOWN_CUSTOMER' }] },
    });
    expect(() => changeLotsInput.parse({ chanceIds: [one] })).toThrow(/REQUIRED/);
    expect(() => changeLotsInput.parse({ chanceIds: [one], versions: [], submissionTime: '11:00' })).toThrow(
      /versions/,
    );
  });

  it('keep what another person saved since the versions that were seen', async () => {
    const [one, two] = [await aLot('1'), await aLot('2')];
    await link(one, two);
    const versions = (await lotsOf(one)).map(({ version }) => version);
    await change({ chanceIds: [two], customerName: 'Stadt Neuhafen' });
    const answers = await change({
      chanceIds: [one, two],
      versions,
      customerName: 'Stadt Birkenau',
      submission: '2026-12-20',
    });
    expect(answers.map(({ code }) => code)).toEqual([null, 'CONFLICT']);
    const [first, second] = [await show(one), await show(two)];
    expect([first.customer.name, first.deadline.submission]).toEqual(['Stadt Birkenau', '2026-12-20']);
    expect([second.customer.name, second.deadline.submission]).toEqual(['Stadt Neuhafen', '2026-12-18']);
    const late = await change({ chanceIds: [one], versions: [first.version - 1], submission: '2026-12-21' });
    expect(late.map(({ code }) => code)).toEqual(['CONFLICT']);
  });
});

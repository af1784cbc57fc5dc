import { testDatabase } from '@zuschlag/db/testing/database';
import type { AddHolidays } from '@zuschlag/validation/configuration/holidays';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { DomainError } from '../../../errors.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { listEntries } from './entries.ts';
import { tableHistoryOf } from './history.ts';
import { addHolidays, takeOverLegalHolidays } from './holidays.ts';

const database = await testDatabase();
const now = new Date('2026-11-22T09:00:00Z');
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const reading = () => ({ actor: tenant.people.nordViewer, database, today: '2026-11-22' });
const add = (dates: string[], plan: Partial<AddHolidays> = {}, who: PersonKey = 'configAdmin') =>
  as(
    tenant,
    tenant.people[who],
    (work) => addHolidays(work, { province: 'DE-NW', dates, recurring: false, ...plan }),
    now,
  );
const takeOver = (plan: Parameters<typeof takeOverLegalHolidays>[1], who: PersonKey = 'configAdmin') =>
  as(tenant, tenant.people[who], (work) => takeOverLegalHolidays(work, plan), now);
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: DomainError) => error.details.fields ?? error.code,
  );
async function days(): Promise<string[]> {
  const { edges } = await listEntries(reading(), 'holiday', { first: 100 });
  return edges.map(({ node }) => node.date);
}

describe('several holidays at once', () => {
  it('are added together, the next one first in the list', async () => {
    expect(await add(['2027-10-31', '2027-03-08'])).toEqual({ count: 2 });
    expect(await days()).toEqual(['2027-03-08', '2027-10-31']);
  });

  it('count only what is new; 0 means that all exist already', async () => {
    await add(['2027-03-08']);
    expect(await add(['2027-03-08', '2027-10-31'])).toEqual({ count: 1 });
    expect(await add(['2027-03-08', '2027-10-31'])).toEqual({ count: 0 });
    expect(await add(['2027-03-08'], { province: 'DE-BE' })).toEqual({ count: 1 });
  });

  it('are counted once when two people add them at the same instant', async () => {
    const counts = await Promise.all([add(['2027-03-08', '2027-10-31']), add(['2027-03-08', '2027-10-31'])]);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  it('are refused date by date: the past, and the second of two equal ones', async () => {
    expect(await refusal(add(['2026-11-21', '2026-11-22', '2027-01-01', '2027-01-01']))).toEqual([
      { path: 'input.dates.0', problem: 'IN_THE_PAST' },
      { path: 'input.dates.3', problem: 'DUPLICATE_DATE' },
    ]);
    expect(await days()).toEqual([]);
  });

  it('recur in ten years, 29 February in leap years', async () => {
    expect(await add(['2027-03-08', '2028-02-29'], { recurring: true })).toEqual({ count: 13 });
    expect((await days()).filter((day) => day.endsWith('02-29'))).toEqual(['2028-02-29', '2032-02-29', '2036-02-29']);
  });

  it('are refused when the recurrence of one meets the other', async () => {
    expect(await refusal(add(['2027-03-08', '2030-03-08'], { recurring: true }))).toEqual([
      { path: 'input.dates.1', problem: 'DUPLICATE_DATE' },
    ]);
  });

  it('are a line each in the history', async () => {
    await add(['2027-03-08', '2027-10-31']);
    const { edges } = await tableHistoryOf(reading(), { table: 'holiday', first: 10 });
    const rows = edges.map(({ node: { action, by, row } }) => ({ action, by: by?.lastname, row }));
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ action: 'add', by: 'Brandes', row: { date: '2027-03-08', province: 'DE-NW' } });
  });
});

describe('the legal holidays', () => {
  it('of a state are taken over for chosen years, as far as they lie ahead', async () => {
    expect(await takeOver({ provinces: ['DE-NW', 'DE-NW'], years: [2026] })).toEqual({ count: 2 });
    expect(await days()).toEqual(['2026-12-25', '2026-12-26']);
    // Eleven in North Rhine-Westphalia, thirteen in Bavaria with its Assumption Day.
    expect(await takeOver({ provinces: ['DE-NW'], years: [2026, 2027] })).toEqual({ count: 11 });
    expect(await takeOver({ provinces: ['DE-NW'], years: [2026, 2027] })).toEqual({ count: 0 });
  });

  it('of a year that is over are none', async () => {
    expect(await takeOver({ provinces: ['DE-BY'], years: [2020] })).toEqual({ count: 0 });
  });
});

describe('whoever does not keep the tables', () => {
  it.each(['holdingManager', 'nordManager'] as const)('adds none: %s', async (who) => {
    expect(await refusal(add(['2027-03-08'], {}, who))).toBe('NOT_PERMITTED');
    expect(await refusal(takeOver({ provinces: ['DE-NW'], years: [2027] }, who))).toBe('NOT_PERMITTED');
  });
});

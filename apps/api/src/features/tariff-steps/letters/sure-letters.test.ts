import { testDatabase } from '@zuschlag/db/testing/database';
import { withStatements } from '@zuschlag/db/testing/statements';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { UnitOfWork } from '../../../context.ts';
import { bearing, testApp, tokenOf } from '../../../testing/app.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService, type ServicePlan } from '../../../testing/services.ts';
import { addEntry } from '../../configuration/entries/entries.ts';
import { tariffStepEffect } from '../effect/effect.ts';
import { addTariffStepRows, createTariffStep, makeTariffStepReal } from '../tariff-steps.ts';
import { aLetter } from '../testing/a-letter.ts';
import { ceilings } from '../testing/tariff-steps.verdicts.ts';
import { lettersOfStep, tariffStepLetter } from './letters.ts';

const database = await testDatabase();
afterAll(() => database.close());
let tenant: ScenarioTenant;
type Row = { province: 'DE'; payGroup: string; activeFrom: string; hourlyWage: number };
const row = { province: 'DE', payGroup: 'Lohngruppe 2' } as const;
const [first, second]: readonly [Row, Row] = [
  { ...row, activeFrom: '2027-04-01', hourlyWage: 16.1 },
  { ...row, activeFrom: '2027-10-01', hourlyWage: 16.735 },
];
beforeEach(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
  await keeper((work) => addEntry(work, 'wage', { ...row, activeFrom: '2026-01-01', hourlyWage: 15.4 }));
});

const keeper = <Result>(act: (work: UnitOfWork) => Promise<Result>) => as(tenant, tenant.people.configAdmin, act);
const inDatabase = <Result>(act: (work: UnitOfWork) => Promise<Result>) =>
  as(tenant, tenant.people.holdingManager, act);
async function won(...services: ServicePlan[]): Promise<string> {
  const id = await aChanceToCalculate(tenant, ['nord', 'mitte']);
  for (const service of services) await aService(tenant, id, service);
  await inDatabase(({ db }) =>
    db.chance.updateMany({ where: { id }, data: { state: 'won', escalationClause: 0.7, province: null } }),
  );
  return id;
}
const stepOf = async (...rows: Row[]) => {
  const { id } = await keeper((work) => createTariffStep(work, { name: 'Lohnrunde' }));
  return keeper((work) => addTariffStepRows(work, { id, rows }));
};
const real = async (...rows: Row[]) => {
  const { id, version } = await stepOf(...rows);
  return keeper((work) => makeTariffStepReal(work, { id, version }));
};
/** What the page says of a letter, which the letter itself and the archive say as well. */
async function letterOf({ id }: { id: string }, chanceId: string) {
  const { chances } = await tariffStepEffect(keeper, id);
  const { hasLetter, noLetter } = chances.find((one) => one.chanceId === chanceId) ?? expect.unreachable();
  const letter = await tariffStepLetter(keeper, { id, chanceId });
  const all = await lettersOfStep(keeper, id);
  expect([letter !== null, all.letters.some((one) => one.chanceId === chanceId)]).toEqual([hasLetter, hasLetter]);
  return { letter, noLetter };
}

describe('a letter is sure of its figures', () => {
  it('of a second step exists only where no earlier one moved the wage of an entered service', async () => {
    const chanceId = await won({ hourlyWage: 15.4 });
    const one = await real(first);
    expect((await letterOf(one, chanceId)).letter?.added).toBeGreaterThan(1);
    // What the first letter added is in no stored price, so the second would state a price below the one in force.
    const draft = await stepOf(second);
    expect(await letterOf(draft, chanceId)).toEqual({ letter: null, noLetter: 'WAGE_MOVED' });
    const later = await won({ hourlyWage: 16.1 });
    expect((await letterOf(draft, later)).noLetter).toBeNull();
    expect((await letterOf(one, chanceId)).letter?.added).toBeGreaterThan(1);
  });

  it('of a second step exists only where the wage of a service that follows the table is still that of its price', async () => {
    const chanceId = await won({ wageFollowsTable: true });
    const draft = await stepOf(second);
    expect((await letterOf(draft, chanceId)).letter?.lines[0]).toMatchObject({ wageInPrice: 15.4 });
    await real(first);
    expect(await letterOf(draft, chanceId)).toEqual({ letter: null, noLetter: 'WAGE_MOVED' });
  });

  it('says nothing of a rise that the price holds already, because the row was in the table when it was made', async () => {
    const step = await real(first);
    const chanceId = await won({ wageFollowsTable: true });
    expect(await letterOf(step, chanceId)).toEqual({ letter: null, noLetter: 'WAGE_MOVED' });
  });

  it('says nothing where a row from before the contract pays more than the price was made from', async () => {
    const chanceId = await won({ hourlyWage: 15 });
    expect(await letterOf(await stepOf(first), chanceId)).toEqual({ letter: null, noLetter: 'WAGE_MOVED' });
  });

  it('names every service: there is none while one has no price or no federal state', async () => {
    const step = await stepOf(first);
    const chanceId = await won({ hourlyWage: 15.4 }, { hourlyWage: 15.4, name: 'Ohne Preis' });
    const service = { name: 'Ohne Preis', chanceId };
    expect((await letterOf(step, chanceId)).letter?.lines.map((line) => line.service)).toContain('Ohne Preis');
    await inDatabase(({ db }) => db.service.updateMany({ where: service, data: { siteId: null } }));
    expect(await letterOf(step, chanceId)).toEqual({ letter: null, noLetter: 'UNPRICED' });
    await inDatabase(({ db }) => db.chance.updateMany({ where: { id: chanceId }, data: { province: 'DE-BY' } }));
    // Bavaria has no rates here, so the service is calculated and has no price.
    expect(await letterOf(step, chanceId)).toEqual({ letter: null, noLetter: 'UNPRICED' });
    await inDatabase(({ db }) => db.chance.updateMany({ where: { id: chanceId }, data: { province: 'DE-NW' } }));
    expect((await letterOf(step, chanceId)).noLetter).toBeNull();
    await inDatabase(({ db }) => db.service.updateMany({ where: service, data: { revenue: null } }));
    expect(await letterOf(step, chanceId)).toEqual({ letter: null, noLetter: 'UNPRICED' });
  });

  it('of a real step rests on rows that the table still has with the same wage', async () => {
    const chanceId = await won({ hourlyWage: 15.4 });
    const other = await won({ hourlyWage: 15.4, payGroup: 'Aufsicht' });
    const step = await real(first, { ...first, payGroup: 'Aufsicht' });
    const places = { payGroup: row.payGroup, activeFrom: new Date(first.activeFrom) };
    const change = (hourlyWage: number) =>
      inDatabase(({ db }) => db.wage.updateMany({ where: places, data: { hourlyWage } }));
    expect((await letterOf(step, chanceId)).letter).not.toBeNull();
    await change(16.2);
    expect(await letterOf(step, chanceId)).toEqual({ letter: null, noLetter: 'ROWS_CHANGED' });
    expect((await letterOf(step, other)).letter).not.toBeNull();
    await change(16.1);
    expect((await letterOf(step, chanceId)).letter).not.toBeNull();
    await inDatabase(({ db }) => db.wage.deleteMany({ where: places }));
    expect(await letterOf(step, chanceId)).toEqual({ letter: null, noLetter: 'ROWS_CHANGED' });
  });

  it('does not exist for a contract of which not all services were calculated', async () => {
    const half = await won({ hourlyWage: 15.4 }, { hourlyWage: 15.4 });
    const { id } = await stepOf(first);
    expect((await lettersOfStep(keeper, id)).letters.map(({ chanceId }) => chanceId)).toEqual([half]);
    expect(await lettersOfStep(keeper, id, 1)).toEqual({ letters: [], omitted: 1 });
  });

  it('is never about the contract of another tenant, and asks the database within its ceiling', async () => {
    const other = await aTenant(database);
    await withRates(other);
    const [own, foreign] = [await aLetter(tenant), await aLetter(other)];
    const asked = () => tariffStepLetter(keeper, { id: own.stepId, chanceId: own.chanceId });
    const { result, statements } = await withStatements(asked);
    expect(result).not.toBeNull();
    expect(statements.length).toBeLessThanOrEqual(ceilings['tariffSteps.letter'] ?? 0);
    // Both have the same pay group, so that the step would move the foreign price.
    expect(await tariffStepLetter(keeper, { id: own.stepId, chanceId: foreign.chanceId })).toBeNull();
  });

  it('is of no Chance whose id is no id', async () => {
    const { id } = await stepOf(first);
    expect(await tariffStepLetter(keeper, { id, chanceId: 'keine-id' })).toBeNull();
    const app = await testApp(database);
    const headers = bearing(await tokenOf(database, tenant.people.configAdmin));
    const { statusCode } = await app.inject({ url: `/letters/${id}/keine-id/pdf`, headers });
    await app.close();
    expect(statusCode).toBe(404);
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calculateService, compileRateBook, type RateBook, type ServiceInput, type WageRow } from '../index.ts';
import { roundHalfUp } from '../rounding.ts';
import { permanentGuardBerlin } from './permanent-guard-berlin.ts';
import { tenderBerlin } from './tender-berlin.ts';

const docs = readFileSync(new URL('../../../../docs/calculation.md', import.meta.url), 'utf8');
const [, section = ''] = docs.split(/^## 16\. .*$/m);
const table = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.replaceAll('*', '').trim()));
const written = (label: string, column: number) =>
  table.find(([, first]) => first === label)?.[column + 2]?.replaceAll(',', '') ?? '';

const row = (activeFrom: string, hourlyWage: number): WageRow => ({
  ...{ id: activeFrom, isOwn: false, province: 'DE', payGroup: 'Gruppe 2', activeFrom, hourlyWage },
});
const following = (
  { input, book }: { input: ServiceInput | undefined; book: RateBook },
  wages: readonly WageRow[],
  more: Partial<ServiceInput> = {},
) => {
  const service = { ...input, payGroup: 'gruppe 2', wageFollowsTable: true, ...more } as ServiceInput;
  return calculateService(service, compileRateBook({ ...book, wages }));
};
const dayPost = tenderBerlin.services['Day post'];
const of = (endDate: string) => ({ contract: { startDate: '2027-01-01', endDate } });
const rates = permanentGuardBerlin.book;
const examples = {
  'two rows': following({ input: dayPost, book: rates }, [row('2026-01-01', 16), row('2027-07-01', 16.6)]),
  'assumed rise': following({ input: dayPost, book: rates }, [row('2027-01-01', 16)], {
    ...of('2028-12-31'),
    assumedWageRise: 0.03,
  }),
  'row within the year': following(
    { input: permanentGuardBerlin.input, book: rates },
    [row('2027-01-01', 15.15), row('2027-10-01', 15.75)],
    of('2027-12-31'),
  ),
};

test.each(Object.entries(examples).map(([name, result], column) => [name, result, column] as const))(
  'the service with %s costs what the documentation works out by hand',
  (_, { costDetails: { cumulated }, pricing, wageTable }, column) => {
    const { payCosts, materialCosts, totalCosts } = cumulated;
    const [first, second] = wageTable?.stretches ?? [];
    const [firstYear, secondYear] = wageTable?.years ?? [];
    const found = {
      'hours of the first stretch': first?.hours,
      'hours of the second': second?.hours,
      'base wage of the first': first?.baseWage,
      'base wage of the second': second?.baseWage,
      'base wage': payCosts.baseWage,
      'average wage': wageTable?.averageWage,
      'wage with allowance': payCosts.wage,
      supplements: payCosts.bonusPay,
      'vacation pay (× 28 ÷ 216)': payCosts.vacation,
      'sick pay (× 15 ÷ 216)': payCosts.sickness,
      'training pay (× 2 ÷ 216)': payCosts.training,
      'first briefing': payCosts.briefing,
      'briefing of successors': payCosts.fluctuationBriefing,
      'social security': payCosts.socialSecurity,
      'pay costs': payCosts.totalPayCosts,
      'material costs': materialCosts.totalMaterialCosts,
      'total cost': totalCosts,
      price: pricing.totalRevenue,
      'EUR an hour': pricing.pricePerHour,
      'first year: cost': firstYear?.cost,
      'first year: price': firstYear?.revenue,
      'first year: EUR an hour': firstYear?.pricePerHour,
      'second year: cost': secondYear?.cost,
      'second year: price': secondYear?.revenue,
      'second year: EUR an hour': secondYear?.pricePerHour,
    };
    for (const [label, value] of Object.entries(found))
      expect(value == null ? '–' : roundHalfUp(value).toFixed(2), label).toBe(written(label, column));
  },
);

test('rises count from the row: those before the contract are paid on its first day, and a later row ends them', () => {
  const paid = (wages: readonly WageRow[], assumedWageRise = 0.03) =>
    following({ input: dayPost, book: rates }, wages, {
      ...of('2028-12-31'),
      assumedWageRise,
    }).wageTable?.stretches.map(({ from, hourlyWage, assumedRises }) => [from, hourlyWage, assumedRises]);
  expect(paid([row('2024-07-01', 15)])).toEqual([
    ['2027-01-01', 15.91, 2],
    ['2027-07-01', 16.39, 3],
    ['2028-07-01', 16.88, 4],
  ]);
  expect(paid([row('2026-01-01', 15)])?.[0]).toEqual(['2027-01-01', 15.45, 1]);
  // Until a known row begins nothing is assumed, also when it begins after the contract.
  expect(paid([row('2026-01-01', 15), row('2029-01-01', 16)])).toEqual([['2027-01-01', 15, 0]]);
  expect(paid([row('2026-01-01', 15)], 0)).toEqual([['2027-01-01', 15, 0]]);
});

test('a wage that is assumed or below the minimum wage is marked, and a first day without a row is a gap', () => {
  const { warnings } = following({ input: dayPost, book: rates }, [row('2026-01-01', 14)], { assumedWageRise: 0.01 });
  expect(warnings).toEqual(
    expect.arrayContaining([
      { code: 'WAGE_BELOW_MINIMUM_WAGE', detail: '2027-01-01 14.60' },
      { code: 'WAGE_RISE_ASSUMED', detail: '2027-01-01 14.14' },
    ]),
  );
  expect(() => following({ input: dayPost, book: rates }, [row('2027-01-02', 16)])).toThrow(
    expect.objectContaining({ code: 'WAGE_MISSING', table: 'wages', date: '2027-01-01', province: 'DE-BE' }),
  );
});

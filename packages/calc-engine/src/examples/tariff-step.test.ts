import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calculateService, compileRateBook, type RateBook, type ServiceInput, type WageRow } from '../index.ts';
import { roundHalfUp } from '../rounding.ts';
import { paidBySteps, rowsOfEntered, type StepPart, tariffStep } from '../services/tariff-step.ts';
import { permanentGuardBerlin } from './permanent-guard-berlin.ts';
import { tenderBerlin } from './tender-berlin.ts';

const docs = readFileSync(new URL('../../../../docs/calculation.md', import.meta.url), 'utf8');
const [, section = ''] = docs.split(/^## 19\. .*$/m);
const table = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.replaceAll('*', '').trim()));
const written = (label: string, column: number) =>
  table.find(([, first]) => first === label)?.[column + 2]?.replaceAll(',', '') ?? '';

const rates = permanentGuardBerlin.book;
const row = (activeFrom: string, hourlyWage: number): WageRow => ({
  ...{ id: activeFrom, isOwn: false, province: 'DE', payGroup: 'Gruppe 2', activeFrom, hourlyWage },
});
const year2027 = { startDate: '2027-01-01', endDate: '2027-12-31' };
const dayPost = { ...tenderBerlin.services['Day post'], payGroup: 'gruppe 2', contract: year2027 } as ServiceInput;

/** A service whose wage was entered, and the draft. */
function entered(input: ServiceInput, draft: WageRow[], clause: number | null) {
  const book: RateBook = { ...rates, wages: rowsOfEntered(input, draft, () => true) };
  return tariffStep({
    before: { input, book: compileRateBook(rates) },
    after: { input: paidBySteps(input), book: compileRateBook(book) },
    ...{ from: draft[0]?.activeFrom ?? '', clause },
  });
}

const guard: ServiceInput = {
  ...permanentGuardBerlin.input,
  ...{ payGroup: 'gruppe 2', wageFollowsTable: true, contract: year2027 },
};
const known = [row('2027-01-01', 15.15)];
const both = { before: { ...rates, wages: known }, after: { ...rates, wages: [...known, row('2027-10-01', 15.75)] } };
const twoYears = { startDate: '2027-01-01', endDate: '2028-12-31' };

const examples = {
  'won, clause of 70 %': entered({ ...dayPost, hourlyWage: 16 }, [row('2027-07-01', 16.6)], 0.7),
  'open, by margin': tariffStep({
    before: { input: guard, book: compileRateBook(both.before) },
    after: { input: guard, book: compileRateBook(both.after) },
    ...{ from: '2027-10-01', clause: null },
  }),
  'two steps, flat rate': entered(
    {
      ...dayPost,
      hourlyWage: 16,
      contract: twoYears,
      revenue: { type: 'FLATRATE', flatRate: 136_000 },
    } as ServiceInput,
    [row('2028-01-01', 16.6), row('2028-07-01', 17)],
    0.5,
  ),
};
const sum = (parts: readonly StepPart[], of: (part: StepPart) => number) =>
  parts.reduce((total, part) => total + of(part), 0);

test.each(Object.entries(examples).map(([name, found], column) => [name, found, column] as const))(
  'chapter 19, %s',
  (_name, { parts, costBefore, costAfter }, column) => {
    const last = parts.at(-1) as StepPart;
    const total = (of: (part: StepPart) => number) => sum(parts, of);
    const margin = (revenue: number, cost: number) => (100 * (revenue - cost)) / revenue;
    const figures: Record<string, number | undefined> = {
      'contract: cost': costBefore,
      'contract: cost with the draft': costAfter,
      hours: total(({ minutes }) => minutes) / 60,
      cost: total((part) => part.costBefore),
      'cost with the draft': total((part) => part.costAfter),
      price: total((part) => part.revenue),
      'price calculated anew': total((part) => part.newRevenue),
      'income by the clause': total((part) => part.clauseIncome),
      'margin, %': margin(
        total((part) => part.revenue),
        total((part) => part.costBefore),
      ),
      'first month: cost': parts[0]?.costBefore,
      'first month: cost with the draft': parts[0]?.costAfter,
      'last wage': last.wageAfter,
      'last rise, %': 100 * last.rise,
    };
    const answers = Object.fromEntries(
      Object.entries(figures).map(([label, figure]) => [label, roundHalfUp(figure ?? 0).toFixed(2)]),
    );
    expect(answers).toEqual(Object.fromEntries(Object.keys(figures).map((label) => [label, written(label, column)])));
  },
);

test('months add up to the contract, and what is paid by steps costs what a table with these rows costs', () => {
  const input = { ...dayPost, hourlyWage: 16, contract: twoYears } as ServiceInput;
  const draft = [row('2027-01-01', 16.4), row('2027-10-15', 16.9)];
  const found = entered(input, draft, 1);
  expect(sum(found.parts, ({ costBefore }) => costBefore)).toBeCloseTo(found.costBefore, 6);
  expect(sum(found.parts, ({ costAfter }) => costAfter)).toBeCloseTo(found.costAfter, 6);
  const follows = { ...input, wageFollowsTable: true } as ServiceInput;
  const book = compileRateBook({ ...rates, wages: draft });
  expect(found.costAfter).toBeCloseTo(calculateService(follows, book).pricing.totalCost, 6);
  const unmoved = calculateService(input, compileRateBook(rates)).pricing.totalCost;
  expect(found.costBefore).toBeCloseTo(unmoved, 6);
  expect(found.parts.length).toBe(25);
});

test('two steps, one after the other, do what they do as one draft', () => {
  const revenue = { type: 'MARGIN', margin: 0.08 };
  const input = { ...dayPost, hourlyWage: 16, contract: twoYears, revenue } as ServiceInput;
  const [first, second] = [row('2027-07-01', 16.6), row('2028-03-15', 17)];
  const paidBy = (rows: WageRow[]) => compileRateBook({ ...rates, wages: rowsOfEntered(input, rows, () => true) });
  const step = (there: WageRow[], draft: WageRow[]) =>
    tariffStep({
      before: { input: paidBySteps(input), book: paidBy(there) },
      after: { input: paidBySteps(input), book: paidBy([...there, ...draft]) },
      price: { input, book: compileRateBook(rates) },
      ...{ from: '2027-01-01', clause: 0.7 },
    });
  const effect = ({ parts }: ReturnType<typeof step>) => [
    sum(parts, ({ costBefore, costAfter }) => costAfter - costBefore),
    sum(parts, ({ clauseIncome }) => clauseIncome),
  ];
  const [cost = 0, clause = 0] = effect(step([], [first, second]));
  const [costOfFirst = 0, clauseOfFirst = 0] = effect(step([], [first]));
  const later = step([first], [second]);
  const [costOfSecond = 0, clauseOfSecond = 0] = effect(later);
  expect(costOfFirst + costOfSecond).toBeCloseTo(cost, 6);
  expect(clauseOfFirst + clauseOfSecond).toBeCloseTo(clause, 6);
  expect(clauseOfSecond).toBeGreaterThan(1);
  const { totalCost } = calculateService(input, compileRateBook(rates)).pricing;
  expect(later.revenue).toBeCloseTo(totalCost / 0.92, 6);
  expect(sum(later.parts, (part) => part.revenue)).toBeCloseTo(later.revenue, 6);
});

test('a row of the draft that pays less than what was entered moves nothing', () => {
  const found = entered({ ...dayPost, hourlyWage: 17 } as ServiceInput, [row('2027-07-01', 16.6)], 1);
  expect(found.costAfter).toBeCloseTo(found.costBefore, 6);
  expect(sum(found.parts, ({ clauseIncome }) => clauseIncome)).toBe(0);
});

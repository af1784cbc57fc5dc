import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  aggregateChance,
  calculateService,
  compileRateBook,
  type MobileServiceInput,
  type ServiceInput,
} from '../index.ts';
import { roundHalfUp } from '../rounding.ts';
import { permanentGuardBerlin } from './permanent-guard-berlin.ts';
import { tenderBerlin } from './tender-berlin.ts';

const docs = readFileSync(new URL('../../../../docs/calculation.md', import.meta.url), 'utf8');
const [, section = ''] = docs.split(/^## 15\. .*$/m);
const table = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.replaceAll('*', '').trim()));
const figure = (label: string, column: number) => {
  const cell = table.find(([, first]) => first === label)?.[column + 2] ?? '';
  return Number(cell.replaceAll(',', '').replace(' %', ''));
};

const book = compileRateBook(tenderBerlin.book);
const priced = (input: ServiceInput | undefined, entered: Partial<ServiceInput['parameters']>) => {
  const plain = input as ServiceInput;
  const own = { ...plain, parameters: { ...plain.parameters, ...entered } };
  return { before: calculateService(plain, book), ...calculateService(own, book) };
};
const patrolOverheads = { overheadsShare: 0.05, overheadsPerHour: 0.5, riskShare: 0.02 };
const services = {
  post: priced(permanentGuardBerlin.input, { overheadsShare: 0.06, riskShare: 0.01 }),
  'day post': priced(tenderBerlin.services['Day post'], { overheadsPerHour: 0.9, riskPerHour: 0.25 }),
  patrol: priced(tenderBerlin.services['Patrol at night'], patrolOverheads),
};

test.each(Object.entries(services).map(([name, result], column) => [name, result, column] as const))(
  'overheads, risk and profit of the %s are what the documentation works out by hand',
  (_, { profitAfterOverheads, pricing, minutesTotal }, column) => {
    const lines = profitAfterOverheads;
    const found = {
      'billed hours': minutesTotal / 60,
      price: pricing.totalRevenue,
      cost: pricing.totalCost,
      'contribution margin': lines?.contributionMargin.amount,
      overheads: lines?.overheads.amount,
      risk: lines?.risk.amount,
      profit: lines?.profit.amount,
      'profit per hour': lines?.profit.perHour,
      'profit of the price': 100 * (lines?.profit.ofRevenue ?? Number.NaN),
    };
    for (const [label, value] of Object.entries(found)) {
      // The first rows of these names are what is entered.
      const isTwice = label === 'overheads' || label === 'risk';
      const cells = table.filter(([, first]) => first === label);
      const written = isTwice ? Number(cells[1]?.[column + 2]?.replaceAll(',', '')) : figure(label, column);
      expect(roundHalfUp(value ?? Number.NaN), label).toBe(written);
    }
  },
);

test('the patrol pays its way down to the documented margin, at which nothing is left', () => {
  const { pricing, profitAfterOverheads } = services.patrol;
  const evenPrice = pricing.totalRevenue - (profitAfterOverheads?.profit.amount ?? Number.NaN);
  const margin = 1 - pricing.totalCost / evenPrice;
  const [, percent, price] = section.match(/down to a margin of ([\d.]+) %.* = ([\d.,]+) EUR/) ?? [];
  expect([100 * margin, evenPrice].map((value) => roundHalfUp(value))).toEqual([
    Number(percent),
    Number(price?.replace(',', '')),
  ]);
  const patrol = tenderBerlin.services['Patrol at night'] as MobileServiceInput;
  const siteVisits = patrol.siteVisits.map((visit) => ({ ...visit, margin }));
  const even = priced({ ...patrol, siteVisits }, patrolOverheads);
  expect(even.pricing.totalRevenue).toBeCloseTo(evenPrice, 6);
  expect(even.profitAfterOverheads?.profit.amount).toBeCloseTo(0, 6);
});

test('no price, cost or margin moves, and without overheads a result has no field of them', () => {
  for (const { before, profitAfterOverheads, ...after } of Object.values(services)) {
    expect('profitAfterOverheads' in before).toBe(false);
    expect(JSON.stringify(after)).toBe(JSON.stringify(before));
    expect(profitAfterOverheads?.contributionMargin.amount).toBe(before.pricing.profit);
  }
});

test('a Chance adds up overheads and risk; a service without them adds none', () => {
  const { post, 'day post': day } = services;
  const sum = aggregateChance(
    permanentGuardBerlin.input.contract,
    [post, day.before, { ...day, additional: true }].map((result) => ({
      additional: 'additional' in result,
      result,
    })),
    book,
  );
  const { regular, additional } = sum;
  expect(regular.profitAfterOverheads?.overheads.amount).toBe(post.profitAfterOverheads?.overheads.amount);
  expect(regular.profitAfterOverheads?.contributionMargin.amount).toBe(regular.profit);
  const rest = regular.profit - (post.profitAfterOverheads?.overheads.amount ?? 0);
  expect(regular.profitAfterOverheads?.profit.amount).toBeCloseTo(
    rest - (post.profitAfterOverheads?.risk.amount ?? 0),
    6,
  );
  expect(additional.profitAfterOverheads?.profit.ofRevenue).toBe(day.profitAfterOverheads?.profit.ofRevenue);
  const without = aggregateChance(
    permanentGuardBerlin.input.contract,
    [{ additional: false, result: post.before }],
    book,
  );
  expect('profitAfterOverheads' in without.regular).toBe(false);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linesOf } from '../aggregate-chance.ts';
import { aggregateChance, calculateService, compileRateBook } from '../index.ts';
import { roundHalfUp } from '../rounding.ts';
import { tenderBerlin } from './tender-berlin.ts';

const docs = readFileSync(new URL('../../../../docs/calculation.md', import.meta.url), 'utf8');
const [, section = ''] = docs.split(/^## 11\. .*$/m);

/** The cells of each line of the tables of the section that begins with one of the labels. */
const table = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.replaceAll('**', '').trim()));
const figure = (cell: string) => (cell === '–' ? 0 : Number(cell.replaceAll(',', '')));
/** A line of the costs: one figure for each service, in the order of the services. */
function figuresOf(label: string): number[] {
  const line = table.find(([, first]) => first === label);
  if (!line) throw new Error(`docs/calculation.md has no line ${label}`);
  return line.slice(2, 2 + Object.keys(tenderBerlin.services).length).map(figure);
}

const book = compileRateBook(tenderBerlin.book);
const results = Object.values(tenderBerlin.services).map((input) => calculateService(input, book));
const cents = (value: number) => roundHalfUp(value, 2);

test.each([
  ['hours', (at: number) => (results[at]?.minutesTotal ?? 0) / 60],
  ['wage', (at: number) => costOf(at, 'wage')],
  ['supplements', (at: number) => costOf(at, 'bonusPay')],
  ['vacation pay', (at: number) => costOf(at, 'vacation')],
  ['sick pay', (at: number) => costOf(at, 'sickness')],
  ['training pay', (at: number) => costOf(at, 'training')],
  ['first briefing', (at: number) => costOf(at, 'briefing')],
  ['briefing of successors', (at: number) => costOf(at, 'fluctuationBriefing')],
  ['social security', (at: number) => costOf(at, 'socialSecurity')],
  ['pay costs', (at: number) => costOf(at, 'totalPayCosts')],
  ['material costs', (at: number) => costOf(at, 'totalMaterialCosts')],
  ['cars and purchases', (at: number) => costOf(at, 'totalSpecialCosts')],
  ['subcontractor', (at: number) => costOf(at, 'subcontractorCosts')],
  ['total cost', (at: number) => costOf(at, 'totalCosts')],
  ['price', (at: number) => results[at]?.pricing.totalRevenue ?? Number.NaN],
  ['contribution margin', (at: number) => results[at]?.pricing.profit ?? Number.NaN],
  ['EUR an hour', (at: number) => results[at]?.pricing.pricePerHour ?? Number.NaN],
])('the %s of the tender is what the documentation works out by hand, service by service', (label, engine) => {
  expect(results.map((_, at) => cents(engine(at)))).toEqual(figuresOf(label));
});

test('the Chance adds the four regular services and keeps the event apart, as the documentation does', () => {
  const services = Object.values(tenderBerlin.services).map(({ additional }, at) => ({
    ...{ additional, result: results[at] as (typeof results)[number] },
  }));
  const { regular, additional } = aggregateChance(tenderBerlin.contract, services, book);
  const [cost, price, profit, margin, perHour] = (table.find(([, first]) => first === 'the Chance') ?? [])
    .slice(2)
    .map((cell) => Number.parseFloat(cell.replaceAll(',', '')));
  expect([regular.totalCost, regular.revenue, regular.profit].map(cents)).toEqual([cost, price, profit]);
  expect(roundHalfUp((regular.margin ?? 0) * 100, 2)).toBe(margin);
  expect(cents(regular.pricePerHour ?? 0)).toBe(perHour);
  expect([additional.count, cents(additional.revenue)]).toEqual([1, 4_992]);
});

function costOf(at: number, line: keyof ReturnType<typeof linesOf>): number {
  const costs = results[at]?.costDetails.cumulated;
  return costs ? (linesOf(costs)[line] ?? Number.NaN) : Number.NaN;
}

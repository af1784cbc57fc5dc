import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calculateService, compileRateBook, type ServiceInput } from '../index.ts';
import { roundHalfUp } from '../rounding.ts';
import { permanentGuardBerlin } from './permanent-guard-berlin.ts';
import { tenderBerlin } from './tender-berlin.ts';

const docs = readFileSync(new URL('../../../../docs/calculation.md', import.meta.url), 'utf8');
const [, section = ''] = docs.split(/^## 13\. .*$/m);
const figure = (cell: string) => Number(cell.replaceAll(',', '').replace('−', '-'));
const lines = section
  .split('\n')
  .filter((line) => /^\| (?:day post|patrol|post)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The lines of a service, each with its figures: quantity, without rounding, unit price, amount, difference. */
function linesOf(service: string): number[][] {
  return lines
    .filter(([, label]) => label !== 'post, together' && label?.split(',')[0] === service)
    .map(([, , quantity = '', exact = '', , price = '', amount = '', difference = '']) =>
      [quantity, exact, price, amount, difference].map(figure),
    );
}

const book = compileRateBook(tenderBerlin.book);
const signed = (input: ServiceInput | undefined) =>
  calculateService({ ...(input as ServiceInput), roundsUnitPrices: true }, book);
const services = {
  'day post': signed(tenderBerlin.services['Day post']),
  patrol: signed(tenderBerlin.services['Patrol at night']),
  post: signed(permanentGuardBerlin.input),
};

test.each(Object.entries(services))(
  'the price sheet of the %s is what the documentation works out by hand',
  (name, { unitPrices, pricing }) => {
    const positions = unitPrices?.positions ?? [];
    const cells = positions.map(({ quantity, exactAmount, unitPrice, amount }) => [
      quantity,
      roundHalfUp(exactAmount),
      unitPrice,
      amount,
      roundHalfUp(amount - exactAmount),
    ]);
    expect(cells).toEqual(linesOf(name));
    expect(cells.length).toBeGreaterThan(0);
    const cents = positions.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(pricing.totalRevenue).toBe(cents / 100);
  },
);

test('the post adds up to the price of the documentation, and the margin of the day post is the one that is signed', () => {
  const [, , , exact = '', , , amount = '', difference = ''] =
    lines.find(([, label]) => label === 'post, together') ?? [];
  const { pricing, unitPrices } = services.post;
  expect(pricing.totalRevenue).toBe(figure(amount));
  expect(roundHalfUp(unitPrices?.exact.pricing.totalRevenue ?? 0)).toBe(figure(exact));
  expect(roundHalfUp(pricing.totalRevenue - (unitPrices?.exact.pricing.totalRevenue ?? 0))).toBe(figure(difference));
  expect(section).toContain(`= ${roundHalfUp((services['day post'].pricing.totalMargin ?? 0) * 100, 4)} %`);
});

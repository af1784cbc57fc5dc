import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileRateBook, type RateBook, type ServiceInput, type WageRow } from '../index.ts';
import { roundHalfUp } from '../rounding.ts';
import {
  bookOfOptions,
  contractOption,
  contractYears,
  type Extension,
  inOption,
  optionPeriods,
} from '../services/contract-options.ts';
import { permanentGuardBerlin } from './permanent-guard-berlin.ts';
import { tenderBerlin } from './tender-berlin.ts';

const docs = readFileSync(new URL('../../../../docs/calculation.md', import.meta.url), 'utf8');
const [, section = ''] = docs.split(/^## 18\. .*$/m);
const table = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.replaceAll('*', '').trim()));
const written = (label: string, column: number) =>
  table.find(([, first]) => first === label)?.[column + 2]?.replaceAll(',', '') ?? '';

const year2027 = { startDate: '2027-01-01', endDate: '2027-12-31' };
const row = (activeFrom: string, hourlyWage: number): WageRow => ({
  ...{ id: activeFrom, isOwn: false, province: 'DE', payGroup: 'Gruppe 2', activeFrom, hourlyWage },
});
const follows = { payGroup: 'gruppe 2', wageFollowsTable: true, contract: year2027 };
const dayPost = { ...tenderBerlin.services['Day post'], contract: year2027 } as ServiceInput;
const rates = permanentGuardBerlin.book;

function optionsOf(input: ServiceInput, book: RateBook, extension: Extension, rise = 0) {
  const compiled = compileRateBook(bookOfOptions(input, book));
  return optionPeriods(input.contract, extension).map((period) => {
    const option = inOption(input, period, rise);
    return option && contractOption(option, compiled);
  });
}
const withOptions = (input: ServiceInput, book: RateBook, extension: Extension, rise?: number) => ({
  years: contractYears(input, compileRateBook(book)),
  options: optionsOf(input, book, extension, rise),
});

const examples = {
  'table with a rise': withOptions(
    { ...dayPost, ...follows, assumedWageRise: 0.03 },
    { ...rates, wages: [row('2027-01-01', 16)] },
    { count: 1, months: 12 },
    0.05,
  ),
  'entered wage': withOptions({ ...dayPost, hourlyWage: 16 }, rates, { count: 2, months: 12 }, 0.05),
  'known row, flat rate': withOptions(
    { ...permanentGuardBerlin.input, ...follows, revenue: { type: 'FLATRATE', flatRate: 252_000 } },
    { ...rates, wages: [row('2027-01-01', 15.15), row('2028-04-01', 15.75)] },
    { count: 1, months: 6 },
  ),
};

test.each(Object.entries(examples).map(([name, found], column) => [name, found, column] as const))(
  'the service with a %s costs in its option what the documentation works out by hand',
  (_, { years, options }, column) => {
    const [contract, option] = [years[0], options.at(-1)];
    const total = (figure: 'cost' | 'revenue') =>
      [...years, ...options].reduce((sum, part) => sum + (part?.[figure] ?? 0), 0);
    const [first, second] = option?.wages ?? [];
    const found = {
      'wage of the contract': contract?.wages[0]?.hourlyWage,
      'wage of the option': first?.hourlyWage,
      'second wage of the option': second?.hourlyWage,
      'hours of the contract': contract?.hours,
      'hours of the option': option?.hours,
      'base wage of the option': option?.baseWage,
      'contract: cost': contract?.cost,
      'contract: price': contract?.revenue,
      'option: cost': option?.cost,
      'option: price': option?.revenue,
      'option: EUR an hour': option && (option.revenue / option.minutes) * 60,
      'option: margin': option && 100 * (1 - option.cost / option.revenue),
      'all options: cost': total('cost'),
      'all options: price': total('revenue'),
    };
    for (const [label, value] of Object.entries(found))
      expect(value == null ? '–' : roundHalfUp(value).toFixed(2), label).toBe(written(label, column));
    expect(option?.wages.map(({ basis }) => basis).join(' ')).toBe(written('basis', column));
  },
);

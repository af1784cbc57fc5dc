import { sampled } from '@zuschlag/validation/testing/sampling';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Case, mobileCase, permanentCase, serviceCase } from '../src/examples/random-services.ts';
import { calculateService, compileRateBook, type ServiceInput } from '../src/index.ts';
import { type Cell, figureKey, type Worksheet } from '../src/worksheet/model.ts';
import { worksheetOf } from '../src/worksheet/worksheet.ts';
import { calculatedSheet } from './calculated-sheet.ts';

const toTheCent = (shown: number, value: number) => Math.abs(shown - value) < 0.005;
const patience = sampled(120_000, 1_800_000);

const figure = (worksheet: Worksheet, line: string) => {
  const cell = worksheet.figures.get(figureKey(line, 'cumulated'));
  if (!cell) throw new Error(`no ${line}`);
  return cell;
};
const inputCell = (worksheet: Worksheet, key: string) => {
  const row = worksheet.blocks.flatMap(({ rows }) => rows).find((one) => one.key === key);
  if (!row?.cells.cumulated) throw new Error(`no ${key}`);
  return row.cells.cumulated;
};

describe('the worksheet of a service', () => {
  test(
    'computes every cell to the value beside its formula, and price and cost to those of the engine',
    () => {
      const agree = ({ book, input }: Case<ServiceInput>) => {
        const compiled = compileRateBook(book);
        const worksheet = worksheetOf(input, compiled);
        const sheet = calculatedSheet(worksheet);
        for (const cell of sheet.cells) {
          expect(Math.abs(sheet.shown(cell) - cell.value)).toBeLessThanOrEqual(
            1e-9 * Math.max(1, Math.abs(cell.value)),
          );
        }
        const { pricing } = calculateService(input, compiled);
        expect(toTheCent(sheet.shown(figure(worksheet, 'revenue')), pricing.totalRevenue)).toBe(true);
        expect(toTheCent(sheet.shown(figure(worksheet, 'totalCosts')), pricing.totalCost)).toBe(true);
        sheet.end();
      };
      fc.assert(fc.property(permanentCase, agree), { numRuns: sampled(14, 140) });
      fc.assert(fc.property(mobileCase, agree), { numRuns: sampled(6, 60) });
    },
    patience,
  );

  test(
    'moves its price as the engine does when another wage is entered',
    () => {
      const follow = ({ book, input }: Case<ServiceInput>) => {
        const compiled = compileRateBook(book);
        const worksheet = worksheetOf(input, compiled);
        const sheet = calculatedSheet(worksheet);
        const wage = inputCell(worksheet, 'hourlyWage');
        expect(wage).toMatchObject({ isInput: true, value: input.hourlyWage });
        sheet.enter(wage, input.hourlyWage + 1.37);
        const { pricing } = calculateService({ ...input, hourlyWage: input.hourlyWage + 1.37 }, compiled);
        expect(toTheCent(sheet.shown(figure(worksheet, 'revenue')), pricing.totalRevenue)).toBe(true);
        expect(toTheCent(sheet.shown(figure(worksheet, 'totalCosts')), pricing.totalCost)).toBe(true);
        sheet.end();
      };
      fc.assert(fc.property(serviceCase, follow), { numRuns: sampled(10, 100) });
    },
    patience,
  );

  test(
    'has one cell for each entered value, and no formula without the cells that it names',
    () => {
      fc.assert(
        fc.property(serviceCase, ({ book, input }) => {
          const { blocks } = worksheetOf(input, compileRateBook(book));
          const all = new Set<Cell>(blocks.flatMap(({ rows }) => rows).flatMap(({ cells }) => Object.values(cells)));
          for (const { formula, isInput } of all) {
            expect(isInput && formula !== null).toBe(false);
            for (const piece of formula ?? []) if (typeof piece !== 'string') expect(all.has(piece)).toBe(true);
          }
          const wages = blocks.flatMap(({ rows }) => rows).filter(({ key }) => key === 'hourlyWage');
          expect(wages).toHaveLength(1);
        }),
        { numRuns: sampled(10, 100) },
      );
    },
    patience,
  );

  test('names the table row of each rate and stands in the order of reading', () => {
    const [one] = fc.sample(permanentCase, { numRuns: 1, seed: 4 }) as [Case<ServiceInput>];
    const { blocks } = worksheetOf(one.input, compileRateBook(one.book));
    const rates = blocks.filter(({ kind }) => kind === 'rates');
    for (const row of rates.flatMap(({ rows }) => rows)) expect(row.source === null).toBe(row.formula !== null);
    expect(blocks[0]?.kind).toBe('parameters');
    expect(blocks.at(-1)?.kind).toBe('price');
    expect(blocks.at(-1)?.rows.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['revenue', 'pricePerHour', 'profit', 'totalMargin', 'monthlyRevenue']),
    );
  });
});

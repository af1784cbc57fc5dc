import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Cell, Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { calculateService, compileRateBook } from '@zuschlag/calc-engine';
import { serviceCase } from '@zuschlag/calc-engine/examples/random-services';
import { sampled } from '@zuschlag/validation/testing/sampling';
import fc from 'fast-check';
import { HyperFormula } from 'hyperformula';
import { beforeAll, describe, expect, it } from 'vitest';
import { aHandoutOf } from '../../testing/handout-facts.ts';
import { buildHandout } from '../build-handout.ts';

const run = promisify(execFile);
const office = await run('soffice', ['--version']).then(
  () => 'soffice',
  () => null,
);
const count = sampled(20, 200);
const patience = sampled(120_000, 1_800_000);
const seed = 20_270_101;

/** Random services of every kind in one workbook, and what the engine says they cost. */
const cases = fc.sample(serviceCase, { numRuns: count, seed });
const engine = cases.map(({ input, book }) => calculateService(input, compileRateBook(book)).pricing);
let file: Buffer;
let workbook: Workbook;

beforeAll(async () => {
  file = await written(aHandoutOf(cases, { kind: 'openCalculation', format: 'xlsx' }));
  workbook = await opened(file);
}, patience);

async function written(facts: Parameters<typeof buildHandout>[0]): Promise<Buffer> {
  let content: Uint8Array | null = null;
  for await (const piece of buildHandout(facts)) if ('content' in piece) content = piece.content;
  if (!content) throw new Error('no file');
  return Buffer.from(content);
}

async function opened(content: Buffer): Promise<Workbook> {
  const book = new Workbook();
  await book.xlsx.load(content);
  return book;
}

const services = (book: Workbook) => book.worksheets.slice(2, -1);
const numberIn = ({ value }: Cell): number =>
  typeof value === 'object' && value !== null && 'result' in value ? Number(value.result) : Number(value);
const formulaIn = ({ value }: Cell): string | null =>
  typeof value === 'object' && value !== null && 'formula' in value ? String(value.formula) : null;
const toTheCent = (shown: number, value: number) => Math.abs(shown - value) < 0.005;

/** The whole column of a row of a sheet, found by its label; the last one, because the sums of segments stand above. */
function rowOf(sheet: Worksheet, label: string) {
  let found = 0;
  sheet.eachRow((row, number) => {
    if (row.getCell(1).value === label) found = number;
  });
  if (found === 0) throw new Error(`${sheet.name} has no ${label}`);
  return sheet.getRow(found).getCell(3);
}

describe('the open calculation', () => {
  it('stores beside each formula the price and the cost of the engine', () => {
    services(workbook).forEach((sheet, at) => {
      expect(toTheCent(numberIn(rowOf(sheet, 'Preis')), engine[at]?.totalRevenue ?? Number.NaN), sheet.name).toBe(true);
      expect(toTheCent(numberIn(rowOf(sheet, 'Gesamtkosten')), engine[at]?.totalCost ?? Number.NaN), sheet.name).toBe(
        true,
      );
    });
    expect(services(workbook)).toHaveLength(count);
  });

  it(
    'is recalculated by a spreadsheet program to the same figures on every sheet',
    () => {
      const content = Object.fromEntries(
        workbook.worksheets.map((sheet) => [
          sheet.name,
          Array.from({ length: sheet.rowCount }, (_, row) =>
            Array.from({ length: 12 }, (_, column) => {
              const cell = sheet.getRow(row + 1).getCell(column + 1);
              const formula = formulaIn(cell);
              return formula === null ? (typeof cell.value === 'number' ? cell.value : null) : `=${formula}`;
            }),
          ),
        ]),
      );
      const program = HyperFormula.buildFromSheets(content, { licenseKey: 'gpl-v3' });
      for (const sheet of workbook.worksheets) {
        const id = program.getSheetId(sheet.name) ?? -1;
        sheet.eachRow((row, number) =>
          row.eachCell((cell, column) => {
            if (formulaIn(cell) === null) return;
            const shown = program.getCellValue({ sheet: id, row: number - 1, col: column - 1 });
            const place = `${sheet.name} ${cell.address}`;
            if (shown === '') return void expect((cell.value as { result?: unknown }).result ?? '', place).toBe('');
            const stored = numberIn(cell);
            expect(Math.abs(Number(shown) - stored), place).toBeLessThan(1e-6 * Math.max(1, Math.abs(stored)));
          }),
        );
      }
      program.destroy();
    },
    patience,
  );

  it('holds no macro and no link to the outside, prints on A4, and unlocks inputs alone', () => {
    expect(file.includes('vbaProject')).toBe(false);
    expect(file.includes('externalLink')).toBe(false);
    for (const sheet of workbook.worksheets) {
      expect(sheet.pageSetup.paperSize).toBe(9);
      expect(sheet.pageSetup.fitToWidth).toBe(1);
      expect(sheet.sheetProtection, sheet.name).toBeTruthy();
      sheet.eachRow((row) =>
        row.eachCell((cell) => {
          if (formulaIn(cell) !== null)
            expect(cell.protection?.locked, `${sheet.name} ${cell.address}`).not.toBe(false);
        }),
      );
    }
    const [first] = services(workbook);
    const wage = first && rowOf(first, 'Stundengrundlohn');
    expect(wage?.protection).toMatchObject({ locked: false });
    expect(numberIn(wage as Cell)).toBe(cases[0]?.input.hourlyWage);
  });

  it('gives rows of the cover the height of their text', () => {
    const heights: { isLong: boolean; height: number }[] = [];
    workbook.worksheets[0]?.eachRow((row, number) => {
      const text = row.getCell(2).value;
      if (number > 2 && typeof text === 'string') heights.push({ isLong: text.length > 64, height: row.height ?? 15 });
    });
    expect(heights.filter(({ isLong }) => isLong).length).toBeGreaterThan(1);
    for (const { isLong, height } of heights) if (isLong) expect(height).toBeGreaterThanOrEqual(30);
  });

  it('names the rows behind a price with their ids and days, and a checksum', () => {
    const proof = workbook.worksheets.at(-1);
    const ids = new Set<unknown>();
    proof?.eachRow((row) => ids.add(row.getCell(7).value));
    expect(ids).toContain(cases[0]?.book.socialSecurity[0]?.id);
    let last: unknown;
    proof?.eachRow((row) => {
      last = row.getCell(1).value;
    });
    expect(last).toMatch(/^[0-9a-f]{64}$/);
  });

  it('speaks English where it is asked for', async () => {
    const english = await opened(
      await written({ ...aHandoutOf(cases.slice(0, 1), { kind: 'openCalculation', format: 'xlsx' }), language: 'en' }),
    );
    expect(english.worksheets.map(({ name }) => name)).toEqual(['Cover', 'Price', '1 Service 1', 'Proof']);
    expect(numberIn(rowOf(services(english)[0] as Worksheet, 'Total costs'))).toBeCloseTo(engine[0]?.totalCost ?? 0, 2);
  });

  // LibreOffice is used where it is installed; the gate never installs it.
  it.skipIf(office === null)(
    'is recalculated by LibreOffice to the cent, also after another wage was entered',
    async () => {
      const raised = await opened(file);
      for (const sheet of services(raised)) {
        const wage = rowOf(sheet, 'Stundengrundlohn');
        wage.value = numberIn(wage) + 1;
      }
      const after = cases.map(({ input, book }) => {
        const paid = { ...input, hourlyWage: input.hourlyWage + 1 };
        return calculateService(paid, compileRateBook(book)).pricing;
      });
      for (const [content, expected] of [
        [file, engine] as const,
        [Buffer.from(await raised.xlsx.writeBuffer()), after] as const,
      ]) {
        const shown = await recalculated(content);
        services(shown).forEach((sheet, at) => {
          expect(toTheCent(numberIn(rowOf(sheet, 'Preis')), expected[at]?.totalRevenue ?? Number.NaN), sheet.name).toBe(
            true,
          );
          expect(
            toTheCent(numberIn(rowOf(sheet, 'Gesamtkosten')), expected[at]?.totalCost ?? Number.NaN),
            sheet.name,
          ).toBe(true);
        });
      }
    },
    patience,
  );
});

/** The workbook as LibreOffice computes it, from formulas without the values that were stored beside them. */
async function recalculated(content: Buffer): Promise<Workbook> {
  const folder = await mkdtemp(join(tmpdir(), 'zuschlag-office-'));
  try {
    const bare = await opened(content);
    for (const sheet of bare.worksheets) {
      sheet.eachRow((row) =>
        row.eachCell((cell) => {
          const formula = formulaIn(cell);
          if (formula !== null) cell.value = { formula };
        }),
      );
    }
    await mkdir(join(folder, 'out'));
    await writeFile(join(folder, 'book.xlsx'), Buffer.from(await bare.xlsx.writeBuffer()));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const into = ['--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', join(folder, 'out')];
    await run('soffice', ['--headless', profile, ...into, join(folder, 'book.xlsx')]);
    return await opened(await readFile(join(folder, 'out', 'book.xlsx')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

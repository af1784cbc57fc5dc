import { Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { serviceCase } from '@zuschlag/calc-engine/examples/random-services';
import { type HandoutKind, madeKinds } from '@zuschlag/validation/handouts/handout-kinds';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aHandoutOf } from '../testing/handout-facts.ts';
import { buildHandout } from './build-handout.ts';

const cases = fc.sample(serviceCase, { numRuns: 6, seed: 20_270_101 });

async function workbookOf(kind: HandoutKind): Promise<Workbook> {
  let content: Uint8Array | null = null;
  for await (const piece of buildHandout(aHandoutOf(cases, { kind, format: 'xlsx' })))
    if ('content' in piece) content = piece.content;
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.from(content ?? []));
  return workbook;
}

/** Inches of a column: seven pixels a character and five beside them, at 96 pixels to the inch. */
const inches = (width: number) => (width * 7 + 5) / 96;

/** The smallest letters of a sheet on paper, in points: a sheet that is wider than A4 shrinks to its width. */
function smallestPrint(sheet: Worksheet): number {
  const { orientation, margins } = sheet.pageSetup;
  const paper = (orientation === 'landscape' ? 11.69 : 8.27) - (margins?.left ?? 0.7) - (margins?.right ?? 0.7);
  const columns = Array.from({ length: sheet.columnCount }, (_, at) => inches(sheet.getColumn(at + 1).width ?? 8.43));
  const scale = Math.floor((100 * paper) / columns.reduce((sum, width) => sum + width, 0)) / 100;
  const sizes: number[] = [];
  sheet.eachRow((row) => row.eachCell((cell) => sizes.push(cell.value === null ? 99 : (cell.font?.size ?? 11))));
  return Math.min(...sizes) * Math.min(1, scale);
}

it.each(madeKinds)('prints %s on A4 with letters of at least 8 points', async (kind) => {
  const { worksheets } = await workbookOf(kind);
  expect(worksheets.length).toBeGreaterThan(0);
  for (const sheet of worksheets) {
    expect(sheet.pageSetup.fitToWidth, sheet.name).toBe(1);
    expect(smallestPrint(sheet), sheet.name).toBeGreaterThanOrEqual(8);
  }
});

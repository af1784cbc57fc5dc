import { colours, type Part, type Pdf, page } from '../../../../files/tagged-pdf.ts';
import type { LetterTable } from '../letter-table.ts';
import { letterPage } from './letter-page.ts';

type Row = LetterTable['rows'][number];
type Column = LetterTable['columns'][number] & { left: number; points: number };

const size = 8.5;
const padding = { top: 3, between: 5 } as const;

/** A table with its head cells in the structure tree; a row is never cut. */
export function drawTable(pdf: Pdf, part: Part, { columns, rows }: LetterTable): void {
  const table = pdf.struct('Table');
  part.add(table);
  const weights = columns.reduce((sum, { width }) => sum + width, 0);
  let left: number = letterPage.left;
  const places = columns.map((column): Column => {
    const points = (column.width / weights) * letterPage.width;
    const place = { ...column, left, points };
    left += points;
    return place;
  });
  const head: Row = { cells: columns.map(({ heading }) => heading), isSum: true };
  drawRow(pdf, table, head, places, 'TH');
  for (const row of rows) {
    if (pdf.y + heightOf(pdf, row, places) > pdf.page.height - page.bottom) {
      pdf.addPage();
      // The headings again, for the eye only: a reader of the tags has them at the table.
      pdf.markContent('Artifact', { type: 'Layout' });
      drawCells(pdf, head, places, (draw) => draw());
      pdf.endMarkedContent();
    }
    drawRow(pdf, table, row, places, 'TD');
  }
  table.end();
}

function drawRow(pdf: Pdf, table: Part, row: Row, places: readonly Column[], tag: 'TH' | 'TD'): void {
  const line = pdf.struct('TR');
  table.add(line);
  drawCells(pdf, row, places, (draw) => line.add(pdf.struct(tag, {}, draw)));
  line.end();
}

function drawCells(pdf: Pdf, row: Row, places: readonly Column[], put: (draw: () => void) => void): void {
  const height = heightOf(pdf, row, places);
  const top = pdf.y + padding.top;
  places.forEach(({ left, isText }, at) => {
    const width = widthOf(places, at);
    put(() => {
      pdf
        .font(row.isSum ? 'bold' : 'regular')
        .fontSize(size)
        .fillColor(colours.ink)
        .text(row.cells[at] ?? '', left, top, { width, align: isText ? 'left' : 'right' });
      if (at === 0 && row.note)
        pdf
          .font('regular')
          .fontSize(size - 1)
          .fillColor(colours.quiet)
          .text(row.note, left, pdf.y + 0.5, { width });
    });
  });
  pdf.x = letterPage.left;
  pdf.y = top - padding.top + height;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(letterPage.left, pdf.y)
    .lineTo(letterPage.left + letterPage.width, pdf.y)
    .lineWidth(row.isSum ? 0.7 : 0.4)
    .strokeColor(row.isSum ? colours.ink : colours.line)
    .stroke();
  pdf.endMarkedContent();
}

function heightOf(pdf: Pdf, row: Row, places: readonly Column[]): number {
  pdf.font(row.isSum ? 'bold' : 'regular').fontSize(size);
  const heights = places.map((_, at) => pdf.heightOfString(row.cells[at] ?? '', { width: widthOf(places, at) }));
  const note = row.note ? pdf.fontSize(size - 1).heightOfString(row.note, { width: widthOf(places, 0) }) + 0.5 : 0;
  return Math.max(heights[0] === undefined ? 0 : heights[0] + note, ...heights) + 2 * padding.top;
}

/** Columns keep a distance from the next one; the last one ends at the margin. */
function widthOf(places: readonly Column[], at: number): number {
  return (places[at]?.points ?? 0) - (at === places.length - 1 ? 0 : padding.between);
}

import { formatEuro, formatNumber, formatPercent } from '@zuschlag/i18n/format';
import type { Locale } from '@zuschlag/i18n/locales';
import {
  colours,
  drawFacts,
  type Part,
  type Pdf,
  page,
  paragraph,
  rule,
  taggedPdf,
} from '../../../../files/tagged-pdf.ts';
import type {
  ColumnKind,
  SheetCell,
  SheetDocument,
  SheetRow,
  SheetSection,
  SheetTable,
  Tone,
} from './sheet-document.ts';

const toneColours: Readonly<Record<Tone, string>> = { bad: '#b3261e', warn: '#8a5300', good: '#15703c' };
const size = 8.5;
const padding = { x: 3, y: 2.4, text: 12 } as const;

/** A sheet as a tagged PDF: headings, lists and tables are in its structure tree, tables with their head cells. */
export async function documentPdf(document: SheetDocument): Promise<Buffer> {
  let pages = 0;
  const content = await taggedPdf(document, [document.footer], (pdf, whole) => {
    paragraph(pdf, whole, 'P', document.kind, { size: 10, colour: colours.quiet, gap: 1 });
    paragraph(pdf, whole, 'H1', document.title, { font: 'bold', size: 17, gap: 2 });
    for (const section of document.sections) drawSection(pdf, whole, section, document.language);
    pages = pdf.bufferedPageRange().count;
  });
  return pages > 1 && document.shorter ? documentPdf(document.shorter()) : content;
}

function drawSection(pdf: Pdf, whole: Part, section: SheetSection, locale: Locale): void {
  const { heading, facts, paragraphs = [], table, signatures } = section;
  const part = pdf.struct('Sect');
  whole.add(part);
  // A heading never stands alone at the foot of a page.
  if (section.startsPage || pdf.y > pdf.page.height - page.bottom - 70) pdf.addPage();
  pdf.moveDown(0.5);
  rule(pdf);
  paragraph(pdf, part, 'H2', heading, { font: 'bold', size: 11.5, gap: 4 });
  if (facts && facts.length > 0) drawFacts(pdf, part, facts);
  const isBefore = table === undefined;
  if (isBefore) drawParagraphs(pdf, part, paragraphs);
  if (table) drawTable(pdf, part, table, locale);
  if (!isBefore) drawParagraphs(pdf, part, paragraphs);
  if (signatures) drawSignatures(pdf, part, signatures);
  part.end();
}

function drawParagraphs(pdf: Pdf, part: Part, paragraphs: NonNullable<SheetSection['paragraphs']>): void {
  for (const { text, tone } of paragraphs) {
    paragraph(pdf, part, 'P', text, { size: 9, gap: 3, ...(tone ? { colour: toneColours[tone], font: 'bold' } : {}) });
  }
}

type Column = { left: number; width: number; kind: ColumnKind };

function drawTable(pdf: Pdf, part: Part, { columns, rows }: SheetTable, locale: Locale): void {
  const table = pdf.struct('Table');
  part.add(table);
  const whole = pdf.page.width - 2 * page.margin;
  const weights = columns.reduce((sum, { width }) => sum + width, 0);
  let left: number = page.margin;
  const places = columns.map(({ width, kind }): Column => {
    const place = { left, width: (width / weights) * whole, kind };
    left += place.width;
    return place;
  });
  const head: SheetRow = { cells: columns.map(({ heading }) => heading), look: 'sum' };
  drawRow(pdf, table, head, places, { locale, tag: 'TH' });
  for (const row of rows) {
    const isBroken = drawRow(pdf, table, row, places, { locale, tag: 'TD' });
    // The headings again, for the eye only: a reader of the tags has them at the table.
    if (isBroken) {
      pdf.addPage();
      pdf.markContent('Artifact', { type: 'Layout' });
      drawCells(pdf, head, places, locale, (draw) => draw());
      pdf.endMarkedContent();
      drawRow(pdf, table, row, places, { locale, tag: 'TD' });
    }
  }
  table.end();
  pdf.y += 4;
}

/** @returns true when the page has no room for the row, which is not drawn then */
function drawRow(
  pdf: Pdf,
  table: Part,
  row: SheetRow,
  places: readonly Column[],
  { locale, tag }: { locale: Locale; tag: 'TH' | 'TD' },
): boolean {
  if (tag === 'TD' && pdf.y + heightOf(pdf, row, places, locale) > pdf.page.height - page.bottom) return true;
  const line = pdf.struct('TR');
  table.add(line);
  drawCells(pdf, row, places, locale, (draw) => line.add(pdf.struct(tag, {}, draw)));
  line.end();
  return false;
}

function drawCells(
  pdf: Pdf,
  row: SheetRow,
  places: readonly Column[],
  locale: Locale,
  put: (draw: () => void) => void,
): void {
  const height = heightOf(pdf, row, places, locale);
  const top = pdf.y;
  const cells = row.look === 'group' ? row.cells.slice(0, 1) : row.cells;
  cells.forEach((cell, at) => {
    const place = places[at];
    if (!place) return;
    const { left, width } = row.look === 'group' ? { ...place, width: pdf.page.width - 2 * page.margin } : place;
    const kind = row.kinds?.[at] ?? place.kind;
    const tone = row.tones?.[at];
    put(() => {
      pdf
        .font(row.look || tone ? 'bold' : 'regular')
        .fontSize(size)
        .fillColor(tone ? toneColours[tone] : row.look === 'group' ? colours.quiet : colours.ink)
        .text(written(cell, kind, locale), left + indentOf(kind, at), top + padding.y, {
          width: width - indentOf(kind, at),
          align: kind === 'text' ? 'left' : 'right',
        });
    });
  });
  pdf.x = page.margin;
  pdf.y = top + height;
  line(pdf, row.look === 'sum' ? colours.ink : colours.line);
}

function heightOf(pdf: Pdf, row: SheetRow, places: readonly Column[], locale: Locale): number {
  pdf.font(row.look ? 'bold' : 'regular').fontSize(size);
  const heights = row.cells.map((cell, at) => {
    const place = places[at];
    if (!place || row.look === 'group') return size + 2;
    return pdf.heightOfString(written(cell, row.kinds?.[at] ?? place.kind, locale), {
      width: place.width - indentOf(place.kind, at),
    });
  });
  return Math.max(...heights) + 2 * padding.y;
}

/** Words behind figures keep a distance from them. */
function indentOf(kind: ColumnKind, at: number): number {
  if (kind !== 'text') return padding.x;
  return at === 0 ? 0 : padding.text;
}

/** A hairline below a row is decoration, not content. */
function line(pdf: Pdf, colour: string): void {
  pdf
    .moveTo(page.margin, pdf.y)
    .lineTo(pdf.page.width - page.margin, pdf.y)
    .lineWidth(0.4)
    .strokeColor(colour)
    .stroke();
}

function drawSignatures(pdf: Pdf, part: Part, signatures: readonly string[]): void {
  const gap = 36;
  const width = (pdf.page.width - 2 * page.margin - gap) / signatures.length;
  const top = pdf.y + 40;
  signatures.forEach((text, at) => {
    const left = page.margin + at * (width + gap / signatures.length);
    pdf
      .moveTo(left, top)
      .lineTo(left + width - gap / 2, top)
      .lineWidth(0.6)
      .strokeColor(colours.ink)
      .stroke();
    part.add(
      pdf.struct('P', {}, () => {
        pdf
          .font('regular')
          .fontSize(8.5)
          .fillColor(colours.quiet)
          .text(text, left, top + 4, { width: width - gap / 2 });
      }),
    );
  });
}

/** A cell as people read it; an empty one stays empty. */
export function written(cell: SheetCell, kind: ColumnKind, locale: Locale): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if (kind === 'euro') return formatEuro(cell, locale);
  if (kind === 'percent') return formatPercent(cell, locale, 2, true);
  if (kind === 'hours') return formatNumber(cell, locale, 2);
  if (kind === 'time') return `${formatNumber(cell, locale, 2)} h`;
  return formatNumber(cell, locale, Number.isInteger(cell) ? 0 : 2);
}

import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { LetterTable } from '../letter-table.ts';

type Look = {
  size?: number;
  isBold?: boolean;
  isQuiet?: boolean;
  /** a place that a person fills in */
  isOpen?: boolean;
  colour?: string;
  before?: number;
  after?: number;
  isRight?: boolean;
  keepsNext?: boolean;
};

/** A paragraph of one run. @param look sizes and distances in points */
export function line(text: string, look: Look): Paragraph {
  const { size = 10, isBold = false, isQuiet, isOpen, colour, before = 0, after = 0, isRight, keepsNext } = look;
  return new Paragraph({
    spacing: { before: before * 20, after: after * 20 },
    ...(isRight ? { alignment: AlignmentType.RIGHT } : {}),
    ...(keepsNext ? { keepNext: true } : {}),
    children: [
      new TextRun({
        ...{ text, size: size * 2, bold: isBold },
        ...(isOpen ? { highlight: 'yellow' as const } : {}),
        ...(isQuiet ? { color: '5C6670' } : colour ? { color: colour } : {}),
      }),
    ],
  });
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
export const noBorders = {
  ...{ top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
} as const;
const ink = { style: BorderStyle.SINGLE, size: 6, color: '17202A' } as const;
const hair = { style: BorderStyle.SINGLE, size: 4, color: 'D9DEE3' } as const;
export const lineAbove = { top: ink } as const;

/** A table with a head row that comes again on each page. */
export function figuresTable({ columns, rows }: LetterTable): Table {
  const weights = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => Math.round((convertMillimetersToTwip(165) * width) / weights));
  const cellsOf = ({ cells, note, isSum = false }: LetterTable['rows'][number]) =>
    columns.map(
      ({ isText }, at) =>
        new TableCell({
          width: { size: widths[at] ?? 0, type: WidthType.DXA },
          borders: { bottom: isSum ? ink : hair },
          margins: { top: 50, bottom: 50, left: at === 0 ? 0 : 50, right: at === columns.length - 1 ? 0 : 50 },
          children: [
            line(cells[at] ?? '', { size: 8.5, isBold: isSum, isRight: !isText }),
            ...(at === 0 && note ? [line(note, { size: 7.5, isQuiet: true })] : []),
          ],
        }),
    );
  return new Table({
    ...{ borders: noBorders, layout: TableLayoutType.FIXED, columnWidths: widths },
    width: { size: convertMillimetersToTwip(165), type: WidthType.DXA },
    rows: [
      new TableRow({
        ...{ tableHeader: true, cantSplit: true },
        children: cellsOf({ cells: columns.map(({ heading }) => heading), isSum: true }),
      }),
      ...rows.map((row) => new TableRow({ cantSplit: true, children: cellsOf(row) })),
    ],
  });
}

import {
  AlignmentType,
  convertMillimetersToTwip,
  Document,
  Footer,
  HeadingLevel,
  HeightRule,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { LetterDocument } from '../letter-document.ts';
import { figuresTable, line, lineAbove, noBorders } from './letter-table-docx.ts';

const mm = convertMillimetersToTwip;
const quiet = '5C6670';
const styles = (size: number, before: number, after: number) => ({
  run: { size: size * 2, bold: true, color: '17202A' },
  paragraph: { spacing: { before, after }, keepNext: true },
});

/** A letter as a document that a person edits before it is sent, laid out like the PDF. */
export async function letterDocx(letter: LetterDocument): Promise<Buffer> {
  const { language, sender, subject, contract, facts, calculation } = letter;
  const footer = new Paragraph({
    children: [
      new TextRun({
        size: 16,
        color: quiet,
        children: [`${sender} · ${facts[0]?.value ?? ''} · `, PageNumber.CURRENT, '/', PageNumber.TOTAL_PAGES],
      }),
    ],
  });
  const document = new Document({
    ...{ title: subject, subject: contract, creator: 'Zuschlag', lastModifiedBy: 'Zuschlag' },
    styles: {
      default: {
        document: {
          run: { font: 'Arial', size: 20, color: '17202A', language: { value: language === 'de' ? 'de-DE' : 'en-GB' } },
          paragraph: { spacing: { after: 0, line: 260 } },
        },
        heading1: styles(11, 0, 40),
        heading2: styles(12, 0, 60),
        heading3: styles(10, 240, 20),
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: mm(210), height: mm(297) },
            margin: { top: mm(20), right: mm(20), bottom: mm(20), left: mm(25), footer: mm(10) },
          },
        },
        footers: { default: new Footer({ children: [footer] }) },
        children: [
          head(letter),
          ...body(letter),
          new Paragraph({ heading: HeadingLevel.HEADING_2, pageBreakBefore: true, text: calculation.heading }),
          line(contract, { size: 9, isQuiet: true, after: 8 }),
          line(calculation.formula, { after: calculation.rounding ? 3 : 0 }),
          ...(calculation.rounding ? [line(calculation.rounding, {})] : []),
          ...calculation.parts.flatMap(({ heading, period, steps }) => [
            new Paragraph({ heading: HeadingLevel.HEADING_3, text: heading }),
            line(period, { size: 9, isQuiet: true, after: 4, keepsNext: true }),
            figuresTable(steps),
          ]),
          // A table must not be the last thing of a document.
          line('', { size: 2 }),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** Sender, address field and references: rows of a fixed height put the subject where a window envelope wants it. */
function head({ sender, recipient, facts, draft }: LetterDocument): Table {
  const width = { address: mm(95), facts: mm(70) };
  const row = (height: number, children: TableCell[]) =>
    new TableRow({ height: { value: mm(height), rule: HeightRule.EXACT }, children });
  return new Table({
    ...{ borders: noBorders, layout: TableLayoutType.FIXED, columnWidths: [width.address, width.facts] },
    width: { size: width.address + width.facts, type: WidthType.DXA },
    margins: { left: 0, right: 0 },
    rows: [
      row(36, [
        new TableCell({
          columnSpan: 2,
          children: [
            line(sender, { size: 13, isBold: true, after: 4 }),
            ...(draft ? [line(draft, { size: 9, colour: '8A5300' })] : []),
          ],
        }),
      ]),
      row(42.5, [
        new TableCell({
          width: { size: width.address, type: WidthType.DXA },
          children: [
            line(sender, { size: 7, isQuiet: true, after: 6 }),
            ...recipient.lines.map((text) => line(text, {})),
            ...recipient.open.map((text) => line(text, { isOpen: true })),
          ],
        }),
        new TableCell({
          width: { size: width.facts, type: WidthType.DXA },
          children: facts.map(
            ({ term, value }) =>
              new Paragraph({
                tabStops: [{ type: 'left', position: mm(27) }],
                indent: { left: mm(27), hanging: mm(27) },
                children: [
                  new TextRun({ text: term, size: 17, color: quiet }),
                  new TextRun({ text: `\t${value}`, size: 17 }),
                ],
              }),
          ),
        }),
      ]),
    ],
  });
}

function body(letter: LetterDocument): (Paragraph | Table)[] {
  const { subject, contract, salutation, opening, prices, closing, regards, signatures, enclosure } = letter;
  const half = mm(75);
  const signature = ({ whose, line: below }: LetterDocument['signatures'][number]) =>
    new TableCell({
      ...{ width: { size: half, type: WidthType.DXA }, borders: lineAbove },
      children: [line(below, { size: 8, isQuiet: true }), line(whose, { size: 9 })],
    });
  const gap = new TableCell({ width: { size: mm(15), type: WidthType.DXA }, children: [line('', {})] });
  const [first, ...others] = signatures.map(signature);
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: subject }),
    line(contract, { after: 16 }),
    line(salutation, { after: 9 }),
    line(opening, { after: 8 }),
    figuresTable(prices),
    ...closing.map((text, at) => line(text, { before: at === 0 ? 10 : 0, after: 9 })),
    line(regards, { after: 40, keepsNext: true }),
    new Table({
      ...{ borders: noBorders, layout: TableLayoutType.FIXED, columnWidths: [half, mm(15), half] },
      ...{ width: { size: mm(165), type: WidthType.DXA }, alignment: AlignmentType.LEFT },
      margins: { left: 0, right: 0 },
      rows: [new TableRow({ cantSplit: true, children: [...(first ? [first] : []), gap, ...others] })],
    }),
    line(enclosure, { size: 9, isQuiet: true, before: 14 }),
  ];
}

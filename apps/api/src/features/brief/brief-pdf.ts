import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BriefSection, BriefTone, ChanceBrief } from '@zuschlag/validation/chance/brief';
import PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;
type Part = ReturnType<Pdf['struct']>;

const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`));
const fonts = { regular: '400Regular', bold: '600SemiBold' } as const;

/** Points of an A4 page. */
const page = { margin: 48, top: 48, bottom: 60, foot: 34 } as const;
const colours = { ink: '#17202a', quiet: '#5c6670', line: '#d9dee3' } as const;
/** Kerning pulls the digits of a date together. */
const digits: { features: PDFKit.Mixins.OpenTypeFeatures[] } = { features: { tnum: true, kern: false } as never };
/** A mark before an item; its words say the same, so a copy without colours loses nothing. */
const marks: Record<BriefTone, { sign: string; colour: string }> = {
  plain: { sign: '–', colour: colours.quiet },
  good: { sign: '+', colour: '#15703c' },
  bad: { sign: '−', colour: '#b3261e' },
  warn: { sign: '!', colour: '#8a5300' },
};

/** A brief as a tagged PDF: title, language, headings and lists are in its structure tree. */
export async function briefPdf(brief: ChanceBrief): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: page.top, bottom: page.bottom, left: page.margin, right: page.margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: brief.language === 'de' ? 'de-DE' : 'en-GB',
    displayTitle: true,
    bufferPages: true,
    info: { Title: brief.title, Subject: brief.subtitle, Creator: 'Zuschlag', CreationDate: new Date(brief.madeAt) },
  });
  const content = collected(pdf);
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, readFileSync(fontFile(file)));
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  head(pdf, whole, brief);
  for (const section of brief.sections) drawSection(pdf, whole, section);
  whole.end();
  foot(pdf, brief);
  pdf.end();
  return content;
}

function head(pdf: Pdf, whole: Part, { title, subtitle, nextStep }: ChanceBrief): void {
  paragraph(pdf, whole, 'H1', title, { font: 'bold', size: 18, gap: 2 });
  paragraph(pdf, whole, 'P', subtitle, { size: 10, colour: colours.quiet, gap: nextStep ? 8 : 4 });
  if (nextStep) paragraph(pdf, whole, 'P', nextStep, { font: 'bold', size: 10, gap: 4 });
}

function drawSection(pdf: Pdf, whole: Part, { heading, facts, items, paragraphs }: BriefSection): void {
  const part = pdf.struct('Sect');
  whole.add(part);
  // A heading never stands alone at the foot of a page.
  if (pdf.y > pdf.page.height - page.bottom - 60) pdf.addPage();
  pdf.moveDown(0.6);
  rule(pdf);
  paragraph(pdf, part, 'H2', heading, { font: 'bold', size: 12, gap: 4 });
  for (const text of paragraphs) paragraph(pdf, part, 'P', text, { size: 9.5, gap: 4 });
  if (facts.length > 0) drawFacts(pdf, part, facts);
  if (items.length > 0) drawItems(pdf, part, items);
  part.end();
}

/** Terms and values in two columns, row by row; a reader of the tags hears each term with its value. */
function drawFacts(pdf: Pdf, part: Part, facts: BriefSection['facts']): void {
  const list = pdf.struct('L');
  part.add(list);
  const gap = 18;
  const width = (pdf.page.width - 2 * page.margin - gap) / 2;
  const label = 108;
  for (let index = 0; index < facts.length; index += 2) {
    const row = facts.slice(index, index + 2);
    const high = (text: string, wide: number) =>
      pdf
        .font('regular')
        .fontSize(9.5)
        .heightOfString(text, { width: wide, ...digits });
    const height = Math.max(...row.flatMap(({ term, value }) => [high(term, label - 6), high(value, width - label)]));
    if (pdf.y + height > pdf.page.height - page.bottom) pdf.addPage();
    const top = pdf.y;
    row.forEach(({ term, value }, column) => {
      const left = page.margin + column * (width + gap);
      const one = pdf.struct('LI');
      list.add(one);
      one.add(
        pdf.struct('Lbl', {}, () => {
          pdf
            .font('regular')
            .fontSize(9.5)
            .fillColor(colours.quiet)
            .text(term, left, top, { width: label - 6, ...digits });
        }),
      );
      one.add(
        pdf.struct('LBody', {}, () => {
          pdf.fillColor(colours.ink).text(value, left + label, top, { width: width - label, ...digits });
        }),
      );
      one.end();
    });
    pdf.x = page.margin;
    pdf.y = top + height + 3;
  }
  list.end();
}

function drawItems(pdf: Pdf, part: Part, items: BriefSection['items']): void {
  const list = pdf.struct('L');
  part.add(list);
  const width = pdf.page.width - 2 * page.margin - 14;
  for (const { text, tone } of items) {
    const { sign, colour } = marks[tone];
    const height = pdf
      .font('regular')
      .fontSize(9.5)
      .heightOfString(text, { width, ...digits });
    if (pdf.y + height > pdf.page.height - page.bottom) pdf.addPage();
    const top = pdf.y;
    const one = pdf.struct('LI');
    list.add(one);
    one.add(
      pdf.struct('Lbl', {}, () => {
        pdf.font('bold').fontSize(9.5).fillColor(colour).text(sign, page.margin, top, { width: 12 });
      }),
    );
    one.add(
      pdf.struct('LBody', {}, () => {
        pdf
          .font('regular')
          .fillColor(colours.ink)
          .text(text, page.margin + 14, top, { width, ...digits });
      }),
    );
    one.end();
    pdf.x = page.margin;
    pdf.y = top + height + 3;
  }
  list.end();
}

type Look = { font?: keyof typeof fonts; size: number; colour?: string; gap: number };

function paragraph(pdf: Pdf, part: Part, tag: string, text: string, look: Look): void {
  const width = pdf.page.width - 2 * page.margin;
  part.add(
    pdf.struct(tag, {}, () => {
      pdf
        .font(look.font ?? 'regular')
        .fontSize(look.size)
        .fillColor(look.colour ?? colours.ink)
        .text(text, page.margin, pdf.y, { width, ...digits });
    }),
  );
  pdf.y += look.gap;
}

/** A hairline is decoration, not content. */
function rule(pdf: Pdf): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(page.margin, pdf.y)
    .lineTo(pdf.page.width - page.margin, pdf.y)
    .lineWidth(0.5)
    .strokeColor(colours.line)
    .stroke();
  pdf.endMarkedContent();
  pdf.y += 6;
}

/** Number, day and person at the foot of each page, with the page among its pages. */
function foot(pdf: Pdf, { footer }: ChanceBrief): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // Text below the margin would begin another page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor(colours.quiet)
      .text(`${footer} · ${index + 1}/${count}`, page.margin, pdf.page.height - page.foot, { lineBreak: false });
    pdf.endMarkedContent();
  }
}

function collected(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
  });
}

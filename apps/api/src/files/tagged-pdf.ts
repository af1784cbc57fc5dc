import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@zuschlag/i18n/locales';
import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Part = ReturnType<Pdf['struct']>;

const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`));
const fonts = { regular: '400Regular', bold: '600SemiBold' } as const;

/** Points of an A4 page. */
export const page = { margin: 48, top: 48, bottom: 60, foot: 34 } as const;
export const colours = { ink: '#17202a', quiet: '#5c6670', line: '#d9dee3' } as const;
type About = {
  title: string;
  subtitle: string;
  language: Locale;
  madeAt: string;
  isLandscape?: boolean;
  /** the left margin, where a standard asks for another one; in points */
  left?: number;
  /** for the archive, with files in it: PDF/A-3 */
  isArchived?: boolean;
};

/**
 * A new tagged PDF on A4 with its title and language.
 *
 * @param footer what stands at the foot of each page, line by line
 * @param draw adds the content to the whole
 */
export async function taggedPdf(
  { title, subtitle, language, madeAt, isLandscape = false, left = page.margin, isArchived = false }: About,
  footer: readonly (string | null)[],
  draw: (pdf: Pdf, whole: Part) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    layout: isLandscape ? 'landscape' : 'portrait',
    margins: { top: page.top, bottom: page.bottom, left, right: page.margin },
    pdfVersion: '1.7',
    ...(isArchived ? { subset: 'PDF/A-3a' as const } : {}),
    tagged: true,
    lang: language === 'de' ? 'de-DE' : 'en-GB',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Subject: subtitle, Creator: 'Zuschlag', CreationDate: new Date(madeAt) },
  });
  const content = collected(pdf);
  for (const [name, file] of Object.entries(fonts)) registerFont(pdf, name, file);
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  draw(pdf, whole);
  whole.end();
  foot(pdf, footer, left);
  pdf.end();
  return content;
}

/**
 * Adds a font whose digits are equally wide and not kerned, because kerning pulls the digits of a date together. The font
 * has these features and not each text: the library forgets the glyphs of a text that asks for features, and finding them
 * anew takes nine tenths of the time of a long file.
 */
function registerFont(pdf: Pdf, name: string, file: string): void {
  pdf.registerFont(name, readFileSync(fontFile(file))).font(name);
  const { _font: font } = pdf as unknown as { _font: { layoutRun: (text: string, features: object) => object } };
  const layout = font.layoutRun.bind(font);
  font.layoutRun = (text) => layout(text, { tnum: true, kern: false });
}

/** Terms and values in two columns, row by row; a reader of the tags hears each term with its value. */
export function drawFacts(pdf: Pdf, part: Part, facts: readonly { term: string; value: string }[]): void {
  const list = pdf.struct('L');
  part.add(list);
  const gap = 18;
  const width = (pdf.page.width - 2 * page.margin - gap) / 2;
  const label = 108;
  for (let index = 0; index < facts.length; index += 2) {
    const row = facts.slice(index, index + 2);
    const high = (text: string, wide: number) =>
      pdf.font('regular').fontSize(9.5).heightOfString(text, { width: wide });
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
            .text(term, left, top, { width: label - 6 });
        }),
      );
      one.add(
        pdf.struct('LBody', {}, () => {
          pdf.fillColor(colours.ink).text(value, left + label, top, { width: width - label });
        }),
      );
      one.end();
    });
    pdf.x = page.margin;
    pdf.y = top + height + 3;
  }
  list.end();
}

type Look = { font?: keyof typeof fonts; size: number; colour?: string; gap: number };

export function paragraph(pdf: Pdf, part: Part, tag: string, text: string, look: Look): void {
  const width = pdf.page.width - 2 * page.margin;
  part.add(
    pdf.struct(tag, {}, () => {
      pdf
        .font(look.font ?? 'regular')
        .fontSize(look.size)
        .fillColor(look.colour ?? colours.ink)
        .text(text, page.margin, pdf.y, { width });
    }),
  );
  pdf.y += look.gap;
}

/** A hairline is decoration, not content. */
export function rule(pdf: Pdf): void {
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

/** Lines at the foot of each page; the first ends with the page among its pages. */
function foot(pdf: Pdf, footer: readonly (string | null)[], left: number): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // Text below the margin would begin another page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('regular').fontSize(8).fillColor(colours.quiet);
    const [first, ...others] = footer.filter((line) => line !== null);
    [`${first} · ${index + 1}/${count}`, ...others].forEach((line, at) => {
      pdf.text(line, left, pdf.page.height - page.foot + at * 11, { lineBreak: false });
    });
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

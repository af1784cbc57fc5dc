import type { BriefSection, BriefTone, ChanceBrief } from '@zuschlag/validation/chance/brief';
import { colours, drawFacts, type Part, type Pdf, page, paragraph, rule, taggedPdf } from '../../files/tagged-pdf.ts';

/** A mark before an item; its words say the same, so a copy without colours loses nothing. */
const marks: Record<BriefTone, { sign: string; colour: string }> = {
  plain: { sign: '–', colour: colours.quiet },
  good: { sign: '+', colour: '#15703c' },
  bad: { sign: '−', colour: '#b3261e' },
  warn: { sign: '!', colour: '#8a5300' },
};

/** A brief as a tagged PDF: title, language, headings and lists are in its structure tree. */
export async function briefPdf(brief: ChanceBrief): Promise<Buffer> {
  return taggedPdf(brief, [brief.footer, brief.chainEnd], (pdf, whole) => {
    head(pdf, whole, brief);
    for (const section of brief.sections) drawSection(pdf, whole, section);
  });
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

function drawItems(pdf: Pdf, part: Part, items: BriefSection['items']): void {
  const list = pdf.struct('L');
  part.add(list);
  const width = pdf.page.width - 2 * page.margin - 14;
  for (const { text, tone } of items) {
    const { sign, colour } = marks[tone];
    const height = pdf.font('regular').fontSize(9.5).heightOfString(text, { width });
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
          .text(text, page.margin + 14, top, { width });
      }),
    );
    one.end();
    pdf.x = page.margin;
    pdf.y = top + height + 3;
  }
  list.end();
}

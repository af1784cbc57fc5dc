import { colours, type Part, type Pdf, page, taggedPdf } from '../../../../files/tagged-pdf.ts';
import type { LetterDocument } from '../letter-document.ts';
import { letterPage, mm, put } from './letter-page.ts';
import { drawTable } from './letter-table-pdf.ts';

/**
 * A letter as a tagged PDF on A4, laid out for a window envelope.
 *
 * @source DIN 5008, form B
 */
export async function letterPdf(letter: LetterDocument): Promise<Buffer> {
  const { sender, subject, contract, language, madeAt, facts } = letter;
  const about = { title: subject, subtitle: contract, language, madeAt, left: letterPage.left };
  const number = facts[0]?.value ?? '';
  return taggedPdf(about, [`${sender} · ${number}`], (pdf, whole) => {
    drawHead(pdf, whole, letter);
    drawBody(pdf, whole, letter);
    drawCalculation(pdf, whole, letter);
  });
}

function drawHead(pdf: Pdf, whole: Part, { sender, recipient, facts, draft }: LetterDocument): void {
  marks(pdf);
  put(pdf, whole, 'P', sender, { font: 'bold', size: 13, top: mm(20) });
  if (draft) put(pdf, whole, 'P', draft, { size: 9, top: mm(29), colour: '#8a5300' });
  const field = { width: mm(80) };
  put(pdf, whole, 'P', sender, { ...field, size: 7, top: mm(56), colour: colours.quiet });
  pdf.y = mm(62.7);
  for (const line of recipient.lines) put(pdf, whole, 'P', line, { ...field, size: 10, gap: 1 });
  drawFacts(pdf, whole, facts);
  pdf.y = Math.max(pdf.y, mm(98.5));
}

/** Where to fold and where to punch, for the eye only. */
function marks(pdf: Pdf): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  for (const [height, width] of [
    [105, 3],
    [148.5, 5],
    [210, 3],
  ] as const)
    pdf.moveTo(mm(4), mm(height)).lineTo(mm(4 + width), mm(height));
  pdf.lineWidth(0.4).strokeColor(colours.quiet).stroke();
  pdf.endMarkedContent();
}

function drawFacts(pdf: Pdf, whole: Part, facts: LetterDocument['facts']): void {
  const list = pdf.struct('L');
  whole.add(list);
  const [left, label, width] = [mm(120), mm(27), mm(70)];
  pdf.y = mm(50);
  for (const { term, value } of facts) {
    const top = pdf.y;
    const one = pdf.struct('LI');
    list.add(one);
    put(pdf, one, 'Lbl', term, { size: 8.5, top, left, width: label, colour: colours.quiet });
    put(pdf, one, 'LBody', value, { size: 8.5, top, left: left + label, width: width - label, gap: 2.5 });
    one.end();
  }
  list.end();
}

function drawBody(pdf: Pdf, whole: Part, letter: LetterDocument): void {
  const text = { size: 10, gap: 9 };
  put(pdf, whole, 'H1', letter.subject, { font: 'bold', size: 11, gap: 2 });
  put(pdf, whole, 'P', letter.contract, { size: 10, gap: 16 });
  put(pdf, whole, 'P', letter.salutation, text);
  put(pdf, whole, 'P', letter.opening, { ...text, gap: 8 });
  drawTable(pdf, whole, letter.prices);
  pdf.y += 10;
  for (const sentence of letter.closing) put(pdf, whole, 'P', sentence, text);
  // The regards and the lines to sign on stay on one page.
  if (pdf.y > pdf.page.height - page.bottom - 130) pdf.addPage();
  pdf.y += 3;
  put(pdf, whole, 'P', letter.regards, text);
  drawSignatures(pdf, whole, letter.signatures);
  put(pdf, whole, 'P', letter.enclosure, { size: 9, gap: 0, colour: colours.quiet });
}

function drawSignatures(pdf: Pdf, whole: Part, signatures: LetterDocument['signatures']): void {
  const gap = mm(15);
  const width = (letterPage.width - gap) / 2;
  const top = pdf.y + 34;
  let bottom = top;
  signatures.forEach(({ whose, line }, at) => {
    const left = letterPage.left + at * (width + gap);
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .moveTo(left, top)
      .lineTo(left + width, top)
      .lineWidth(0.6)
      .strokeColor(colours.ink)
      .stroke();
    pdf.endMarkedContent();
    put(pdf, whole, 'P', line, { size: 8, top: top + 4, left, width, colour: colours.quiet, gap: 2 });
    put(pdf, whole, 'P', whose, { size: 9, left, width });
    bottom = Math.max(bottom, pdf.y);
  });
  pdf.y = bottom + 14;
}

function drawCalculation(pdf: Pdf, whole: Part, { calculation, contract }: LetterDocument): void {
  const part = pdf.struct('Sect');
  whole.add(part);
  pdf.addPage();
  put(pdf, part, 'H2', calculation.heading, { font: 'bold', size: 12, gap: 2 });
  put(pdf, part, 'P', contract, { size: 9, gap: 8, colour: colours.quiet });
  put(pdf, part, 'P', calculation.formula, { size: 9.5, gap: calculation.rounding ? 3 : 8 });
  if (calculation.rounding) put(pdf, part, 'P', calculation.rounding, { size: 9.5, gap: 8 });
  for (const { heading, period, steps } of calculation.parts) {
    // A calculation is read as a whole.
    if (pdf.y > pdf.page.height - page.bottom - 170) pdf.addPage();
    pdf.y += 8;
    put(pdf, part, 'H3', heading, { font: 'bold', size: 10, gap: 1 });
    put(pdf, part, 'P', period, { size: 9, gap: 4, colour: colours.quiet });
    drawTable(pdf, part, steps);
    pdf.y += 6;
  }
  part.end();
}

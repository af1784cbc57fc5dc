import type { HandoutKind } from '@zuschlag/validation/handouts/handout-kinds';
import type { HandoutFacts } from '../facts/handout-facts.ts';
import { filledForm } from '../price-forms/filling/filled-form.ts';
import { type CalculatedService, calculatedServices } from './calculated-services.ts';
import { adequacy } from './sheets/adequacy.ts';
import { approvalSheet } from './sheets/approval-sheet.ts';
import { documentPdf } from './sheets/document-pdf.ts';
import { documentWorkbook } from './sheets/document-workbook.ts';
import { hourSheet } from './sheets/hour-sheet.ts';
import { priceSheet } from './sheets/price-sheet.ts';
import type { SheetDocument } from './sheets/sheet-document.ts';
import { openCalculation } from './workbook/open-calculation.ts';

/** How far a file is, and in the end its content; null when no service of it has a price. */
export type HandoutPiece = { done: number } | { content: Uint8Array | null };

type MakeSheet = (facts: HandoutFacts, services: readonly CalculatedService[]) => SheetDocument;
const sheets: { readonly [kind in Exclude<HandoutKind, 'openCalculation' | 'customerSheet'>]: MakeSheet } = {
  priceSheet,
  hourSheet,
  approvalSheet,
  adequacy,
};

/** Makes a file from its facts. It runs in a thread of its own, because a large workbook takes seconds of the processor. */
export async function* buildHandout(facts: HandoutFacts): AsyncGenerator<HandoutPiece> {
  const services = calculatedServices(facts);
  if (facts.kind === 'customerSheet') yield { content: (await filledForm(facts, services))?.content ?? null };
  else if (services.length === 0) yield { content: null };
  else if (facts.kind === 'openCalculation') yield { content: yield* openCalculation(facts, services) };
  else {
    const document = sheets[facts.kind](facts, services);
    yield { content: await (facts.format === 'pdf' ? documentPdf(document) : documentWorkbook(document)) };
  }
}

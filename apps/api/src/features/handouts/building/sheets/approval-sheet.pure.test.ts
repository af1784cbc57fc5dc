import type { PermanentServiceInput } from '@zuschlag/calc-engine';
import { tenderBerlin } from '@zuschlag/calc-engine/examples/tender-berlin';
import { expect, it } from 'vitest';
import { readPdf } from '../../../../testing/files/pdf-text.ts';
import { aHandoutOf } from '../../testing/handout-facts.ts';
import { calculatedServices } from '../calculated-services.ts';
import { approvalSheet } from './approval-sheet.ts';
import { documentPdf } from './document-pdf.ts';

const { book, services } = tenderBerlin;
const dayPost = services['Day post'] as PermanentServiceInput;
/** Every line that the sheet can have: rounded prices, overheads and risk. */
const input: PermanentServiceInput = {
  ...dayPost,
  roundsUnitPrices: true,
  parameters: { ...dayPost.parameters, overheadsShare: 0.04, riskShare: 0.02 },
};
const warnings = [2027, 2028, 2029, 2030, 2031, 2032].map((year) => ({
  ...({ code: 'HOLIDAYS_MISSING_FOR_YEAR', detail: `${year}` } as const),
}));

const words = {
  de: ['Deckungsbeitrag', 'Gemeinkosten', 'Wagnis', 'Gewinn vom Umsatz', 'Freigegeben'],
  en: ['Contribution margin', 'Overheads', 'Risk', 'Profit on revenue', 'Approved'],
};

it.each([
  [2, 'de', 'Service 2'],
  [2, 'en', 'Service 2'],
  [14, 'de', 'weitere'],
  [14, 'en', 'further services'],
] as const)(
  '%i services with overheads, risk and warnings are one page to sign (%s)',
  async (count, language, listed) => {
    const cases = Array.from({ length: count }, () => ({ input, book }));
    const facts = aHandoutOf(cases, { kind: 'approvalSheet', format: 'pdf', language });
    const found = calculatedServices(facts).map((one) => ({ ...one, result: { ...one.result, warnings } }));
    const { pages } = await readPdf(await documentPdf(approvalSheet(facts, found)));
    expect(pages).toHaveLength(1);
    const text = pages[0]?.text ?? '';
    for (const word of [listed, ...words[language]]) expect(text).toContain(word);
  },
);

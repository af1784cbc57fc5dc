import type { PermanentServiceInput } from '@zuschlag/calc-engine';
import { tenderBerlin } from '@zuschlag/calc-engine/examples/tender-berlin';
import type { HandoutKind } from '@zuschlag/validation/handouts/handout-kinds';
import { describe, expect, it } from 'vitest';
import { aHandoutOf } from '../../testing/handout-facts.ts';
import { calculatedServices } from '../calculated-services.ts';
import { approvalSheet } from './approval-sheet.ts';
import { written } from './document-pdf.ts';
import { priceSheet } from './price-sheet.ts';
import type { SheetDocument } from './sheet-document.ts';

const { book, services } = tenderBerlin;
const dayPost = { ...services['Day post'], roundsUnitPrices: true } as PermanentServiceInput;
const atFlatRate: PermanentServiceInput = { ...dayPost, revenue: { type: 'FLATRATE', flatRate: 120_000 } };

function calculated(input: PermanentServiceInput, kind: HandoutKind = 'priceSheet') {
  const facts = aHandoutOf([{ input, book }], { kind, format: 'pdf' });
  return { facts, services: calculatedServices(facts) };
}

/** The table of the only service as it is printed, without its sum. */
function printed({ sections }: SheetDocument): string[][] {
  const { columns = [], rows = [] } = sections[1]?.table ?? {};
  const lines = rows
    .slice(0, -1)
    .map(({ cells, kinds }) =>
      cells.map((cell, at) => written(cell, kinds?.[at] ?? columns[at]?.kind ?? 'text', 'de').replace(/\s/g, ' ')),
    );
  return [columns.map(({ heading }) => heading), ...lines];
}

describe('sheets at rounded unit prices', () => {
  it('print a flat rate as one position, not as an hour', () => {
    const { facts, services: found } = calculated(atFlatRate);
    expect(printed(priceSheet(facts, found))).toEqual([
      ['Position', 'Menge', 'Einheitspreis', 'Preis'],
      ['Pauschale', '1', '120.000,00 €', '120.000,00 €'],
    ]);
  });

  it('mark hours beside a position without hours, and leave a table of hours as it is', () => {
    const { facts, services: found } = calculated(dayPost);
    expect(printed(priceSheet(facts, found))).toEqual([
      ['Zeitart', 'Stunden', 'Stundensatz', 'Preis'],
      ['Tag', '2.550,00', '26,61 €', '67.855,50 €'],
    ]);
    const mixed = found.map((service) => {
      const positions = service.result.unitPrices?.positions ?? [];
      const car = { unit: 'FLAT', period: 'night', quantity: 1, unitPrice: 90, amount: 90, exactAmount: 90 } as const;
      const unitPrices = { positions: [...positions, { ...car, siteVisit: null }], exact: service.result };
      return { ...service, result: { ...service.result, unitPrices } };
    });
    expect(printed(priceSheet(facts, mixed))).toEqual([
      ['Position', 'Menge', 'Einheitspreis', 'Preis'],
      ['Tag', '2.550,00 h', '26,61 €', '67.855,50 €'],
      ['Nacht', '1', '90,00 €', '90,00 €'],
    ]);
  });

  it('say of the price only what their own table shows', () => {
    const offered = calculated(dayPost);
    const words = (sheet: SheetDocument) =>
      sheet.sections
        .flatMap(({ paragraphs = [] }) => paragraphs.map(({ text }) => text.replace(/\s/g, ' ')))
        .find((text) => text.startsWith('Einheitspreise'));
    expect(words(priceSheet(offered.facts, offered.services))).toBe(
      'Einheitspreise sind auf Cent gerundet: Jede Zeile ist Menge × Preis, und die Zeilen ergeben genau die Angebotssumme. Ohne Rundung wären es 67.858,12 €, −2,62 € Unterschied.',
    );
    const decided = calculated(dayPost, 'approvalSheet');
    expect(words(approvalSheet(decided.facts, decided.services))).toBe(
      'Einheitspreise sind auf Cent gerundet. Ohne Rundung wären es 67.858,12 €, −2,62 € Unterschied.',
    );
  });
});

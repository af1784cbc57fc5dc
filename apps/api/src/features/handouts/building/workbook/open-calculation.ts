import { Workbook } from '@cj-tech-master/excelts';
import { worksheetOf } from '@zuschlag/calc-engine/worksheet/worksheet';
import { workbookTexts } from '@zuschlag/i18n/handouts/workbook-texts';
import type { HandoutFacts } from '../../facts/handout-facts.ts';
import type { CalculatedService } from '../calculated-services.ts';
import { writeCover } from './cover-sheet.ts';
import { writePrices } from './price-overview.ts';
import { writeProof } from './proof-sheet.ts';
import { writeServiceSheet } from './service-sheet.ts';
import { a4, type ServiceSheet, sheetName, unchecked } from './sheet-setup.ts';

/**
 * The open calculation: a workbook whose formulas lead from wages and shifts to the price, one sheet for each service.
 *
 * @returns after each service how many are written, then the workbook
 */
export async function* openCalculation(
  facts: HandoutFacts,
  services: readonly CalculatedService[],
): AsyncGenerator<{ done: number }, Uint8Array> {
  const { language: locale } = facts;
  const workbook = new Workbook();
  workbook.creator = 'Zuschlag';
  workbook.created = new Date(facts.made.at);
  workbook.title = facts.chance.name;
  const taken = new Set<string>();
  const named = (wanted: string) => sheetName(wanted, taken);
  const setup = { views: [{ showGridLines: false }], pageSetup: { ...a4, orientation: 'portrait' as const } };
  const cover = workbook.addWorksheet(named(workbookTexts.cover[locale]), setup);
  const prices = workbook.addWorksheet(named(workbookTexts.prices[locale]), {
    ...setup,
    pageSetup: { ...a4, orientation: 'landscape' },
  });
  // Its name is taken before those of the services.
  const proofName = named(workbookTexts.proof[locale]);
  const sheets: ServiceSheet[] = [];
  for (const service of services) {
    const name = named(`${sheets.length + 1} ${service.name}`);
    const worksheet = worksheetOf(service.input, service.compiled);
    sheets.push({ service, sheet: await writeServiceSheet(workbook, { name, locale }, service, worksheet) });
    yield { done: sheets.length };
  }
  const totals = await writePrices(prices, sheets, facts);
  await writeCover(cover, { facts, sheets, totals, prices: prices.name });
  await writeProof(
    workbook.addWorksheet(proofName, { ...setup, pageSetup: { ...a4, orientation: 'landscape' } }),
    services,
    facts,
  );
  return new Uint8Array(await workbook.xlsx.writeBuffer(unchecked));
}

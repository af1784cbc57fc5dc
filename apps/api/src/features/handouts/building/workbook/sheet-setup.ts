import type { PageSetup, Worksheet } from '@cj-tech-master/excelts';
import type { CostType } from '@zuschlag/validation/vocabulary';
import type { CalculatedService } from '../calculated-services.ts';

/** Every sheet prints on A4, as wide as the page and as long as it takes. */
export const a4: Partial<PageSetup> = {
  paperSize: 9,
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  margins: { left: 0.3, right: 0.3, top: 0.5, bottom: 0.6, header: 0.25, footer: 0.25 },
};

/** Left to itself the library parses the whole file again outside of production, which takes as long as writing it. */
export const unchecked = { validate: false } as const;

/** A sheet of a service, and where its figures stand; null: it has no such figure. */
export type PlacedSheet = {
  name: string;
  addressOf(figure: string, period: CostType): { address: string | null; value: number } | null;
};

/** A service and the sheet that it stands on. */
export type ServiceSheet = { service: CalculatedService; sheet: PlacedSheet };

/** Protects formulas from a slip of the hand: without a password, because a reader may look into everything. */
export function protectSheet(sheet: Worksheet): Promise<void> {
  return sheet.protect(undefined, {
    selectLockedCells: true,
    selectUnlockedCells: true,
    formatColumns: true,
    formatRows: true,
  });
}

/** @returns a name that a workbook takes, different from those that are taken */
export function sheetName(wanted: string, taken: Set<string>): string {
  const plain = wanted
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .trim();
  let name = plain.slice(0, 31).trim() || '-';
  for (let more = 2; taken.has(name.toLowerCase()); more += 1) name = `${plain.slice(0, 27).trim()} ${more}`;
  taken.add(name.toLowerCase());
  return name;
}

/** A reference to a cell of another sheet in a formula. */
export function reference(sheet: string, address: string): string {
  return `'${sheet.replaceAll("'", "''")}'!${address}`;
}

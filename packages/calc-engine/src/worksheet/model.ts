import type { CostType, IsoDate } from '../model.ts';
import type { Explanation } from '../results.ts';
import type { Unit } from '../scheme/formula-line.ts';

/**
 * The calculation of one service as a spreadsheet: rows of a label and seven columns, one for the whole and one for each
 * period. The cells know each other, not their addresses: those are given by the program that writes the file.
 */
export interface Worksheet {
  readonly blocks: readonly Block[];
  /** The cells of the figures of the service, by line and period. */
  readonly figures: ReadonlyMap<string, Cell>;
}

/** Where a row belongs on the sheet; the blocks stand in this order. */
export const blockKinds = ['parameters', 'law', 'item', 'time', 'rates', 'costs', 'sums', 'price'] as const;
export type BlockKind = (typeof blockKinds)[number];

export interface Block {
  readonly kind: BlockKind;
  readonly segment: { readonly from: IsoDate; readonly to: IsoDate } | null;
  /** The car, purchase, shift or visit that the rows are about: `cars.0`. */
  readonly item: string | null;
  /** The visit that is costed on its own: `siteVisits.0`. */
  readonly visit: string | null;
  readonly rows: readonly Row[];
}

export interface Row {
  /** A key of the scheme. */
  readonly key: string;
  /** Which of several rows with this key: the field of a shift, the weekday of a visit. */
  readonly variant: string | null;
  /** The shift, visit, car or purchase that it belongs to. */
  readonly item: string | null;
  readonly unit: Unit;
  /** The table row that the values were read from. */
  readonly source: NonNullable<Explanation['row']> | null;
  /** The formula of the scheme, for people; null for values. */
  readonly formula: string | null;
  readonly cells: Partial<Record<CostType, Cell>>;
}

export interface Cell {
  readonly value: number;
  /** Pieces of a formula: text and the cells that it refers to. Null for a value. */
  readonly formula: readonly (string | Cell)[] | null;
  /** Entered by a person or read from a table, so a reader may try another value. */
  readonly isInput: boolean;
}

/** @returns the key of a figure in `Worksheet.figures` */
export function figureKey(line: string, period: CostType): string {
  return `${line} ${period}`;
}

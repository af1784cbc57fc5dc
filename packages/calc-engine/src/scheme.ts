import { costAndPriceLines } from './scheme/cost-and-price-lines.ts';
import { schemeInputs } from './scheme/inputs.ts';
import { payLines } from './scheme/pay-lines.ts';

/**
 * The calculation as data: every cost and price line with its names, unit and formula. The explanation of a figure and
 * the formulas of the open-calculation workbook are made from it, and a test proves on random services that each formula
 * gives what the engine computes.
 */
export interface SchemeLine {
  readonly key: string;
  readonly unit: Unit;
  readonly level: Level;
  readonly de: string;
  readonly en: string;
  /** Over keys of this scheme; null for what is entered, read from a table or counted. */
  readonly formula: string | null;
  /** The kind of service or of pricing for which the formula holds, where there is more than one. */
  readonly only?: Variant;
}

export type Unit =
  | 'EUR'
  | 'EUR/h'
  | 'EUR/min'
  | 'EUR/year'
  | 'EUR/month'
  | 'EUR/l'
  | 'EUR/km'
  | 'l/100km'
  | 'km/year'
  | 'h'
  | 'min'
  | 'days'
  | 'months'
  | 'heads'
  | 'years'
  | 'fraction'
  | 'number';

/**
 * Where a line is computed: per period in each segment of constant rates and then summed (`segment`); per segment
 * without a sum (`rate`); once per period (`period`); once per service (`service`); per car, purchase, shift or visit
 * (`item`); or not at all (`input`, `table`, `law`, `count`).
 */
export type Level = 'segment' | 'rate' | 'period' | 'service' | 'item' | 'input' | 'table' | 'law' | 'count';

export type Variant = 'PERMANENT' | 'MOBILE' | 'MARGIN' | 'FLATRATE' | 'HOURLYRATEABSOLUTE' | 'HOURLYRATERELATIVE';

export type Row = readonly [
  key: string,
  unit: Unit,
  level: Level,
  de: string,
  en: string,
  formula: string | null,
  only?: Variant,
];

/** All lines in the order of a calculation sheet; what the formulas start from comes last. */
export const scheme: readonly SchemeLine[] = [...payLines, ...costAndPriceLines, ...schemeInputs].map(
  ([key, unit, level, de, en, formula, only]) => ({ key, unit, level, de, en, formula, only }),
);

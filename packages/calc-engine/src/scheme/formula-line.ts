import type { ServiceInput } from '../model.ts';
import { hasOverheads } from '../revenue/overheads.ts';

/** One line of the calculation as data. Its German and English names are in `names.ts`. */
export interface FormulaLine {
  readonly key: string;
  readonly unit: Unit;
  readonly level: Level;
  /** Over keys of other lines; null for a value that is entered, read from a table, set by law or counted. */
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

type Pricing = 'MARGIN' | 'FLATRATE' | 'HOURLYRATEABSOLUTE' | 'HOURLYRATERELATIVE' | 'VISITS';

/** The kind of service, its way of pricing with and without rounded unit prices, the origin of its wage and of its heads, or that overheads are entered. */
export type Variant =
  | 'PERMANENT'
  | 'MOBILE'
  | Pricing
  | `${Pricing}_ROUNDED`
  | 'ENTERED_WAGE'
  | 'TABLE_WAGE'
  | 'AVERAGE_HEADS'
  | 'PERMANENT_AVERAGE_HEADS'
  | 'COUNTED_HEADS'
  | 'SHIFT_HEADS'
  | 'TYPED_HEADS'
  | 'OVERHEADS';

/** The variants of the lines that hold for a service. */
export function variantsOf(input: ServiceInput): ReadonlySet<Variant> {
  const pricing = input.type === 'PERMANENT' ? input.revenue.type : 'VISITS';
  return new Set<Variant>([
    input.type,
    input.wageFollowsTable ? 'TABLE_WAGE' : 'ENTERED_WAGE',
    input.roundsUnitPrices ? `${pricing}_ROUNDED` : pricing,
    ...headVariants(input),
    ...(hasOverheads(input.parameters) ? (['OVERHEADS'] as const) : []),
  ]);
}

function headVariants(input: ServiceInput): Variant[] {
  if (input.type === 'MOBILE') return ['AVERAGE_HEADS'];
  if (input.headsFrom === undefined) return ['AVERAGE_HEADS', 'PERMANENT_AVERAGE_HEADS'];
  return ['COUNTED_HEADS', input.headsFrom === 'SHIFTS' ? 'SHIFT_HEADS' : 'TYPED_HEADS'];
}

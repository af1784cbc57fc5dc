import type { CompiledRateBook, ServiceInput } from '@zuschlag/calc-engine';
import type { LocalHolidayAnswers } from '@zuschlag/validation/customers/local-holidays';
import type { RateBook } from '@zuschlag/validation/services/service';
import type { CostType } from '@zuschlag/validation/vocabulary';

/** The figures of a result that open. They are lines of the engine's scheme. */
export type FigureLine =
  | 'minutes'
  | 'totalCosts'
  | 'revenue'
  | 'roundingDifference'
  | 'profit'
  | 'totalMargin'
  | 'overheads'
  | 'risk'
  | 'netProfit'
  | 'netMargin'
  | 'surcharge'
  | 'pricePerHour';
export type Figure = { line: FigureLine; period: CostType };

/** The input and the tables behind the figures, for their explanation. */
export type CalculationBasis = {
  input: ServiceInput;
  book: CompiledRateBook;
  rows: RateBook;
  /** of the stored place of work, who confirmed its local holidays */
  answers?: LocalHolidayAnswers;
};

/** The open figure, and the way to open one. */
export type OpenFigures = {
  opened: Figure | null;
  onOpen: (figure: Figure) => void;
  onNear: () => void;
  /** Whether every figure opens, and not only costs. */
  isExplained: boolean;
};

export function isSameFigure(one: Figure | null, other: Figure): boolean {
  return one?.line === other.line && one.period === other.period;
}

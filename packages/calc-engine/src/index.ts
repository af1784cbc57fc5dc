export { aggregateChance } from './aggregate-chance.ts';
export { CalcError, type CalcErrorCode, type InputProblem } from './calc-error.ts';
export { exactMonths, lastDayAfterMonths, startedMonths } from './calendar/contract-length.ts';
export { germanPublicHolidays } from './calendar/german-public-holidays.ts';
export { occurrenceProfile, pauseDuration, shiftDuration } from './calendar/shift-times.ts';
export { validateServiceInput } from './checks/service-problems.ts';
export { explain } from './explain.ts';
export { type Expression, evaluate, namesIn, parseExpression } from './expression.ts';
export type * from './model.ts';
export { type MinimumWage, minimumWagesIn } from './pay/statutory-minimum-wage.ts';
export { compileRateBook } from './rates/rate-book.ts';
export type * from './results.ts';
export { marginForRevenue, type NeededRevenue, revenueForMargin } from './revenue/inverses.ts';
export { analyzeMarginErosion } from './revenue/margin-erosion.ts';
export {
  type MobileReached,
  type MobileTarget,
  type MobileTargetFigure,
  mobileTargetSides,
  pricePerVisit,
  reachMobileTarget,
} from './revenue/mobile-targets.ts';
export { marginToSurcharge, surchargeToMargin } from './revenue/ratios.ts';
export {
  type Reached,
  reachTarget,
  type Target,
  type TargetFigure,
  type TargetProblem,
  type TargetSide,
  targetSides,
} from './revenue/targets.ts';
export { atUnitPrices, withoutUnitPrices } from './revenue/unit-prices.ts';
export { wageForPrice } from './revenue/wage-for-price.ts';
export { roundHalfUp } from './rounding.ts';
export type { FormulaLine, Level, Unit, Variant } from './scheme/formula-line.ts';
export {
  calculateService,
  calculateServices,
  countShiftMinutes,
  countSiteVisits,
} from './services/calculate-service.ts';

import { CalcError } from '../calc-error.ts';
import { isoDate } from '../calendar/dates.ts';
import type { Bonus, BonusRow, Money, ServiceInput, VacationDaysRow } from '../model.ts';
import { attendanceDays, attendanceFactor } from '../pay/attendance.ts';
import { hourlyWageIn } from '../pay/base-wage.ts';
import { bonusBasis, bonusPerHour, exemptBonusPerHour, taxFreeShares } from '../pay/bonus-pay.ts';
import { vacationStep } from '../pay/vacation-days.ts';
import { type PerPeriodTuple, tuplePerPeriod } from '../periods.ts';
import type { Segment } from '../rates/segment.ts';

/** Everything about one service that stays the same within a segment of its contract. */
export interface SegmentTerms {
  readonly vacationStep: VacationDaysRow;
  readonly vacationDays: number;
  readonly attendanceDays: number;
  readonly attendanceFactor: number;
  /** EUR per hour, in the order of the periods. */
  readonly bonusPerHour: PerPeriodTuple<Money>;
  readonly exemptBonusPerHour: PerPeriodTuple<Money>;
  readonly vacationBonus: Bonus;
  readonly christmasBonus: Bonus;
}

// Results hold no -0, and adding 0 to a figure of a table removes one.
const noBonus: Bonus = { relative: 0, absolute: 0 };

/** @throws {CalcError} PRODUCTIVE_DAYS_NON_POSITIVE when absence leaves no day of attendance */
export function segmentTerms(service: ServiceInput, segment: Segment): SegmentTerms {
  const { nonTariffAllowance, parameters } = service;
  const hourlyWage = hourlyWageIn(service, segment);
  const { tariff } = segment;
  const step = vacationStep(segment.vacationDays, parameters.averageLengthOfEmployment);
  const attendance = attendanceDays(tariff.workdaysPerYear, step.days, parameters.sickDays, parameters.trainingDays);
  if (attendance <= 0)
    throw new CalcError('PRODUCTIVE_DAYS_NON_POSITIVE', { path: 'parameters', date: isoDate(segment.from) });
  const grossHourlyWage = hourlyWage + nonTariffAllowance;
  const basis = bonusBasis(tariff.basisForBonusCalculation, hourlyWage, nonTariffAllowance);
  const { night, sunday, sundayNight, holiday, holidayNight } = tariff.bonuses;
  const perHour: PerPeriodTuple<Money> = [
    0,
    bonusPerHour(night, basis),
    bonusPerHour(sunday, basis),
    bonusPerHour(sundayNight, basis),
    bonusPerHour(holiday, basis),
    bonusPerHour(holidayNight, basis),
  ];
  return {
    vacationStep: step,
    vacationDays: step.days + 0,
    attendanceDays: attendance,
    attendanceFactor: attendanceFactor(tariff.workdaysPerYear, attendance),
    bonusPerHour: perHour,
    exemptBonusPerHour: tuplePerPeriod((period) =>
      exemptBonusPerHour(perHour[period], taxFreeShares[period], grossHourlyWage),
    ),
    vacationBonus: bonusOf(segment.vacationBonus),
    christmasBonus: bonusOf(segment.christmasBonus),
  };
}

function bonusOf(row: BonusRow | null): Bonus {
  return row ? { relative: row.bonusRelative + 0, absolute: row.bonusAbsolute + 0 } : noBonus;
}

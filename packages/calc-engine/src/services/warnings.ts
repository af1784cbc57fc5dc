import { isoDate } from '../calendar/dates.ts';
import type { CostLines } from '../costs/cost-lines.ts';
import type { ContractPeriod, Money, ServiceInput } from '../model.ts';
import { minimumWagesIn } from '../pay/statutory-minimum-wage.ts';
import type { ContractRates, Segment } from '../rates/segment.ts';
import type { Pricing, Warning } from '../results.ts';

/**
 * Signs of a mistake in a service that can be calculated. `detail` is the year or the day concerned; of a wage below the
 * statutory minimum, the first such day and the minimum in EUR, as in `2027-01-01 14.60`; of an assumed
 * rise, the first day on which it is paid and the wage in EUR; of heads that were entered, these and those that the shifts ask for.
 */
export function warnings(
  input: ServiceInput,
  rates: ContractRates,
  cumulated: CostLines,
  { totalMargin }: Pricing,
): Warning[] {
  const found: Warning[] = rates.yearsWithoutHolidays.map((year) => ({
    code: 'HOLIDAYS_MISSING_FOR_YEAR',
    detail: String(year),
  }));
  const withoutVacationBonus = rates.segments.find((segment) => segment.vacationBonus === null);
  if (withoutVacationBonus) found.push({ code: 'VACATION_BONUS_MISSING', detail: isoDate(withoutVacationBonus.from) });
  const withoutChristmasBonus = rates.segments.find((segment) => segment.christmasBonus === null);
  if (withoutChristmasBonus)
    found.push({ code: 'CHRISTMAS_BONUS_MISSING', detail: isoDate(withoutChristmasBonus.from) });
  if (cumulated.minutes === 0) found.push({ code: 'ZERO_MINUTES' });
  if (totalMargin !== null && totalMargin < 0) found.push({ code: 'NEGATIVE_MARGIN' });
  // Briefing is charged per head, and in a contract of a few days the heads outnumber the posts.
  if (rates.months < 1 && cumulated.briefing > 0 && !rates.heads) found.push({ code: 'SHORT_CONTRACT_BRIEFING' });
  if (input.type === 'PERMANENT' && !input.subcontractorHourlyRate && cumulated.minutes > 0) {
    if (input.shifts.some((shift) => shift.subContractorQuantity > 0))
      found.push({ code: 'SUBCONTRACTOR_RATE_MISSING' });
  }
  if (input.type === 'PERMANENT' && input.headsFrom === 'TYPED' && rates.heads) {
    const { heads, fromShifts } = rates.heads;
    if (heads < fromShifts) found.push({ code: 'HEADS_BELOW_NEED', detail: `${heads} ${Math.ceil(fromShifts)}` });
  }
  if (hasOwnGuards(input) && cumulated.minutes > 0) {
    const below = input.wageFollowsTable
      ? rates.segments.map(belowMinimumIn).find((detail) => detail !== null)
      : belowMinimum(input.hourlyWage, input.contract);
    if (below) found.push({ code: 'WAGE_BELOW_MINIMUM_WAGE', detail: below });
    const assumed = rates.segments.find(({ wage }) => wage && wage.assumedRises > 0);
    if (assumed)
      found.push({ code: 'WAGE_RISE_ASSUMED', detail: `${isoDate(assumed.from)} ${assumed.wage?.hourlyWage}` });
  }
  return found;
}

function belowMinimumIn({ from, to, wage }: Segment): string | null {
  return belowMinimum(wage?.hourlyWage ?? 0, { startDate: isoDate(from), endDate: isoDate(to) });
}

/** The first day of a time on which the minimum wage is higher, with that wage. */
function belowMinimum(hourlyWage: Money, days: ContractPeriod): string | null {
  const minimum = minimumWagesIn(days).find(({ amount }) => hourlyWage < amount);
  if (!minimum) return null;
  const day = minimum.from > days.startDate ? minimum.from : days.startDate;
  return `${day} ${minimum.amount.toFixed(2)}`;
}

/** Where only a subcontractor sends guards, the wage pays no one. */
export function hasOwnGuards(input: ServiceInput): boolean {
  return input.type === 'MOBILE' || input.shifts.some(({ employeeQuantity }) => employeeQuantity > 0);
}

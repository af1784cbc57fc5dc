import type { Chance } from '@zuschlag/validation/chance/chance';
import { hoursPerMonthOf, type PlausibilityHint, plausibility } from '@zuschlag/validation/chance/plausibility';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';

/** What is unusual about a stored Chance, its estimate compared with its calculation. */
export function plausibilityOfChance({
  description,
  deadline,
  contract,
  estimate,
  ...chance
}: Chance): PlausibilityHint[] {
  return plausibility({
    today: berlinDayOf(new Date()),
    type: description.type,
    ...deadline,
    startDate: contract.startDate,
    estimate,
    calculated: {
      revenue: chance.revenue,
      margin: chance.margin,
      hoursPerMonth: hoursPerMonthOf({ minutes: chance.minutes, durationMonths: contract.durationMonths }),
    },
  });
}

import { hoursPerMonthOf, type PlausibilityHint, plausibility } from '@zuschlag/validation/chance/plausibility';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { ChanceContext } from '../workspace/chance-context.ts';
import { useChanceFields } from './use-chance-fields.ts';
import { usePlausibilityText } from './use-plausibility-text.ts';

/** @returns the warning at a field while its form is filled in; the server answers with those of days as well */
export function useFieldHint(): (field: string) => string | undefined {
  const textOf = usePlausibilityText();
  const { control } = useChanceFields();
  const [deadline, startDate, estimate] = useWatch({
    control,
    name: ['input.deadline', 'input.contract.startDate', 'input.estimate'],
  });
  const chance = use(ChanceContext);
  const hints: readonly PlausibilityHint[] = plausibility({
    today: berlinDayOf(new Date()),
    ...deadline,
    startDate,
    estimate,
    ...(chance && {
      calculated: {
        revenue: chance.revenue,
        margin: chance.margin,
        hoursPerMonth: hoursPerMonthOf({ minutes: chance.minutes, durationMonths: chance.contract.durationMonths }),
      },
    }),
  });
  return (field) => {
    const hint = hints.find((one) => one.field === field);
    return hint && textOf(hint);
  };
}

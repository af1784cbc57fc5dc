import { useLingui } from '@lingui/react/macro';
import { lastDayAfterMonths, startedMonths } from '@zuschlag/calc-engine';
import { NumberField } from '@zuschlag/ui/fields/number-field';
import { limits } from '@zuschlag/validation/limits';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../../../../forms/dates/date-inputs.tsx';
import { useChanceFields } from '../use-chance-fields.ts';
import { useFieldHint } from '../use-field-hint.ts';
import { usePeriodCheck } from './use-period-check.ts';

/**
 * The term of the contract: its first day, and its end by the last day or by the months, as the notice has it. The months
 * follow the days, and typed months move the last day.
 */
export function TermInputs() {
  const { t } = useLingui();
  const { control, setValue } = useChanceFields();
  const startDate = useWatch({ control, name: 'input.contract.startDate' });
  const endDate = useWatch({ control, name: 'input.contract.endDate' });
  usePeriodCheck();
  const hintOf = useFieldHint();
  const [typed, setTyped] = useState<{ months: number | null; endDate: string | null } | null>(null);
  const isTyped = typed !== null && typed.endDate === (endDate ?? null);
  const months = isTyped ? typed.months : monthsOf(startDate, endDate);
  const setMonths = (next: number | null) => {
    const last = startDate && isTerm(next) ? lastDayAfterMonths(startDate, next) : (endDate ?? null);
    setTyped({ months: next, endDate: last });
    if (last === null || last === endDate) return;
    setValue('input.contract.endDate', last, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <div className="grid grid-cols-[1fr_6.5rem_1fr] gap-4 max-sm:grid-cols-2">
      <DayInput
        control={control}
        name="input.contract.startDate"
        label={t`Beginn`}
        asked={t`Vertragsbeginn`}
        isRequired
        description={hintOf('contract.startDate')}
      />
      <NumberField
        label={t`Laufzeit`}
        unit={t({ message: 'Monate', context: 'unit' })}
        value={months}
        onChange={setMonths}
        min={1}
        max={longest}
        errorMessage={months === null || isTerm(months) ? undefined : t`Ganze Monate von 1 bis ${longest}`}
        isDisabled={!startDate}
        reason={t`Erst den Beginn eintragen.`}
      />
      <DayInput
        control={control}
        name="input.contract.endDate"
        label={t`Ende`}
        asked={t`Vertragsende`}
        isRequired
        min={startDate ?? undefined}
      />
    </div>
  );
}

const longest = limits.contractYears * 12;

function isTerm(months: number | null): months is number {
  return months !== null && Number.isInteger(months) && months >= 1 && months <= longest;
}

/** @returns started contract months, or null while the days say none */
function monthsOf(startDate: string | null | undefined, endDate: string | null | undefined): number | null {
  return startDate && endDate && startDate <= endDate ? startedMonths(startDate, endDate) : null;
}

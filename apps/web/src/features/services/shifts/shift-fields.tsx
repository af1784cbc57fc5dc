import { useLingui } from '@lingui/react/macro';
import { Button, CheckboxGroupField, FormCell, FormGrid } from '@zuschlag/ui';
import type { ShiftFormValues, ShiftInput } from '@zuschlag/validation/services/shift';
import { weekdays } from '@zuschlag/validation/vocabulary';
import { useState } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { fieldProblemMessage } from '../../../app/errors/error-messages.ts';
import { CheckInput } from '../../../forms/check-inputs.tsx';
import { TimeInput } from '../../../forms/dates/date-inputs.tsx';
import { ofFormError } from '../../../forms/field-problem.ts';
import { NumberInput } from '../../../forms/number-inputs.tsx';
import { type DayFlag, dayFlags, dayMessages, shortDayMessages } from '../service/service-messages.ts';
import { ContractSpanCells } from './contract-span-cells.tsx';
import type { ContractDays } from './shift-values.ts';

type ShiftFormApi = UseFormReturn<ShiftFormValues, unknown, ShiftInput>;

/** When a shift runs and how many stand in it. */
export function ShiftFields({
  form,
  contract,
  hasSubcontractor,
}: {
  form: ShiftFormApi;
  contract: ContractDays;
  /** The service has the rate of a subcontractor, so that shifts may name its guards. */
  hasSubcontractor: boolean;
}) {
  const { t } = useLingui();
  const { control } = form;
  const isHoliday = useWatch({ control, name: 'holiday' }) === true;
  const [start, end] = useWatch({ control, name: ['startTime', 'endTime'] });
  const isWholeDay = start === '00:00' && end === '00:00';
  const [hadSubcontractors] = useState(() => Number(form.getValues('subContractorQuantity')) > 0);
  const takesSubcontractors = hasSubcontractor || hadSubcontractors;
  return (
    <FormGrid>
      <FormCell span={2}>
        <TimeInput control={control} name="startTime" label={t`Beginn`} isRequired />
      </FormCell>
      <FormCell span={2}>
        <TimeInput
          control={control}
          name="endTime"
          label={t`Ende`}
          isRequired
          description={isWholeDay ? t`Dauer: 24 Stunden` : undefined}
        />
      </FormCell>
      <FormCell span={2}>
        <NumberInput
          control={control}
          name="employeeQuantity"
          label={t`Kräfte`}
          min={takesSubcontractors ? 0 : 1}
          step={1}
          isRequired
        />
      </FormCell>
      {takesSubcontractors ? (
        <FormCell>
          <NumberInput
            control={control}
            name="subContractorQuantity"
            label={t`Kräfte von Nachunternehmern`}
            min={0}
            step={1}
          />
        </FormCell>
      ) : null}
      <FormCell>
        <DayFlags form={form} />
      </FormCell>
      <FormCell>
        <CheckInput
          control={control}
          name="applyHolidayPay"
          label={t`Feiertagslohn zahlen`}
          description={t`An Feiertagen fällt die Schicht aus, der Lohn wird bezahlt.`}
          isDisabled={isHoliday}
          reason={isHoliday ? t`Nicht möglich, weil die Schicht auch an Feiertagen stattfindet.` : undefined}
        />
      </FormCell>
      <FormCell span={3}>
        <TimeInput control={control} name="pauseStartTime" label={t`Pause von`} mark={t`optional`} />
      </FormCell>
      <FormCell span={3}>
        <TimeInput control={control} name="pauseEndTime" label={t`Pause bis`} mark={t`optional`} />
      </FormCell>
      <ContractSpanCells control={control} contract={contract} />
    </FormGrid>
  );
}

/** Seven weekdays and the holiday as one group; a holiday shift pays no holiday pay, and the other way round. */
function DayFlags({ form: { control, setValue } }: { form: ShiftFormApi }) {
  const { t, i18n } = useLingui();
  const values = useWatch({ control });
  const { errors } = useFormState({ control, name: 'monday' });
  const problem = errors.monday ? ofFormError(errors.monday) : null;
  const chosen = dayFlags.filter((flag) => values[flag] === true);

  function choose(flags: readonly DayFlag[]): void {
    for (const flag of dayFlags) {
      setValue(flag, flags.includes(flag), { shouldDirty: true, shouldValidate: problem !== null });
    }
    // Each change of the holiday requires a new decision about the pay.
    if (flags.includes('holiday') !== (values.holiday === true)) setValue('applyHolidayPay', false);
  }

  return (
    <div className="grid gap-2">
      <CheckboxGroupField
        label={t`Tage`}
        name="monday"
        orientation="horizontal"
        isRequired
        options={dayFlags.map((id) => ({
          id,
          label: (
            <>
              <span aria-hidden="true">{i18n._(shortDayMessages[id])}</span>
              <span className="sr-only">{i18n._(dayMessages[id])}</span>
            </>
          ),
          isDisabled: id === 'holiday' && values.applyHolidayPay === true,
        }))}
        value={chosen}
        onChange={choose}
        errorMessage={problem === null ? undefined : fieldProblemMessage(problem.problem)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="ghost" onPress={() => choose(weekdays.slice(0, 5))}>
          {t`Mo bis Fr`}
        </Button>
        <Button
          size="small"
          variant="ghost"
          onPress={() => choose(values.applyHolidayPay === true ? weekdays : dayFlags)}
        >
          {t`Alle Tage`}
        </Button>
      </div>
    </div>
  );
}

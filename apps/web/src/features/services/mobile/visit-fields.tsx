import { useLingui } from '@lingui/react/macro';
import { FormCell, FormGrid } from '@zuschlag/ui';
import { NumberField } from '@zuschlag/ui/fields/number-field';
import type { SiteVisitFormValues, SiteVisitInput } from '@zuschlag/validation/services/site-visit';
import { siteVisitTypes, type VisitField, visitDays } from '@zuschlag/validation/vocabulary';
import { Fragment } from 'react';
import { type Control, type UseFormReturn, useController, useFormState } from 'react-hook-form';
import { fieldProblemMessage } from '../../../app/errors/error-messages.ts';
import { SelectInput } from '../../../forms/choice-fields.tsx';
import { ofFormError } from '../../../forms/field-problem.ts';
import { NumberInput, PercentInput } from '../../../forms/number-inputs.tsx';
import { dayMessages, shortDayMessages } from '../service/service-messages.ts';
import { ContractSpanCells } from '../shifts/contract-span-cells.tsx';
import type { ContractDays } from '../shifts/shift-values.ts';
import { useVisitTypeMessages } from './visit-words.ts';

type VisitControl = Control<SiteVisitFormValues, unknown, SiteVisitInput>;

/** What is done on a visit, how long it takes, what it earns, and how many there are on each kind of day. */
export function VisitFields({
  form: { control },
  contract,
}: {
  form: UseFormReturn<SiteVisitFormValues, unknown, SiteVisitInput>;
  contract: ContractDays;
}) {
  const { t } = useLingui();
  const typeText = useVisitTypeMessages();
  return (
    <FormGrid>
      <FormCell span={2}>
        <SelectInput
          control={control}
          name="type"
          label={t`Art des Besuchs`}
          isRequired
          items={siteVisitTypes.map((id) => ({ id, label: typeText(id) }))}
        />
      </FormCell>
      <FormCell span={2}>
        <NumberInput control={control} name="duration" label={t`Dauer am Ort`} unit="min" min={1} step={1} isRequired />
      </FormCell>
      <FormCell span={2}>
        <PercentInput control={control} name="margin" label={t`Marge`} unit="%" isRequired />
      </FormCell>
      <FormCell>
        <VisitCounts control={control} />
      </FormCell>
      <ContractSpanCells control={control} contract={contract} />
    </FormGrid>
  );
}

/** The counts: kinds of day across, day and night down; on a phone the other way round. */
function VisitCounts({ control }: { control: VisitControl }) {
  const { t, i18n } = useLingui();
  const { errors } = useFormState({ control, name: 'mondayDay' });
  const problem = errors.mondayDay ? ofFormError(errors.mondayDay) : null;
  const halves = [
    { half: 'Day', label: t`am Tag` },
    { half: 'Night', label: t`in der Nacht` },
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-13">{t`Besuche je Kalendertag`}</legend>
      <p className="mb-2 text-12 text-ink-3">
        {t`Nachts heißt: in der Nachtzeit des Tarifs. An einem Feiertag gilt nur die Spalte Ft; 0 heißt: kein Besuch.`}
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] items-center gap-x-1.5 gap-y-1 sm:grid-flow-col sm:grid-cols-[auto_repeat(8,minmax(0,1fr))] sm:grid-rows-[auto_auto_auto]">
        <span />
        {halves.map(({ half, label }) => (
          <span key={half} aria-hidden="true" className="whitespace-nowrap pr-1 text-13 max-sm:text-center">
            {label}
          </span>
        ))}
        {visitDays.map((day) => (
          <Fragment key={day}>
            <span aria-hidden="true" className="text-12 text-ink-3 sm:text-center" title={i18n._(dayMessages[day])}>
              {i18n._(shortDayMessages[day])}
            </span>
            {halves.map(({ half, label }) => (
              <CountField
                key={half}
                control={control}
                name={`${day}${half}`}
                label={`${i18n._(dayMessages[day])} ${label}`}
              />
            ))}
          </Fragment>
        ))}
      </div>
      {problem === null ? null : (
        <p role="alert" className="mt-1 text-12 text-danger-text">
          {fieldProblemMessage(problem.problem)}
        </p>
      )}
    </fieldset>
  );
}

function CountField({ control, name, label }: { control: VisitControl; name: VisitField; label: string }) {
  const { field, fieldState } = useController({ control, name });
  // The problem of the first field is that of the whole table, below it.
  const problem = fieldState.error && name !== 'mondayDay' ? ofFormError(fieldState.error).problem : null;
  return (
    <NumberField
      label={label}
      isLabelHidden
      name={name}
      placeholder="0"
      value={typeof field.value === 'number' && field.value !== 0 ? field.value : null}
      onChange={(value) => field.onChange(value ?? 0)}
      onBlur={field.onBlur}
      min={0}
      step={1}
      errorMessage={problem === null ? undefined : fieldProblemMessage(problem)}
    />
  );
}

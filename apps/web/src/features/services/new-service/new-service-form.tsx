import { useLingui } from '@lingui/react/macro';
import { ErrorNote, Form, SkeletonText } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Site } from '@zuschlag/validation/customers/sites';
import type { PermanentServiceInput } from '@zuschlag/validation/services/permanent-service';
import { lazy, Suspense } from 'react';
import { useFormState } from 'react-hook-form';
import { fieldProblemMessage } from '../../../app/errors/error-messages.ts';
import { flatErrors, ofFormError } from '../../../forms/field-problem.ts';
import { FormErrors } from '../../../forms/form-errors.tsx';
import type { SchemaForm } from '../../../forms/use-schema-form.ts';
import { revenueValuesOf } from '../revenue/revenue-values.ts';
import { useFieldMessages } from '../service/field-messages.ts';
import type { NewServiceValues } from '../service/service-values.ts';
import { NewServiceResult } from './new-service-result.tsx';
import { StartFields } from './start-fields.tsx';

/** Below the fold on every screen; what is typed there is kept by the form, not by these fields. */
const ShiftsAndRevenue = lazy(async () => ({
  default: (await import('./shifts-and-revenue.tsx')).ShiftsAndRevenue,
}));

export type NewServiceFormProps = {
  id: string;
  form: SchemaForm<NewServiceValues, PermanentServiceInput>;
  chance: Chance;
  bidders: readonly { id: number; shortName: string }[];
  sites: readonly Site[];
};

/** The form of a new service: master data, place, shifts and revenue left, the price of what is typed right. */
export function NewServiceForm({ id, form: schemaForm, chance, bidders, sites }: NewServiceFormProps) {
  const { t } = useLingui();
  const labelOf = useFieldMessages();
  const { form, submit, failure } = schemaForm;
  const { control, setValue } = form;
  const { errors, submitCount } = useFormState({ control });
  const wrong = flatErrors(errors);
  const shiftProblem = wrong.find(({ path }) => path === 'shifts' || path.startsWith('shifts.'));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <Form id={id} label={t`Neue permanente Leistung`} onSubmit={submit}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {submitCount > 0 ? <FormErrors notDone={t`Noch nicht angelegt`} wrong={wrong} fieldLabel={labelOf} /> : null}
          {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
          <StartFields control={control} bidders={bidders} sites={sites} wrong={wrong} />
          <Suspense fallback={<SkeletonText lines={6} />}>
            <ShiftsAndRevenue
              control={control}
              chance={chance}
              sites={sites}
              setValue={setValue}
              note={
                shiftProblem ? (
                  <div className="px-4 py-2">
                    <ErrorNote>{fieldProblemMessage(ofFormError(shiftProblem.error).problem)}</ErrorNote>
                  </div>
                ) : null
              }
            />
          </Suspense>
        </div>
      </Form>
      <div className="min-w-0 xl:sticky xl:top-34 xl:max-h-[calc(100dvh-13rem)] xl:overflow-y-auto">
        <NewServiceResult
          control={control}
          chance={chance}
          sites={sites}
          adopt={({ hourlyWage, revenue }) => {
            setValue('hourlyWage', hourlyWage, { shouldDirty: true });
            setValue('revenue', revenueValuesOf(revenue), { shouldDirty: true });
          }}
        />
      </div>
    </div>
  );
}

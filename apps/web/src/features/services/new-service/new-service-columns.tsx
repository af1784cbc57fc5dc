import { useLingui } from '@lingui/react/macro';
import { ErrorNote, Form } from '@zuschlag/ui';
import type { Site } from '@zuschlag/validation/customers/sites';
import type { ReactNode } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { fieldProblemMessage } from '../../../app/errors/error-messages.ts';
import { flatErrors, ofFormError } from '../../../forms/field-problem.ts';
import { FormErrors } from '../../../forms/form-errors.tsx';
import type { SchemaForm } from '../../../forms/use-schema-form.ts';
import { FormParts, useFormParts } from '../../../tables/grid/form-parts.ts';
import { useFieldMessages } from '../service/field-messages.ts';
import type { MasterDataValues } from '../service/service-values.ts';
import { StartFields } from './start-fields.tsx';

/** The columns of the form of a new service: what is typed left, its price right. */
export function NewServiceColumns<Values extends FieldValues & MasterDataValues, Output>({
  id,
  label,
  form: { form, submit, failure },
  rows,
  result,
  children,
  ...start
}: {
  id: string;
  label: string;
  form: SchemaForm<Values, Output>;
  /** The list of its rows. */
  rows: 'shifts' | 'siteVisits';
  bidders: readonly { id: number; shortName: string }[];
  sites: readonly Site[];
  isMobile?: boolean;
  result: ReactNode;
  /** The lower half. `note` says what is wrong with the rows. */
  children: (note: ReactNode) => ReactNode;
}) {
  const { t } = useLingui();
  const labelOf = useFieldMessages();
  const { control } = form;
  const { errors, submitCount } = useFormState({ control });
  const wrong = flatErrors(errors);
  const { parts, submitWithParts } = useFormParts(submit);
  const problem = wrong.find(({ path }) => path === rows || path.startsWith(`${rows}.`));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <Form id={id} label={label} onSubmit={submitWithParts}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {submitCount > 0 ? <FormErrors notDone={t`Noch nicht angelegt`} wrong={wrong} fieldLabel={labelOf} /> : null}
          {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
          <StartFields {...start} control={control} wrong={wrong} />
          <FormParts value={parts}>
            {children(
              problem ? (
                <div className="px-4 py-2">
                  <ErrorNote>{fieldProblemMessage(ofFormError(problem.error).problem)}</ErrorNote>
                </div>
              ) : null,
            )}
          </FormParts>
        </div>
      </Form>
      <div className="min-w-0 xl:sticky xl:top-34 xl:max-h-[calc(100dvh-13rem)] xl:overflow-y-auto">{result}</div>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { FormCell } from '@zuschlag/ui';
import { DayInput, TimeInput } from '../../../../forms/dates/date-inputs.tsx';
import { useChanceFields } from '../use-chance-fields.ts';
import { useFieldHint } from '../use-field-hint.ts';

/** The day and the time of the submission, in two cells. */
export function SubmissionInputs() {
  const { t } = useLingui();
  const { control } = useChanceFields();
  const hintOf = useFieldHint();
  return (
    <>
      <FormCell span={2}>
        <DayInput
          control={control}
          name="input.deadline.submission"
          label={t`Abgabe`}
          asked={t`Tag der Abgabe`}
          isRequired
          description={hintOf('deadline.submission')}
        />
      </FormCell>
      <FormCell span={1}>
        <TimeInput control={control} name="input.deadline.submissionTime" label={t`Uhrzeit`} />
      </FormCell>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { FormCell } from '@zuschlag/ui';
import { type Stage, stages } from '@zuschlag/validation/chance/award-names';
import { useWatch } from 'react-hook-form';
import { DayInput, TimeInput } from '../../../../forms/dates/date-inputs.tsx';
import { chanceFieldLabels } from '../field-labels.ts';
import { useChanceFields } from '../use-chance-fields.ts';
import { useFieldHint } from '../use-field-hint.ts';

/** The stages of the award around the submission, each with a day and, where the notice names one, a time. */
export function StageFields() {
  return stages.map((stage) => <StageInputs key={stage} stage={stage} />);
}

function StageInputs({ stage }: { stage: Stage }) {
  const { t, i18n } = useLingui();
  const { control } = useChanceFields();
  const hintOf = useFieldHint();
  const day = useWatch({ control, name: `input.deadline.${stage}` });
  const time = useWatch({ control, name: `input.deadline.${stage}Time` });
  const timeName = i18n._(chanceFieldLabels[`deadline.${stage}Time`]);
  const isTimeOpen = Boolean(day || time);
  return (
    <>
      <FormCell span={2}>
        <DayInput
          control={control}
          name={`input.deadline.${stage}`}
          label={i18n._(chanceFieldLabels[`deadline.${stage}`])}
          mark={t`optional`}
          description={hintOf(`deadline.${stage}`)}
        />
      </FormCell>
      <FormCell span={1}>
        <TimeInput
          control={control}
          name={`input.deadline.${stage}Time`}
          label={t`Uhrzeit`}
          aria-label={timeName}
          asked={timeName}
          isDisabled={!isTimeOpen}
          reason={<span className="sr-only">{t`Erst den Tag eintragen.`}</span>}
        />
      </FormCell>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { FormCell, FormGrid } from '@zuschlag/ui';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../../../app/session/session.tsx';
import { DayInput } from '../../../../forms/dates/date-inputs.tsx';
import { useChanceFields } from '../use-chance-fields.ts';
import { useFieldHint } from '../use-field-hint.ts';
import { StageFields } from './stages.tsx';
import { SubmissionInputs } from './submission-inputs.tsx';

/** The dates of a tender. A private one has only the submission, and outside information if there is any. */
export function DeadlineFields() {
  const { t } = useLingui();
  const { control } = useChanceFields();
  const { requireOutsideInformation } = useSession().features;
  const type = useWatch({ control, name: 'input.description.type' }) as string;
  const hintOf = useFieldHint();
  const isPublic = type === 'Public';
  const isInformationRequired = isPublic && requireOutsideInformation;
  return (
    <FormGrid>
      <SubmissionInputs />
      <FormCell span={3}>
        <DayInput
          control={control}
          name="input.deadline.outsideInformation"
          label={t`Antworten bis`}
          asked={t`Frist für Antworten`}
          isRequired={isInformationRequired}
          mark={isInformationRequired ? undefined : t`optional`}
        />
      </FormCell>
      {type === 'Private' ? null : (
        <>
          <FormCell span={2}>
            <DayInput
              control={control}
              name="input.deadline.publication"
              allowsPast
              label={t`Veröffentlichung`}
              asked={t`Tag der Veröffentlichung`}
              isRequired={isPublic}
            />
          </FormCell>
          <FormCell span={2}>
            <DayInput
              control={control}
              name="input.deadline.questions"
              label={t`Bieterfragen bis`}
              asked={t`Frist für Bieterfragen`}
              isRequired={isPublic}
              description={hintOf('deadline.questions')}
            />
          </FormCell>
          <FormCell span={2}>
            <DayInput
              control={control}
              name="input.deadline.siteVisit"
              label={t`Ortsbesichtigung`}
              mark={t`optional`}
              description={hintOf('deadline.siteVisit')}
            />
          </FormCell>
        </>
      )}
      <FormCell span={6}>
        <p className="border-t pt-3 text-12 text-ink-3">
          {t`Weitere Termine des Verfahrens. Eine Uhrzeit lässt sich eintragen, sobald der Tag dasteht.`}
        </p>
      </FormCell>
      <StageFields />
    </FormGrid>
  );
}

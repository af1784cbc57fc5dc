import { useLingui } from '@lingui/react/macro';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { useWatch } from 'react-hook-form';
import { useChanceFields } from './use-chance-fields.ts';

/** Warnings about unusual dates; the server answers with the same ones. */
export function useDeadlineHints(): {
  submission?: string;
  questions?: string;
  siteVisit?: string;
} {
  const { t } = useLingui();
  const { control } = useChanceFields();
  const deadline = useWatch({ control, name: 'input.deadline' });
  const submission = deadline?.submission;
  if (!submission) return {};
  return {
    submission: submission < berlinDayOf(new Date()) ? t`Diese Frist ist bereits vorbei.` : undefined,
    questions: deadline.questions && deadline.questions > submission ? t`Liegt nach der Abgabe.` : undefined,
    siteVisit: deadline.siteVisit && deadline.siteVisit > submission ? t`Liegt nach der Abgabe.` : undefined,
  };
}

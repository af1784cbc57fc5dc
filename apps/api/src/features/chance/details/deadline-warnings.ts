import type { ChanceWarning } from '@zuschlag/validation/chance/chance-input';
import type { ChanceColumns } from './chance-fields.ts';

type Deadlines = Pick<ChanceColumns, 'type' | 'submission' | 'questions' | 'outsideInformation' | 'siteVisit'>;

/**
 * What is odd about deadlines without being wrong. The form asks a public tender for its date of outside information;
 * the server does not, so that imports and other clients never break on it.
 */
export function warningsOn(
  { type, submission, questions, outsideInformation, siteVisit }: Deadlines,
  today: string,
): ChanceWarning[] {
  const odd: [boolean, ChanceWarning][] = [
    [type === 'Public' && outsideInformation === null, 'OUTSIDE_INFORMATION_MISSING'],
    [questions !== null && questions > submission, 'QUESTIONS_AFTER_SUBMISSION'],
    [submission < today, 'SUBMISSION_IN_PAST'],
    [siteVisit !== null && siteVisit > submission, 'SITE_VISIT_AFTER_SUBMISSION'],
  ];
  return odd.filter(([holds]) => holds).map(([, warning]) => warning);
}

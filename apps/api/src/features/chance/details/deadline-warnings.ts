import { type ChanceWarning, chanceWarnings } from '@zuschlag/validation/chance/chance-input';
import { plausibility } from '@zuschlag/validation/chance/plausibility';
import type { ChanceColumns } from './chance-fields.ts';

type Days = Pick<
  ChanceColumns,
  | 'type'
  | 'submission'
  | 'questions'
  | 'outsideInformation'
  | 'siteVisit'
  | 'participation'
  | 'bindingUntil'
  | 'plannedAward'
  | 'startDate'
>;

/**
 * What is odd about the days of a Chance without being wrong. The form asks a public tender for its date of outside
 * information; the server does not, so that imports and other clients never break on it.
 */
export function warningsOn(days: Days, today: string): ChanceWarning[] {
  const codes = new Set<string>(plausibility({ ...days, today }).map(({ code }) => code));
  return chanceWarnings().filter((warning) => codes.has(warning));
}

import type { Chance } from '@zuschlag/validation/chance/chance';
import { berlinClockOf, berlinDayOf } from '@zuschlag/validation/measures/berlin-day';

/** Whether the deadline of the submission, day and time of day, has passed. */
export function isLate({ submission, submissionTime }: Chance['deadline'], now = new Date()): boolean {
  const today = berlinDayOf(now);
  return today > submission || (today === submission && berlinClockOf(now) > submissionTime);
}

import type { RequestHandout } from '@zuschlag/validation/handouts/handouts';
import { limits } from '@zuschlag/validation/limits';

/** What every handout of the page is asked for with. */
export type HandoutChoices = {
  language: 'de' | 'en';
  /** Empty means all of them, those that others add in the meantime included. */
  serviceIds: readonly string[];
  /** EUR per hour; null is empty, NaN is no number. */
  wage: number | null;
  wageSource: string;
};

type Asked = Pick<RequestHandout, 'language' | 'serviceIds' | 'tariffWage'>;

/**
 * The choices as the call takes them, or which field of the wage is wrong: both of its fields belong together.
 */
export function askedChoices({
  language,
  serviceIds,
  wage,
  wageSource,
}: HandoutChoices): { asked: Asked; wrong: null } | { asked: null; wrong: 'wage' | 'wageSource' } {
  const source = wageSource.trim();
  if (wage === null && source !== '') return { asked: null, wrong: 'wage' };
  if (wage !== null && !(wage > 0 && wage <= limits.hourlyMoney)) return { asked: null, wrong: 'wage' };
  if (wage !== null && source.length < 2) return { asked: null, wrong: 'wageSource' };
  return {
    asked: {
      language,
      serviceIds: serviceIds.length === 0 ? null : [...serviceIds],
      tariffWage: wage === null ? null : { amount: wage, source },
    },
    wrong: null,
  };
}

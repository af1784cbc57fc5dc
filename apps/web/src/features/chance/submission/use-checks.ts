import type { Chance } from '@zuschlag/validation/chance/chance';
import { trpc } from '../../../app/api/trpc.ts';
import { plausibilityOfChance } from '../price/plausibility-of-chance.ts';
import { checksOf } from './checklist.ts';
import { isLate } from './is-late.ts';

/** What the product knows about an offer before it goes out: each check, and what is behind those that ask for attention. */
export function useChecks(chance: Chance) {
  const about = { chanceId: chance.id };
  const groups = trpc.marginDecisions.groupsOfChance.useQuery(about);
  const warnings = trpc.services.warnings.useQuery(about);
  const rates = trpc.services.outdatedRates.useQuery(about);
  const late = isLate(chance.deadline);
  // A late submission has a check of its own.
  const hints = plausibilityOfChance(chance).filter(({ code }) => code !== 'SUBMISSION_IN_PAST');
  return {
    checks: checksOf({
      chance,
      hints,
      isLate: late,
      groups: groups.data?.groups,
      warningCount: warnings.data?.warnings.length,
      changedRatesCount: rates.data?.organizations.length,
    }),
    hints,
    isLate: late,
    warnings: warnings.data?.warnings ?? [],
    changedRates: rates.data?.organizations ?? [],
    refetchRates: rates.refetch,
  };
}

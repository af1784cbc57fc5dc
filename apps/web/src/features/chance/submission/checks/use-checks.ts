import type { Chance } from '@zuschlag/validation/chance/chance';
import { trpc } from '../../../../app/api/trpc.ts';
import { plausibilityOfChance } from '../../price/plausibility-of-chance.ts';
import { isLate } from '../is-late.ts';
import { checksOf } from './checklist.ts';

/** What the product knows about an offer before it goes out: each check, and what is behind those that ask for attention. */
export function useChecks(chance: Chance) {
  const about = { chanceId: chance.id };
  const groups = trpc.marginDecisions.groupsOfChance.useQuery(about);
  const warnings = trpc.services.warnings.useQuery(about);
  const rates = trpc.services.outdatedRates.useQuery(about);
  const proofs = trpc.chance.proofs.useQuery(about);
  const openProofs = proofs.data?.proofs.filter(({ doneAt }) => doneAt === null);
  // Without an answer nothing is known, and an old one still counts.
  const answer = <Data, Value>({ data, isError }: { data?: Data; isError: boolean }, read: (data: Data) => Value) =>
    data === undefined ? (isError ? null : undefined) : read(data);
  const late = isLate(chance.deadline);
  // A late submission has a check of its own.
  const hints = plausibilityOfChance(chance).filter(({ code }) => code !== 'SUBMISSION_IN_PAST');
  return {
    checks: checksOf({
      chance,
      hints,
      isLate: late,
      groups: answer(groups, (data) => data.groups),
      openProofCount: answer(proofs, () => openProofs?.length ?? 0),
      warningCount: answer(warnings, (data) => data.warnings.length),
      changedRatesCount: answer(rates, (data) => data.organizations.length),
    }),
    hints,
    isLate: late,
    warnings: warnings.data?.warnings ?? [],
    changedRates: rates.data?.organizations ?? [],
    openProofs: openProofs ?? [],
    refetch: () => Promise.all([groups, proofs, warnings, rates].map((query) => query.refetch())),
    refetchRates: rates.refetch,
  };
}

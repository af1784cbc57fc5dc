import type { UnitOfWork } from '../../context.ts';
import { type StoredMarginGroup, storeRound } from './margin-decisions.store.ts';
import { isFinal, isOpen, type Round, withdrawRound } from './round.reducer.ts';

/** Stores where the standing round now is, notes the change in the trail and tells the others. */
export async function saveRound(
  work: UnitOfWork,
  before: StoredMarginGroup,
  after: Round,
  action: string,
): Promise<void> {
  const { id, chanceId } = before;
  await storeRound(work, id, after, isOpen(after) ? null : work.now);
  await work.audit({
    entity: 'marginGroup',
    entityId: id,
    chanceId,
    action,
    before: auditValues(before),
    after: auditValues(after),
  });
  await work.publish({ kind: 'marginDecided', chanceId, groupId: id });
  if (isFinal(after)) await work.publish({ kind: 'marginGroupFinal', chanceId, groupId: id });
}

/** Closes rounds that cannot go on because the Chance goes back to editing; finished approvals are kept while fresh. */
export async function withdrawOpenRounds(work: UnitOfWork, groups: readonly StoredMarginGroup[]): Promise<void> {
  for (const group of groups) {
    if (isOpen(group)) await saveRound(work, group, withdrawRound(group), 'withdraw');
  }
}

function auditValues({ outcome, participants }: Round) {
  return { outcome, votes: participants.map(({ organizationId, vote }) => ({ organizationId, vote })) };
}

import type { TrailAction } from '@zuschlag/validation/chance/history/trail-kinds';
import type { Actor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import type { StoredMarginGroup } from './margin-decisions.store.ts';
import { isFinal, isOpen, type Round, withdrawRound } from './round.reducer.ts';
import { appendParticipant, storeRounds } from './rounds.store.ts';

export type RoundChange = { before: StoredMarginGroup; after: Round; action: TrailAction<'marginGroup'> };

/** Stores where standing rounds now are, notes the changes in the trail and tells the others. */
export async function saveRounds(work: UnitOfWork<Actor>, changes: readonly RoundChange[]): Promise<void> {
  storeRounds(
    work,
    changes.map(({ before, after }) => ({
      id: before.id,
      outcome: after.outcome,
      decidedAt: isOpen(after) ? null : work.now,
    })),
  );
  for (const { before, after } of changes) {
    // Only an overrule changes who takes part in a round.
    const joined = after.participants.slice(before.participants.length);
    for (const participant of joined) appendParticipant(work, before.id, participant);
  }
  await work.auditAll(
    changes.map(({ before, after, action }) => ({
      entity: 'marginGroup',
      entityId: before.id,
      chanceId: before.chanceId,
      action,
      before: auditValues(before),
      after: auditValues(after),
    })),
  );
  for (const { before, after } of changes) {
    const { id: groupId, chanceId } = before;
    await work.publish({ kind: 'marginDecided', chanceId, groupId });
    if (isFinal(after)) await work.publish({ kind: 'marginGroupFinal', chanceId, groupId });
  }
}

/**
 * @returns what closes the rounds that cannot go on because the Chance goes back to editing; finished approvals are kept
 * while fresh
 */
export function withdrawalsOf(groups: readonly StoredMarginGroup[]): RoundChange[] {
  return groups.filter(isOpen).map((before) => ({ before, after: withdrawRound(before), action: 'withdraw' }));
}

function auditValues({ outcome, participants }: Round) {
  return { outcome, votes: participants.map(({ organizationId, vote }) => ({ organizationId, vote })) };
}

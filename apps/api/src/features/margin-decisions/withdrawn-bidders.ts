import type { Actor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import type { DomainEvent } from '../../events/events.ts';
import { marginGroupsOf } from './margin-decisions.store.ts';
import { withdrawRound } from './round.reducer.ts';
import { saveRounds } from './save-round.ts';

/** An organization that bids no longer loses the approval of its margin. */
export async function withdrawMarginOf(
  work: UnitOfWork<Actor>,
  { chanceId, organizationId }: Extract<DomainEvent, { kind: 'bidderWithdrawn' }>,
): Promise<void> {
  const groups = await marginGroupsOf(work, [chanceId]);
  const group = groups.find(({ operationalOrganizationId }) => operationalOrganizationId === organizationId);
  if (group?.outcome !== 'approved') return;
  await saveRounds(work, [{ before: group, after: withdrawRound(group), action: 'withdrawApproval' }]);
}

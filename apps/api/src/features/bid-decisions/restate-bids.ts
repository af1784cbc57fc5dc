import { restatementText } from '@zuschlag/i18n/documents/restatement-text';
import { restsOn } from '@zuschlag/validation/chance/restatement';
import { mentionOf } from '@zuschlag/validation/users/mentions';
import type { Handler } from '../../events/handler.ts';
import { bidDecisionsOf, bidGroupsOf, insertBidDecisions, storeRestatement } from './bid-decisions.store.ts';

/**
 * Marks the bids that rest on what a changed notice states otherwise, and says so in their conversations, where it mentions
 * those who decided.
 */
export const restateBids: Handler<'noticeTakenOver'> = async (work, { chanceId, changes }) => {
  const { actor, now } = work;
  const resting = changes.filter(({ field }) => restsOn('bid', field));
  if (actor.kind !== 'user' || resting.length === 0) return;
  const groups = await bidGroupsOf(work, [chanceId]);
  const decided = groups.filter(({ currentDecision, withdrawnAt }) => currentDecision !== null && withdrawnAt === null);
  for (const { id: groupId } of decided) {
    const entries = await bidDecisionsOf(work, groupId);
    const deciders = entries.flatMap(({ action, decidedById }) => (action === 'Comment' ? [] : (decidedById ?? [])));
    const mentioned = [...new Set(deciders)].filter((id) => id !== actor.userId).map(mentionOf);
    const comment = [...mentioned, restatementText(resting, actor.language)].join(' ');
    const { organizationId, userId: decidedById, firstname, lastname } = actor;
    storeRestatement(work, groupId, { changes: resting, at: now.toISOString(), by: `${firstname} ${lastname}` });
    const said = { action: 'Comment' as const, decision: null, comment, createdAt: now };
    const [entryId = ''] = insertBidDecisions(work, [{ groupId, organizationId, decidedById, ...said }]);
    await work.audit({ entity: 'bidGroup', entityId: groupId, chanceId, action: 'comment', after: { entryId } });
    await work.publish({ kind: 'bidDecided', chanceId, groupId });
  }
};

import { restatementText } from '@zuschlag/i18n/documents/restatement-text';
import { restsOn } from '@zuschlag/validation/chance/restatement';
import { mentionOf } from '@zuschlag/validation/users/mentions';
import type { Handler } from '../../events/handler.ts';
import { marginDecisionsOf, marginGroupsOf } from './margin-decisions.store.ts';
import { insertMarginDecisions, storeRestatement } from './rounds.store.ts';

/**
 * Marks the margins that were requested or approved on other values than a changed notice states, and says so in their
 * conversations, where it mentions those who decided in the standing round. The next request takes the mark away.
 */
export const restateMargins: Handler<'noticeTakenOver'> = async (work, { chanceId, changes }) => {
  const { actor, now } = work;
  const resting = changes.filter(({ field }) => restsOn('margin', field));
  if (actor.kind !== 'user' || resting.length === 0) return;
  const groups = await marginGroupsOf(work, [chanceId]);
  const asked = groups.filter(({ outcome }) => outcome === 'approved' || outcome === 'open' || outcome === 'contested');
  for (const { id: groupId, round } of asked) {
    const entries = await marginDecisionsOf(work, groupId);
    const deciders = entries
      .filter((entry) => entry.round === round && entry.decision !== 'Comment' && entry.decision !== 'Request')
      .flatMap(({ decidedById }) => decidedById ?? []);
    const mentioned = [...new Set(deciders)].filter((id) => id !== actor.userId).map(mentionOf);
    const comment = [...mentioned, restatementText(resting, actor.language)].join(' ');
    const { organizationId, userId: decidedById, firstname, lastname } = actor;
    storeRestatement(work, groupId, { changes: resting, at: now.toISOString(), by: `${firstname} ${lastname}` });
    const nothing = { margin: null, totalCost: null, minutes: null, revenue: null, netProfit: null };
    const said = { decision: 'Comment' as const, comment, createdAt: now, ...nothing };
    const [entryId = ''] = insertMarginDecisions(work, [{ groupId, round, organizationId, decidedById, ...said }]);
    await work.audit({ entity: 'marginGroup', entityId: groupId, chanceId, action: 'comment', after: { entryId } });
    await work.publish({ kind: 'marginDecided', chanceId, groupId });
  }
};

import type { UserActor } from '../../../actor.ts';
import type { Place } from '../../../lists/rows.store.ts';
import { type AwaitedAnswer, awaitedInBid, awaitedInMargin, mayAnswer } from '../../../policy/awaited.ts';
import { mayWrite } from '../../../policy/relations.ts';
import { bidsOwed, marginsOwed, ownOrganizationIsManaged } from './awaited-chances.store.ts';

/** @returns the ids of the Chances with a decision that the caller is asked for and may give */
export async function chancesAwaiting(place: Place<UserActor>): Promise<string[]> {
  const { actor } = place;
  if (!mayWrite(actor)) return [];
  const { mainOrganizationId, organizationId } = actor;
  // Editors vote on margins only where no Manager does; a Manager need not be looked for.
  const isManaged = actor.role === 'Editor' && (await ownOrganizationIsManaged(place));
  const managed = new Set(isManaged ? [organizationId] : []);
  const isAsked = (awaited: AwaitedAnswer[]) => awaited.some((answer) => mayAnswer(actor, answer, managed));
  const bids = (await bidsOwed(place)).filter((group) => isAsked(awaitedInBid(group, mainOrganizationId)));
  const margins = (await marginsOwed(place)).filter((group) => isAsked(awaitedInMargin(group, mainOrganizationId)));
  return [...new Set([...bids, ...margins].map(({ chanceId }) => chanceId))];
}

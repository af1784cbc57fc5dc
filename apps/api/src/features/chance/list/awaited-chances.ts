import { isOfMainOrganization, type UserActor } from '../../../actor.ts';
import type { Place } from '../../../lists/rows.store.ts';
import { type AwaitedAnswer, awaitedInBid, awaitedInMargin, mayAnswer } from '../../../policy/awaited.ts';
import { mayWrite } from '../../../policy/relations.ts';
import { decidingFacts } from '../../users/deciding-facts.ts';
import { bidsOwed, marginsOwed } from './awaited-chances.store.ts';

/** @returns the ids of the Chances with a decision that the caller is asked for and may give */
export async function chancesAwaiting(place: Place<UserActor> & { today: string }): Promise<string[]> {
  const { actor } = place;
  const who = await decidingFacts(place);
  if (!mayWrite(actor) && !who.absences.some(({ deputyId }) => deputyId === actor.userId)) return [];
  const { mainOrganizationId, organizationId } = actor;
  const isAsked = (awaited: AwaitedAnswer[]) => awaited.some((answer) => mayAnswer(actor, answer, who));
  // The main organization decides for those that no person can decide for.
  const owing = isOfMainOrganization(actor) ? [organizationId, ...who.abandonedOrganizationIds] : [organizationId];
  const bids = (await bidsOwed(place, owing)).filter((group) => isAsked(awaitedInBid(group, mainOrganizationId)));
  const margins = (await marginsOwed(place, owing)).filter((group) =>
    isAsked(awaitedInMargin(group, mainOrganizationId)),
  );
  return [...new Set([...bids, ...margins].map(({ chanceId }) => chanceId))];
}

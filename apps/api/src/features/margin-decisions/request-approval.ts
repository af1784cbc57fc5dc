import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import type { Denial } from '../../policy/authorize.ts';
import { chanceRules } from '../chance/chance.policy.ts';
import { nextState } from '../chance/lifecycle/lifecycle.ts';
import { transitionChance } from '../chance/lifecycle/transition.ts';
import { denialForOwner } from '../chance/owner-right.ts';
import { involve } from '../chance/participation/participation.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { denialOfRequest, type GroupWithFigures, isFresh } from './approval-freshness.ts';
import { lockMarginGroup, lockOpenChance, withFigures } from './load-margin-groups.ts';
import { marginGroupRules } from './margin-decisions.policy.ts';
import { insertMarginDecision, startRound } from './margin-decisions.store.ts';
import { newRound } from './round.reducer.ts';
import { selectApprovers } from './select-participants.ts';

/**
 * Asks for approval of the margins: a new round for every bidding organization whose approval is missing or no longer
 * fits its services. The Chance is locked until it is decided; when every approval is still good it is ready at once.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
 * @throws {DomainError} INVALID_STATE_TRANSITION with the state and the events it allows
 * @throws {DomainError} SERVICES_MISSING, CALCULATION_INCOMPLETE or RECALCULATION_REQUIRED with the names concerned
 */
export async function requestOnChance(work: UnitOfWork, chanceId: string): Promise<void> {
  const { chance, groups } = await lockOpenChance(work, chanceId);
  refuse(await denialForOwner(work, chanceRules.requestMarginDecision, chance, chance), chance);
  const all = await withFigures(
    work,
    chanceId,
    groups.map(({ group }) => group),
  );
  const needed = all.filter((group) => !isFresh(group));
  const denials = needed.flatMap((group) => denialOfRequest(group) ?? []);
  refuse(joined(denials), chance);
  await request(work, chance, needed);
}

/**
 * Asks for one margin again, when the approvals of all others are still good.
 *
 * @throws {DomainError} as `requestOnChance`; OTHER_GROUPS_OPEN with the organizations whose approval is missing too
 * @throws {DomainError} ALREADY_DECIDED when the approval it has is still good
 */
export async function requestOnGroup(work: UnitOfWork, groupId: string): Promise<void> {
  const { chance, target } = await lockMarginGroup(work, groupId);
  refuse(await denialForOwner(work, marginGroupRules.request, target.view, chance), chance);
  await request(work, chance, await withFigures(work, chance.id, [target.group]));
}

async function request(work: UnitOfWork, chance: StoredChance, needed: readonly GroupWithFigures[]): Promise<void> {
  let isApprovalDue = false;
  for (const group of needed) {
    const approverCount = await requestRound(work, chance, group);
    isApprovalDue ||= approverCount > 0;
  }
  await transitionChance(work, chance, isApprovalDue ? 'marginRequested' : 'marginApproved');
}

/** @returns the number of organizations that have to approve */
async function requestRound(
  work: UnitOfWork,
  chance: StoredChance,
  { group, figures }: GroupWithFigures,
): Promise<number> {
  const { actor, now } = work;
  const { margin, totalCost, minutes, revenue, fingerprint } = figures;
  const approvers = selectApprovers({
    operationalOrganizationId: group.operationalOrganizationId,
    chanceOrganizationId: chance.organizationId,
    mainOrganizationId: actor.mainOrganizationId,
    verdicts: [],
  });
  const newest = newRound(approvers);
  await startRound(work, group, newest, { margin, totalCost, minutes, revenue, fingerprint }, now);
  const entry = { round: group.round + 1, comment: null, createdAt: now, margin, totalCost, minutes, revenue };
  await insertMarginDecision(work, group.id, {
    ...entry,
    decision: 'Request',
    organizationId: actor.organizationId,
    decidedById: actor.userId,
  });
  const approverIds = approvers.map(({ organizationId }) => organizationId);
  involve(work, chance.id, approverIds, { isInvolved: true });
  await work.audit({
    entity: 'marginGroup',
    entityId: group.id,
    chanceId: chance.id,
    action: 'request',
    after: { round: group.round + 1, participants: approvers, margin, totalCost, minutes, revenue, fingerprint },
  });
  await work.publish({ kind: 'marginDecided', chanceId: chance.id, groupId: group.id });
  if (newest.autoApproved) {
    const bySystem = { ...entry, decision: 'Approve' as const, organizationId: null, decidedById: null };
    await insertMarginDecision(work, group.id, bySystem);
    await work.publish({ kind: 'marginGroupFinal', chanceId: chance.id, groupId: group.id });
  }
  return approvers.length;
}

/** Denials of several organizations as one: those of the first kind, all names together. */
function joined(denials: readonly Denial[]): Denial | null {
  const [first] = denials;
  if (!first) return null;
  const alike = denials.filter(({ code }) => code === first.code);
  return { code: first.code, names: alike.flatMap(({ names }) => names) };
}

/** A state that does not allow the request says which events it allows; everything else is refused as it is. */
function refuse(denial: Denial | null, { state }: StoredChance): void {
  if (!denial) return;
  if (denial.code === 'LOCKED') nextState(state, 'marginRequested');
  throw new DomainError(denial.code, { names: denial.names });
}

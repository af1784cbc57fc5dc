import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import type { Denial } from '../../../policy/authorize.ts';
import { chanceRules } from '../../chance/chance.policy.ts';
import { missingForFull } from '../../chance/details/chance-invariants.ts';
import { nextState } from '../../chance/lifecycle/lifecycle.ts';
import { transitionChance } from '../../chance/lifecycle/transition.ts';
import { denialForOwner } from '../../chance/owner-right.ts';
import { involve } from '../../chance/participation/participation.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { approvedFrom } from '../../rules/evaluation/approved-from.ts';
import { denialOfRequest, type GroupWithFigures } from '../approval-freshness.ts';
import { type KnownChance, lockMarginGroup, lockOpenChance } from '../load-margin-groups.ts';
import { marginGroupRules } from '../margin-decisions.policy.ts';
import { type BegunRound, insertMarginDecisions, type NewMarginDecision, startRounds } from '../rounds.store.ts';
import { neededIn, roundsFor } from './begin-round.ts';

/**
 * Asks for approval of the margins: a new round for every bidding organization whose approval is missing or no longer
 * fits its services. The Chance is locked until it is decided; when every approval is still good it is ready at once.
 *
 * @returns the Chance in the state it is in now
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
 * @throws {DomainError} INVALID_STATE_TRANSITION with the state and the events it allows
 * @throws {DomainError} CHANCE_INCOMPLETE with the fields that a quick Chance begun in the full form misses, unless confirmed
 * @throws {DomainError} SERVICES_MISSING, CALCULATION_INCOMPLETE or RECALCULATION_REQUIRED with the names concerned
 */
export async function requestOnChance(
  work: UnitOfWork,
  chanceId: string,
  { confirmsIncomplete = false }: { confirmsIncomplete?: boolean } = {},
): Promise<KnownChance> {
  const { chance, facts, compared } = await lockOpenChance(work, chanceId);
  refuse(await denialForOwner(work, chanceRules.requestMarginDecision, chance, chance), chance);
  const needed = neededIn(compared);
  const denials = needed.flatMap((group) => denialOfRequest(group) ?? []);
  refuse(joined(denials), chance);
  await requireComplete(work, chance, confirmsIncomplete);
  return { chance: await request(work, chance, needed), facts };
}

/**
 * Asks for one margin again, when the approvals of all others are still good.
 *
 * @returns the Chance in the state it is in now
 * @throws {DomainError} as `requestOnChance`; OTHER_GROUPS_OPEN with the organizations whose approval is missing too
 * @throws {DomainError} ALREADY_DECIDED when the approval it has is still good
 */
export async function requestOnGroup(work: UnitOfWork, groupId: string): Promise<KnownChance> {
  const { chance, facts, target, compared } = await lockMarginGroup(work, groupId);
  refuse(await denialForOwner(work, marginGroupRules.request, target.view, chance), chance);
  const needed = compared.filter(({ group }) => group.id === target.group.id);
  return { chance: await request(work, chance, needed), facts };
}

async function requireComplete(work: UnitOfWork, chance: StoredChance, isConfirmed: boolean): Promise<void> {
  const missing = chance.fullForm === null ? [] : missingForFull(chance);
  if (missing.length === 0) return;
  if (!isConfirmed) {
    const fields = missing.map((path) => ({ path: `input.${path}`, problem: 'REQUIRED' as const }));
    throw new DomainError('CHANCE_INCOMPLETE', { fields });
  }
  const after = { missing: String(missing.length) };
  await work.audit({
    entity: 'chance',
    entityId: chance.id,
    chanceId: chance.id,
    action: 'confirmIncomplete',
    after,
  });
}

/** Starts the rounds, all at once, and moves the Chance. @returns the Chance in the state it is in now */
async function request(
  work: UnitOfWork,
  chance: StoredChance,
  needed: readonly GroupWithFigures[],
): Promise<StoredChance> {
  const { rounds, rules } = await roundsFor(work, chance, needed);
  startRounds(work, rounds, work.now);
  insertMarginDecisions(
    work,
    rounds.flatMap((round) => entriesOf(work, round)),
  );
  const approverIds = rounds.flatMap(({ begun }) => begun.participants.map(({ organizationId }) => organizationId));
  involve(work, chance.id, [...new Set(approverIds)], { isInvolved: true });
  await work.auditAll(
    rounds.map(({ group, begun, subject, ruleBasis }) => ({
      entity: 'marginGroup',
      entityId: group.id,
      chanceId: chance.id,
      action: 'request',
      after: {
        round: group.round + 1,
        participants: begun.participants.map(({ organizationId, reason }) => ({ organizationId, reason })),
        ...subject,
        ruleFindings: ruleBasis.findings,
        approvedFrom: approvedFrom(rules.map(({ rootGroup }) => rootGroup))?.approvedFrom ?? null,
      },
    })),
  );
  for (const { group, begun } of rounds) {
    await work.publish({ kind: 'marginDecided', chanceId: chance.id, groupId: group.id });
    if (begun.autoApproved) await work.publish({ kind: 'marginGroupFinal', chanceId: chance.id, groupId: group.id });
  }
  const event = approverIds.length > 0 ? 'marginRequested' : 'marginApproved';
  return { ...chance, state: await transitionChance(work, chance, event) };
}

/** What a conversation says of a new round: the request, and the approval of the system where no organization is asked. */
function entriesOf(
  { actor, now }: UnitOfWork,
  { group, begun, subject, ruleBasis, changes }: BegunRound,
): NewMarginDecision[] {
  const { fingerprint: _, ...figures } = subject;
  const entry = { groupId: group.id, round: group.round + 1, comment: null, createdAt: now, ...figures };
  const { findings } = ruleBasis;
  const { organizationId, userId: decidedById } = actor;
  const requested: NewMarginDecision = {
    ...entry,
    decision: 'Request',
    organizationId,
    decidedById,
    findings,
    changes,
  };
  if (!begun.autoApproved) return [requested];
  return [requested, { ...entry, decision: 'Approve', organizationId: null, decidedById: null, findings }];
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

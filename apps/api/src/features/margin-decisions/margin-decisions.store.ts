import type { Plain } from '@zuschlag/db/decimals';
import { plain } from '@zuschlag/db/decimals';
import { Prisma } from '@zuschlag/db/generated/client';
import type { Restatement } from '@zuschlag/validation/chance/restatement';
import type { MarginChanges } from '@zuschlag/validation/margin-decisions/margin-changes';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { whereDecisionVisible } from '../../policy/visibility.ts';
import type { ParticipantReason } from '../bid-decisions/participants/select-participants.ts';
import { findingsOf, ruleBasisOf } from '../rules/evaluation/rule-basis.ts';
import { personSelect, toPerson } from '../users/person.ts';
import { offerOf } from './changes/offer-changes.ts';
import type { Vote } from './round.reducer.ts';

const named = { select: { id: true, name: true, shortName: true, isOperational: true } } as const;
const withRound = {
  operationalOrganization: named,
  participants: { include: { organization: named }, orderBy: { position: 'asc' } },
  decisions: {
    where: { decision: { in: ['Request', 'Approve', 'Reject'] } },
    select: { round: true, organizationId: true, decidedById: true, decision: true },
    orderBy: { position: 'asc' },
  },
} as const satisfies Prisma.MarginGroupInclude;

type Row = Plain<Prisma.MarginGroupGetPayload<{ include: typeof withRound }>>;
export type StoredMarginGroup = ReturnType<typeof toMarginGroup>;

/** Groups of Chances, by the short name of their organization. */
export async function marginGroupsOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceIds: readonly string[],
) {
  const rows = await db.marginGroup.findMany({
    where: { mainOrganizationId, chanceId: { in: [...chanceIds] } },
    include: withRound,
    orderBy: [{ operationalOrganization: { shortName: 'asc' } }, { id: 'asc' }],
  });
  return rows.map((row) => toMarginGroup(plain(row)));
}

/** @returns the Chance a group belongs to, or null when there is no such group */
export async function chanceIdOfMarginGroup(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.$queryRaw<{ chanceId: string }[]>`
    select "chanceId" from margin_group where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid`;
  return row?.chanceId ?? null;
}

/** Open rounds the actor sees, the most urgent Chance first, with what rights on them depend on. */
export async function openMarginGroups({ actor, db }: TenantDb<UserActor>, limit: number) {
  const rows = await db.marginGroup.findMany({
    where: {
      mainOrganizationId: actor.mainOrganizationId,
      outcome: { in: ['open', 'contested'] },
      chance: { archivedAt: null },
      AND: whereDecisionVisible(actor),
    },
    include: {
      ...withRound,
      chance: {
        select: { id: true, name: true, state: true, archivedAt: true, ownerId: true, organizationId: true },
      },
    },
    orderBy: [{ chance: { submission: 'asc' } }, { chanceId: 'asc' }, { operationalOrganizationId: 'asc' }],
    take: limit,
  });
  return rows.map(({ chance, ...row }) => ({ chance, group: toMarginGroup(plain(row)) }));
}

/** Adds the groups of the organizations that bid, unless they exist; nothing is requested yet. */
export function ensureMarginGroups({ actor: { mainOrganizationId }, db }: TenantDb<Actor>, chanceId: string): void {
  db.$executeLater(Prisma.sql`
    insert into margin_group (id, "mainOrganizationId", "chanceId", "operationalOrganizationId")
    select gen_random_uuid(), "mainOrganizationId", "chanceId", "organizationId" from chance_participation
    where "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = ${chanceId}::uuid and "isBidding"
    on conflict ("mainOrganizationId", "chanceId", "operationalOrganizationId") do nothing`);
}

export type StoredMarginDecision = Awaited<ReturnType<typeof marginDecisionsOf>>[number];

/** The conversation of a group over all rounds, oldest first. */
export async function marginDecisionsOf({ actor: { mainOrganizationId }, db }: TenantDb, groupId: string) {
  const rows = await db.marginDecision.findMany({
    where: { mainOrganizationId, groupId },
    include: { decidedBy: { select: personSelect }, onBehalfOf: { select: personSelect } },
    orderBy: { position: 'asc' },
  });
  return plain(rows).map(({ decidedBy, onBehalfOf, findings, changes, ...row }) => ({
    ...row,
    findings: findingsOf(findings),
    changes: changes as MarginChanges | null,
    decidedBy: decidedBy && toPerson(decidedBy),
    onBehalfOf: onBehalfOf && toPerson(onBehalfOf),
  }));
}

/** Whether the margin of an organization was approved in any round, the standing one included. */
export async function wasMarginApproved(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceId: string,
  organizationId: number,
): Promise<boolean> {
  const [row] = await db.$queryRaw<{ wasApproved: boolean }[]>`
    select bool_or(g.outcome = 'approved' or exists (
      select from margin_decision d where d."mainOrganizationId" = g."mainOrganizationId" and d."groupId" = g.id
        and d.decision in ('Approve', 'OverruleApprove'))) as "wasApproved"
    from margin_group g
    where g."mainOrganizationId" = ${mainOrganizationId} and g."chanceId" = ${chanceId}::uuid
      and g."operationalOrganizationId" = ${organizationId}`;
  return row?.wasApproved ?? false;
}

function toMarginGroup({ participants, decisions, ruleBasis, offer, restatement, ...row }: Row) {
  const ofRound = decisions.filter(({ round }) => round === row.round);
  const voteOf = (organizationId: number): Vote | null => {
    const entry = ofRound.find(
      (decision) => decision.organizationId === organizationId && decision.decision !== 'Request',
    );
    return (entry?.decision as Vote | undefined) ?? null;
  };
  return {
    ...row,
    ruleBasis: ruleBasisOf(ruleBasis),
    offer: offerOf(offer),
    // Only `rounds.store.ts` writes the column, and it is typed.
    restatement: restatement as Restatement | null,
    /** who sent the standing request */
    requestedById: ofRound.find(({ decision }) => decision === 'Request')?.decidedById ?? null,
    participants: participants.map(({ organizationId, reason, organization }) => ({
      organizationId,
      reason: reason as ParticipantReason,
      vote: voteOf(organizationId),
      organization,
    })),
  };
}

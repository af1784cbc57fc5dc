import type { Plain } from '@zuschlag/db/decimals';
import { plain } from '@zuschlag/db/decimals';
import { Prisma } from '@zuschlag/db/generated/client';
import type { MarginDecision } from '@zuschlag/validation/vocabulary';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { whereDecisionVisible } from '../../policy/visibility.ts';
import type { ParticipantReason } from '../bid-decisions/select-participants.ts';
import { personSelect, toPerson } from '../users/person.ts';
import type { Round, Vote } from './round.reducer.ts';

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

/** The subject of a round: the figures of the organization at the request, and their fingerprint. */
export type RoundSubject = {
  margin: number | null;
  totalCost: number | null;
  minutes: number | null;
  revenue: number | null;
  fingerprint: string | null;
};

/** Groups of a Chance, by the short name of their organization. */
export async function marginGroupsOf({ actor: { mainOrganizationId }, db }: TenantDb<Actor>, chanceId: string) {
  const rows = await db.marginGroup.findMany({
    where: { mainOrganizationId, chanceId },
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
      AND: whereDecisionVisible(actor),
    },
    include: {
      ...withRound,
      chance: { select: { id: true, name: true, state: true, ownerId: true, organizationId: true } },
    },
    orderBy: [{ chance: { submission: 'asc' } }, { chanceId: 'asc' }, { id: 'asc' }],
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

/** Starts the next round: who is asked, on what, since when. */
export async function startRound(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { id, round }: Pick<StoredMarginGroup, 'id' | 'round'>,
  opened: Round,
  { minutes, ...subject }: RoundSubject,
  now: Date,
): Promise<void> {
  await db.marginGroup.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: {
      ...subject,
      minutes: minutes === null ? null : BigInt(minutes),
      round: round + 1,
      outcome: opened.outcome,
      autoApproved: opened.autoApproved,
      requestedAt: now,
      decidedAt: opened.autoApproved ? now : null,
      recalculationRequestedAt: null,
      recalculationReason: null,
    },
    select: { id: true },
  });
  writeParticipants({ mainOrganizationId, db }, id, opened.participants);
}

/** Writes where the standing round now is; votes are entries of their own. */
export async function storeRound(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  { participants, outcome }: Round,
  decidedAt: Date | null,
): Promise<void> {
  await db.marginGroup.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { outcome, decidedAt },
    select: { id: true },
  });
  writeParticipants({ mainOrganizationId, db }, id, participants);
}

/** Marks a group whose organization is asked for new figures. */
export async function markForRecalculation(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  await db.marginGroup.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { recalculationRequestedAt: at, recalculationReason: reason },
    select: { id: true },
  });
}

export type NewMarginDecision = {
  round: number;
  decision: MarginDecision;
  comment: string | null;
  organizationId: number | null;
  decidedById: number | null;
  createdAt: Date;
} & Omit<RoundSubject, 'fingerprint'>;

/** Adds an entry to the conversation; the lock of the Chance keeps its position unique. */
export async function insertMarginDecision(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  groupId: string,
  { minutes, ...entry }: NewMarginDecision,
): Promise<string> {
  const [row] = await db.$queryRaw<[{ id: string }]>`
    insert into margin_decision (id, "mainOrganizationId", "groupId", round, position, decision, comment,
      "organizationId", "decidedById", "createdAt", margin, "totalCost", minutes, revenue)
    select gen_random_uuid(), ${mainOrganizationId}::int, ${groupId}::uuid, ${entry.round}::int,
      coalesce(max(position), 0) + 1, ${entry.decision}::margin_decision_kind, ${entry.comment}::text,
      ${entry.organizationId}::int, ${entry.decidedById}::int, ${entry.createdAt}::timestamptz,
      ${entry.margin}::float8, ${entry.totalCost}::float8, ${minutes}::int8, ${entry.revenue}::float8
    from margin_decision where "mainOrganizationId" = ${mainOrganizationId} and "groupId" = ${groupId}::uuid
    returning id`;
  return row.id;
}

export type StoredMarginDecision = Awaited<ReturnType<typeof marginDecisionsOf>>[number];

/** The conversation of a group over all rounds, oldest first. */
export async function marginDecisionsOf({ actor: { mainOrganizationId }, db }: TenantDb, groupId: string) {
  const rows = await db.marginDecision.findMany({
    where: { mainOrganizationId, groupId },
    include: { decidedBy: { select: personSelect } },
    orderBy: { position: 'asc' },
  });
  return plain(rows).map(({ decidedBy, ...row }) => ({ ...row, decidedBy: decidedBy && toPerson(decidedBy) }));
}

/** Whether the tenant keeps those who request from deciding. */
export async function hasFourEyes({ actor: { mainOrganizationId }, db }: TenantDb): Promise<boolean> {
  const [row] = await db.$queryRaw<{ fourEyes: boolean }[]>`
    select "fourEyes" from tenant_settings where "mainOrganizationId" = ${mainOrganizationId}`;
  return row?.fourEyes ?? false;
}

function toMarginGroup({ participants, decisions, ...row }: Row) {
  const ofRound = decisions.filter(({ round }) => round === row.round);
  const voteOf = (organizationId: number): Vote | null => {
    const entry = ofRound.find(
      (decision) => decision.organizationId === organizationId && decision.decision !== 'Request',
    );
    return (entry?.decision as Vote | undefined) ?? null;
  };
  return {
    ...row,
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

/** Who is asked in the standing round, in order: those who stay keep their row. Sent together with the next statement. */
function writeParticipants(
  { mainOrganizationId, db }: { mainOrganizationId: number; db: TenantDb['db'] },
  groupId: string,
  participants: Round['participants'],
): void {
  const rows = participants.map(({ organizationId, reason }, index) => ({
    organizationId,
    reason,
    position: index + 1,
  }));
  db.$executeLater(Prisma.sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as rows ("organizationId" int, reason text, position int)
    ), gone as (
      delete from margin_participant
      where "mainOrganizationId" = ${mainOrganizationId} and "groupId" = ${groupId}::uuid
        and "organizationId" not in (select "organizationId" from asked)
    )
    insert into margin_participant (id, "mainOrganizationId", "groupId", "organizationId", reason, position)
    select gen_random_uuid(), ${mainOrganizationId}::int, ${groupId}::uuid, "organizationId", reason, position from asked
    on conflict ("mainOrganizationId", "groupId", "organizationId") do update
    set reason = excluded.reason, position = excluded.position`);
}

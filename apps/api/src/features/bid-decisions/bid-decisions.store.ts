import { Prisma } from '@zuschlag/db/generated/client';
import type { Bid, BidAction } from '@zuschlag/validation/vocabulary';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { whereDecisionVisible } from '../../policy/visibility.ts';
import { personSelect, toPerson } from '../users/person.ts';
import type { BidGroup } from './bid-group.reducer.ts';
import type { ParticipantReason } from './select-participants.ts';

const named = { select: { id: true, name: true, shortName: true, isOperational: true } } as const;
const withParticipants = {
  operationalOrganization: named,
  participants: { include: { organization: named }, orderBy: { position: 'asc' } },
} as const satisfies Prisma.BidGroupInclude;

type Row = Prisma.BidGroupGetPayload<{ include: typeof withParticipants }>;
export type StoredBidGroup = ReturnType<typeof toBidGroup>;

/** Groups of a Chance, by the short name of their organization. */
export async function bidGroupsOf({ actor: { mainOrganizationId }, db }: TenantDb, chanceId: string) {
  const rows = await db.bidGroup.findMany({
    where: { mainOrganizationId, chanceId },
    include: withParticipants,
    orderBy: [{ operationalOrganization: { shortName: 'asc' } }, { id: 'asc' }],
  });
  return rows.map(toBidGroup);
}

export async function bidGroupById({ actor: { mainOrganizationId }, db }: TenantDb, id: string) {
  if (!isUuid(id)) return null;
  const where = { mainOrganizationId_id: { mainOrganizationId, id } };
  const row = await db.bidGroup.findUnique({ where, include: withParticipants });
  return row && toBidGroup(row);
}

/** Takes the lock of the Chance a group belongs to. @returns the id of the Chance, null without such a group */
export async function lockChanceOfBidGroup(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.$queryRaw<{ id: string }[]>`
    select c.id from chance c
    where c."mainOrganizationId" = ${mainOrganizationId} and c.id = (
      select g."chanceId" from bid_group g where g."mainOrganizationId" = ${mainOrganizationId} and g.id = ${id}::uuid
    ) for update`;
  return row?.id ?? null;
}

/** Open groups the actor sees, the most urgent Chance first, with what rights on them depend on. */
export async function openBidGroups({ actor, db }: TenantDb<UserActor>, limit: number) {
  const rows = await db.bidGroup.findMany({
    where: { mainOrganizationId: actor.mainOrganizationId, isFinal: false, AND: whereDecisionVisible(actor) },
    include: {
      ...withParticipants,
      chance: { select: { id: true, name: true, state: true, ownerId: true, organizationId: true } },
    },
    orderBy: [{ chance: { submission: 'asc' } }, { chanceId: 'asc' }, { id: 'asc' }],
    take: limit,
  });
  return rows.map(({ chance, ...row }) => ({ chance, group: toBidGroup(row) }));
}

export async function insertBidGroup(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  key: { chanceId: string; operationalOrganizationId: number },
  group: BidGroup,
  finalAt: Date | null,
): Promise<string> {
  const data = { ...key, ...columnsOf(group), mainOrganizationId, finalAt };
  const { id } = await db.bidGroup.create({ data, select: { id: true } });
  writeParticipants({ mainOrganizationId, db }, id, group.participants);
  return id;
}

/** Writes where a group now stands. */
export async function storeBidGroup(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  group: BidGroup,
  finalAt: Date | null,
): Promise<void> {
  await db.bidGroup.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { ...columnsOf(group), finalAt },
    select: { id: true },
  });
  writeParticipants({ mainOrganizationId, db }, id, group.participants);
}

export async function deleteBidGroup({ actor: { mainOrganizationId }, db }: TenantDb, id: string): Promise<void> {
  await db.decisionNotice.deleteMany({ where: { mainOrganizationId, groupId: id } });
  await db.bidGroup.delete({ where: { mainOrganizationId_id: { mainOrganizationId, id } }, select: { id: true } });
}

export type NewBidDecision = {
  action: BidAction;
  decision: Bid | null;
  comment: string | null;
  organizationId: number | null;
  decidedById: number | null;
  createdAt: Date;
};

/** Adds an entry to the conversation; the lock of the Chance keeps its position unique. */
export async function insertBidDecision(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  groupId: string,
  entry: NewBidDecision,
): Promise<string> {
  const [row] = await db.$queryRaw<[{ id: string }]>`
    insert into bid_decision (id, "mainOrganizationId", "groupId", position, action, decision, comment,
      "organizationId", "decidedById", "createdAt")
    select gen_random_uuid(), ${mainOrganizationId}::int, ${groupId}::uuid, coalesce(max(position), 0) + 1,
      ${entry.action}::bid_action, ${entry.decision}::bid, ${entry.comment}::text,
      ${entry.organizationId}::int, ${entry.decidedById}::int, ${entry.createdAt}::timestamptz
    from bid_decision where "mainOrganizationId" = ${mainOrganizationId} and "groupId" = ${groupId}::uuid
    returning id`;
  return row.id;
}

export type StoredBidDecision = Awaited<ReturnType<typeof bidDecisionsOf>>[number];

/** The conversation of a group, oldest first. */
export async function bidDecisionsOf({ actor: { mainOrganizationId }, db }: TenantDb, groupId: string) {
  const rows = await db.bidDecision.findMany({
    where: { mainOrganizationId, groupId },
    include: { decidedBy: { select: personSelect } },
    orderBy: { position: 'asc' },
  });
  return rows.map(({ decidedBy, ...row }) => ({ ...row, decidedBy: decidedBy && toPerson(decidedBy) }));
}

/** @returns the organization, or null for an unknown id */
export async function organizationOf({ actor: { mainOrganizationId }, db }: TenantDb, id: number) {
  return db.organization.findFirst({ where: { mainOrganizationId, id }, ...named });
}

function toBidGroup({ participants, ...row }: Row) {
  return {
    ...row,
    participants: participants.map(({ organizationId, hasAgreed, reason, organization }) => ({
      organizationId,
      hasAgreed,
      reason: reason as ParticipantReason,
      organization,
    })),
  };
}

function columnsOf({ currentDecision, flipOrganizationId, flips, isFinal, isOverruled, autoApproved }: BidGroup) {
  return { currentDecision, flipOrganizationId, flips, isFinal, isOverruled, autoApproved };
}

/** Who is asked from now on, in order: those who stay keep their row. Sent together with the next statement. */
function writeParticipants(
  { mainOrganizationId, db }: { mainOrganizationId: number; db: TenantDb['db'] },
  groupId: string,
  participants: BidGroup['participants'],
): void {
  const rows = participants.map(({ organizationId, hasAgreed, reason }, index) => ({
    ...{ organizationId, hasAgreed, reason },
    position: index + 1,
  }));
  db.$executeLater(Prisma.sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as rows ("organizationId" int, "hasAgreed" bool, reason text, position int)
    ), gone as (
      delete from bid_participant
      where "mainOrganizationId" = ${mainOrganizationId} and "groupId" = ${groupId}::uuid
        and "organizationId" not in (select "organizationId" from asked)
    )
    insert into bid_participant (id, "mainOrganizationId", "groupId", "organizationId", "hasAgreed", reason, position)
    select gen_random_uuid(), ${mainOrganizationId}::int, ${groupId}::uuid, "organizationId", "hasAgreed", reason, position
    from asked
    on conflict ("mainOrganizationId", "groupId", "organizationId") do update
    set "hasAgreed" = excluded."hasAgreed", reason = excluded.reason, position = excluded.position`);
}

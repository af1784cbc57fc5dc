import type { Prisma } from '@zuschlag/db/generated/client';
import type { Bid, BidAction } from '@zuschlag/validation/vocabulary';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { whereDecisionVisible } from '../../policy/visibility.ts';
import { personSelect, toPerson } from '../users/person.ts';
import type { BidGroup } from './bid-group.reducer.ts';
import type { AskedReason } from './select-participants.ts';

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

/** @returns the Chance a group belongs to, or null when there is no such group */
export async function chanceIdOfBidGroup({ actor: { mainOrganizationId }, db }: TenantDb, id: string) {
  if (!isUuid(id)) return null;
  const where = { mainOrganizationId_id: { mainOrganizationId, id } };
  const row = await db.bidGroup.findUnique({ where, select: { chanceId: true } });
  return row?.chanceId ?? null;
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
  await db.bidParticipant.createMany({ data: participantRows(mainOrganizationId, id, group.participants) });
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
  });
  await db.bidParticipant.deleteMany({ where: { mainOrganizationId, groupId: id } });
  await db.bidParticipant.createMany({ data: participantRows(mainOrganizationId, id, group.participants) });
}

export async function deleteBidGroup({ actor: { mainOrganizationId }, db }: TenantDb, id: string): Promise<void> {
  await db.decisionNotice.deleteMany({ where: { mainOrganizationId, groupId: id } });
  await db.bidGroup.delete({ where: { mainOrganizationId_id: { mainOrganizationId, id } } });
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
  const position = 1 + (await db.bidDecision.count({ where: { mainOrganizationId, groupId } }));
  const data = { ...entry, mainOrganizationId, groupId, position };
  const { id } = await db.bidDecision.create({ data, select: { id: true } });
  return id;
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
      reason: reason as AskedReason,
      organization,
    })),
  };
}

function columnsOf({ currentDecision, flipOrganizationId, flips, isFinal, isOverruled, autoApproved }: BidGroup) {
  return { currentDecision, flipOrganizationId, flips, isFinal, isOverruled, autoApproved };
}

function participantRows(mainOrganizationId: number, groupId: string, participants: BidGroup['participants']) {
  return participants.map(({ organizationId, hasAgreed, reason }, index) => ({
    mainOrganizationId,
    groupId,
    organizationId,
    hasAgreed,
    reason,
    position: index + 1,
  }));
}

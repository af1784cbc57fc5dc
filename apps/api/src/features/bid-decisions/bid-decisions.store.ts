import { randomUUID } from 'node:crypto';
import { Prisma } from '@zuschlag/db/generated/client';
import type { Restatement } from '@zuschlag/validation/chance/restatement';
import type { RuleFinding } from '@zuschlag/validation/rules/rules';
import type { Bid, BidAction } from '@zuschlag/validation/vocabulary';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { whereDecisionVisible } from '../../policy/visibility.ts';
import { findingsOf, type RuleBasis, ruleBasisOf } from '../rules/evaluation/rule-basis.ts';
import { personSelect, toPerson } from '../users/person.ts';
import type { BidGroup } from './bid-group.reducer.ts';
import type { ParticipantReason } from './participants/select-participants.ts';

const named = { select: { id: true, name: true, shortName: true, isOperational: true } } as const;
const withParticipants = {
  operationalOrganization: named,
  participants: { include: { organization: named }, orderBy: { position: 'asc' } },
} as const satisfies Prisma.BidGroupInclude;

type Row = Prisma.BidGroupGetPayload<{ include: typeof withParticipants }>;
export type StoredBidGroup = ReturnType<typeof toBidGroup>;

/** Groups of Chances, by the short name of their organization. */
export async function bidGroupsOf({ actor: { mainOrganizationId }, db }: TenantDb, chanceIds: readonly string[]) {
  const rows = await db.bidGroup.findMany({
    where: { mainOrganizationId, chanceId: { in: [...chanceIds] } },
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

/** Open groups the actor sees, the most urgent Chance first, with what rights on them depend on. */
export async function openBidGroups({ actor, db }: TenantDb<UserActor>, limit: number) {
  const rows = await db.bidGroup.findMany({
    where: {
      mainOrganizationId: actor.mainOrganizationId,
      isFinal: false,
      chance: { archivedAt: null },
      AND: whereDecisionVisible(actor),
    },
    include: {
      ...withParticipants,
      chance: { select: { id: true, name: true, state: true, archivedAt: true, ownerId: true, organizationId: true } },
    },
    orderBy: [{ chance: { submission: 'asc' } }, { chanceId: 'asc' }, { operationalOrganizationId: 'asc' }],
    take: limit,
  });
  return rows.map(({ chance, ...row }) => ({ chance, group: toBidGroup(row) }));
}

export type NewBidGroup = {
  id: string;
  operationalOrganizationId: number;
  group: BidGroup;
  finalAt: Date | null;
  ruleBasis: RuleBasis;
};

/** Adds groups with those who are asked, in one statement that is sent with the next one. */
export function insertBidGroups(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  chanceId: string,
  groups: readonly NewBidGroup[],
): void {
  const rows = groups.map(({ group, ...row }) => ({ ...row, ...columnsOf(group), asked: askedIn(group) }));
  if (rows.length === 0) return;
  db.$executeLater(Prisma.sql`
    with opened as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows (id uuid, "operationalOrganizationId" int,
        "currentDecision" bid, "flipOrganizationId" int, flips int, "isFinal" bool, "isOverruled" bool,
        "autoApproved" bool, "finalAt" timestamptz, "ruleBasis" jsonb, asked jsonb)
    ), written as (
      insert into bid_group (id, "mainOrganizationId", "chanceId", "operationalOrganizationId", "currentDecision",
        "flipOrganizationId", flips, "isFinal", "isOverruled", "autoApproved", "finalAt", "ruleBasis")
      select id, ${mainOrganizationId}::int, ${chanceId}::uuid, "operationalOrganizationId", "currentDecision",
        "flipOrganizationId", flips, "isFinal", "isOverruled", "autoApproved", "finalAt", "ruleBasis" from opened
    )
    insert into bid_participant (id, "mainOrganizationId", "groupId", "organizationId", "hasAgreed", reason, position)
    select gen_random_uuid(), ${mainOrganizationId}::int, opened.id, "organizationId", "hasAgreed", reason, position
    from opened cross join lateral jsonb_to_recordset(asked)
      as one ("organizationId" int, "hasAgreed" bool, reason text, position int)`);
}

/**
 * Writes where a group now stands, who is asked, in order, and the entries that led there: those who stay keep their row.
 * Sent with the next statement.
 */
export function storeBidGroup(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  group: BidGroup,
  { finalAt, entries }: { finalAt: Date | null; entries: readonly NewBidDecision[] },
): void {
  const written = { ...columnsOf(group), finalAt };
  const rows = entries.map((entry) => ({ ...entry, id: randomUUID() }));
  const said = rows.length > 0 ? Prisma.sql`, said as (${insertOf(mainOrganizationId, rows)})` : Prisma.empty;
  db.$executeLater(Prisma.sql`
    with stands as (
      update bid_group set "currentDecision" = now."currentDecision", "flipOrganizationId" = now."flipOrganizationId",
        flips = now.flips, "isFinal" = now."isFinal", "isOverruled" = now."isOverruled",
        "autoApproved" = now."autoApproved", "finalAt" = now."finalAt"
      from jsonb_to_record(${JSON.stringify(written)}::jsonb) as now ("currentDecision" bid, "flipOrganizationId" int,
        flips int, "isFinal" bool, "isOverruled" bool, "autoApproved" bool, "finalAt" timestamptz)
      where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid
    ), asked as (
      select * from jsonb_to_recordset(${JSON.stringify(askedIn(group))}::jsonb)
        as rows ("organizationId" int, "hasAgreed" bool, reason text, position int)
    ), gone as (
      delete from bid_participant
      where "mainOrganizationId" = ${mainOrganizationId} and "groupId" = ${id}::uuid
        and "organizationId" not in (select "organizationId" from asked)
    )${said}
    insert into bid_participant (id, "mainOrganizationId", "groupId", "organizationId", "hasAgreed", reason, position)
    select gen_random_uuid(), ${mainOrganizationId}::int, ${id}::uuid, "organizationId", "hasAgreed", reason, position
    from asked
    on conflict ("mainOrganizationId", "groupId", "organizationId") do update
    set "hasAgreed" = excluded."hasAgreed", reason = excluded.reason, position = excluded.position`);
}

/** Writes that the organization of a group bids no longer, and the entry of it, together with the next statement. */
export function storeWithdrawal(
  { actor: { mainOrganizationId }, db, now }: TenantDb<Actor> & { now: Date },
  entry: NewBidDecision & { comment: string },
): void {
  db.$executeLater(Prisma.sql`
    with ended as (
      update bid_group set "currentDecision" = 'Nobid', "isFinal" = true, "finalAt" = ${now}::timestamptz,
        "withdrawnAt" = ${now}::timestamptz, "withdrawalReason" = ${entry.comment}
      where "mainOrganizationId" = ${mainOrganizationId} and id = ${entry.groupId}::uuid
    ), withdrawn as (
      update chance_participation p set "isBidding" = false
      from bid_group g
      where g."mainOrganizationId" = ${mainOrganizationId} and g.id = ${entry.groupId}::uuid
        and p."mainOrganizationId" = ${mainOrganizationId} and p."chanceId" = g."chanceId"
        and p."organizationId" = g."operationalOrganizationId"
    ) ${insertOf(mainOrganizationId, [{ ...entry, id: randomUUID() }])}`);
}

/** Writes what the rules say about groups now, together with the next statement. */
export function storeRuleBasis(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  groups: readonly { id: string; ruleBasis: RuleBasis }[],
): void {
  db.$executeLater(Prisma.sql`
    update bid_group set "ruleBasis" = judged."ruleBasis"
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as judged (id uuid, "ruleBasis" jsonb)
    where bid_group."mainOrganizationId" = ${mainOrganizationId} and bid_group.id = judged.id`);
}

/**
 * Marks the open groups that began with other rules than those that are active, since the first such change. Sent with the
 * next statement.
 */
export function markChangedRules(
  { actor: { mainOrganizationId }, db, now }: TenantDb<Actor> & { now: Date },
  activeIds: readonly string[],
): void {
  db.$executeLater(Prisma.sql`
    update bid_group set "rulesChangedAt" = case
      when coalesce("ruleBasis" -> 'ids', '[]'::jsonb) = ${JSON.stringify(activeIds)}::jsonb then null
      else coalesce("rulesChangedAt", ${now}::timestamptz) end
    where "mainOrganizationId" = ${mainOrganizationId} and not "isFinal"`);
}

/** Marks what a group rests on and was changed since, until it is decided anew. Sent with the next statement. */
export function storeRestatement(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  restated: Restatement | null,
): void {
  db.$executeLater(Prisma.sql`
    update bid_group set restatement = ${restated && JSON.stringify(restated)}::jsonb
    where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid`);
}

export async function deleteBidGroup({ actor: { mainOrganizationId }, db }: TenantDb, id: string): Promise<void> {
  await db.bidGroup.delete({ where: { mainOrganizationId_id: { mainOrganizationId, id } }, select: { id: true } });
}

export type NewBidDecision = {
  groupId: string;
  action: BidAction;
  decision: Bid | null;
  comment: string | null;
  organizationId: number | null;
  decidedById: number | null;
  /** the absent person in whose place a deputy decided */
  onBehalfOfId?: number | null;
  createdAt: Date;
  /** what the rules said, on an entry of the system */
  findings?: readonly RuleFinding[];
};

/**
 * Adds an entry to each of several conversations, in one statement that is sent with the next one; the lock of the
 * Chance keeps their positions unique.
 *
 * @returns their ids
 */
export function insertBidDecisions(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  entries: readonly NewBidDecision[],
): string[] {
  const rows = entries.map((entry) => ({ ...entry, id: randomUUID() }));
  if (rows.length === 0) return [];
  db.$executeLater(insertOf(mainOrganizationId, rows));
  return rows.map(({ id }) => id);
}

function insertOf(mainOrganizationId: number, rows: readonly (NewBidDecision & { id: string })[]): Prisma.Sql {
  return Prisma.sql`
    insert into bid_decision (id, "mainOrganizationId", "groupId", position, action, decision, comment,
      "organizationId", "decidedById", "onBehalfOfId", "createdAt", findings)
    select entry.id, ${mainOrganizationId}::int, entry."groupId",
      (
        select coalesce(max(d.position), 0) + 1 from bid_decision d
        where d."mainOrganizationId" = ${mainOrganizationId} and d."groupId" = entry."groupId"
      ),
      entry.action, entry.decision, entry.comment, entry."organizationId", entry."decidedById",
      entry."onBehalfOfId", entry."createdAt", entry.findings
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (id uuid, "groupId" uuid, action bid_action,
      decision bid, comment text, "organizationId" int, "decidedById" int, "onBehalfOfId" int,
      "createdAt" timestamptz, findings jsonb)`;
}

export type StoredBidDecision = Awaited<ReturnType<typeof bidDecisionsOf>>[number];

/** The conversation of a group, oldest first. */
export async function bidDecisionsOf({ actor: { mainOrganizationId }, db }: TenantDb, groupId: string) {
  const rows = await db.bidDecision.findMany({
    where: { mainOrganizationId, groupId },
    include: { decidedBy: { select: personSelect }, onBehalfOf: { select: personSelect } },
    orderBy: { position: 'asc' },
  });
  return rows.map(({ decidedBy, onBehalfOf, findings, ...row }) => ({
    ...row,
    findings: findingsOf(findings),
    decidedBy: decidedBy && toPerson(decidedBy),
    onBehalfOf: onBehalfOf && toPerson(onBehalfOf),
  }));
}

/** @returns the organization, or null for an unknown id */
export async function organizationOf({ actor: { mainOrganizationId }, db }: TenantDb, id: number) {
  return db.organization.findFirst({ where: { mainOrganizationId, id }, ...named });
}

function toBidGroup({ participants, ruleBasis, restatement, ...row }: Row) {
  return {
    ...row,
    // Only this store writes the column, and it is typed.
    restatement: restatement as Restatement | null,
    ruleBasis: ruleBasisOf(ruleBasis),
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

function askedIn({ participants }: BidGroup) {
  return participants.map(({ organizationId, hasAgreed, reason }, index) => {
    return { organizationId, hasAgreed, reason, position: index + 1 };
  });
}

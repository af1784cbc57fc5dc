import { randomUUID } from 'node:crypto';
import { Prisma } from '@zuschlag/db/generated/client';
import type { Restatement } from '@zuschlag/validation/chance/restatement';
import type { MarginChanges } from '@zuschlag/validation/margin-decisions/margin-changes';
import type { RuleFinding } from '@zuschlag/validation/rules/rules';
import type { MarginDecision } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import type { RuleBasis } from '../rules/evaluation/rule-basis.ts';
import type { Offer } from './changes/offer-changes.ts';
import type { StoredMarginGroup } from './margin-decisions.store.ts';
import type { Round } from './round.reducer.ts';

/** The subject of a round: the figures of the organization at the request, and their fingerprint. */
export type RoundSubject = {
  margin: number | null;
  totalCost: number | null;
  minutes: number | null;
  revenue: number | null;
  /** after overheads and risk; null without them */
  netProfit: number | null;
  fingerprint: string | null;
};

export type BegunRound = {
  group: Pick<StoredMarginGroup, 'id' | 'round'>;
  begun: Round;
  subject: RoundSubject;
  ruleBasis: RuleBasis;
  offer: Offer;
  /** what is different from the round before */
  changes: MarginChanges | null;
};

/** Starts the next round of groups, in one statement: who is asked, on what, since when. Sent with the next statement. */
export function startRounds(
  { actor: { mainOrganizationId }, db }: TenantDb,
  rounds: readonly BegunRound[],
  now: Date,
): void {
  const rows = rounds.map(({ group, begun: { outcome, autoApproved, participants }, subject, ruleBasis, offer }) => ({
    ...{ id: group.id, round: group.round + 1, outcome, autoApproved, ...subject, ruleBasis, offer },
    ...{ requestedAt: now, decidedAt: autoApproved ? now : null },
    asked: participants.map(({ organizationId, reason }, index) => ({ organizationId, reason, position: index + 1 })),
  }));
  if (rows.length === 0) return;
  db.$executeLater(Prisma.sql`
    with begun as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows (id uuid, round int,
        outcome margin_outcome, "autoApproved" bool, margin float8, "totalCost" float8, minutes int8, revenue float8,
        "netProfit" float8, fingerprint text, "requestedAt" timestamptz, "decidedAt" timestamptz, "ruleBasis" jsonb, offer jsonb, asked jsonb)
    ), asked as (
      select begun.id as "groupId", one.* from begun
      cross join lateral jsonb_to_recordset(asked) as one ("organizationId" int, reason text, position int)
    ), started as (
      update margin_group g set round = begun.round, outcome = begun.outcome, "autoApproved" = begun."autoApproved",
        margin = begun.margin, "totalCost" = begun."totalCost", minutes = begun.minutes, revenue = begun.revenue,
        "netProfit" = begun."netProfit", fingerprint = begun.fingerprint, "requestedAt" = begun."requestedAt", "decidedAt" = begun."decidedAt",
        "recalculationRequestedAt" = null, "recalculationReason" = null, "ruleBasis" = begun."ruleBasis",
        offer = begun.offer, "rulesChangedAt" = null, restatement = null
      from begun where g."mainOrganizationId" = ${mainOrganizationId} and g.id = begun.id
    ), gone as (
      delete from margin_participant p using begun
      where p."mainOrganizationId" = ${mainOrganizationId} and p."groupId" = begun.id
        and not exists (select from asked where asked."groupId" = begun.id and asked."organizationId" = p."organizationId")
    )
    insert into margin_participant (id, "mainOrganizationId", "groupId", "organizationId", reason, position)
    select gen_random_uuid(), ${mainOrganizationId}::int, "groupId", "organizationId", reason, position from asked
    on conflict ("mainOrganizationId", "groupId", "organizationId") do update
    set reason = excluded.reason, position = excluded.position`);
}

/** Writes where standing rounds are now, in one statement; votes are entries of their own. Sent with the next statement. */
export function storeRounds(
  { actor: { mainOrganizationId }, db }: TenantDb,
  rounds: readonly { id: string; outcome: Round['outcome']; decidedAt: Date | null }[],
): void {
  if (rounds.length === 0) return;
  db.$executeLater(Prisma.sql`
    update margin_group g set outcome = round.outcome, "decidedAt" = round."decidedAt"
    from jsonb_to_recordset(${JSON.stringify(rounds)}::jsonb)
      as round (id uuid, outcome margin_outcome, "decidedAt" timestamptz)
    where g."mainOrganizationId" = ${mainOrganizationId} and g.id = round.id`);
}

/**
 * Marks the open rounds that began with other rules than those that are active, since the first such change. Sent with the
 * next statement.
 */
export function markChangedRules(
  { actor: { mainOrganizationId }, db, now }: TenantDb<Actor> & { now: Date },
  activeIds: readonly string[],
): void {
  db.$executeLater(Prisma.sql`
    update margin_group set "rulesChangedAt" = case
      when coalesce("ruleBasis" -> 'ids', '[]'::jsonb) = ${JSON.stringify(activeIds)}::jsonb then null
      else coalesce("rulesChangedAt", ${now}::timestamptz) end
    where "mainOrganizationId" = ${mainOrganizationId} and outcome in ('open', 'contested')`);
}

/** Marks what a round rests on and was changed since. Sent with the next statement. */
export function storeRestatement(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  restated: Restatement,
): void {
  db.$executeLater(Prisma.sql`
    update margin_group set restatement = ${JSON.stringify(restated)}::jsonb
    where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid`);
}

/** Adds an organization at the end of those that are asked in a round. Sent with the next statement. */
export function appendParticipant(
  { actor: { mainOrganizationId }, db }: TenantDb,
  groupId: string,
  { organizationId, reason }: Round['participants'][number],
): void {
  db.$executeLater(Prisma.sql`
    insert into margin_participant (id, "mainOrganizationId", "groupId", "organizationId", reason, position)
    select gen_random_uuid(), ${mainOrganizationId}::int, ${groupId}::uuid, ${organizationId}::int, ${reason}::text,
      coalesce(max(position), 0) + 1
    from margin_participant where "mainOrganizationId" = ${mainOrganizationId} and "groupId" = ${groupId}::uuid`);
}

/** Marks groups whose organizations are asked for new figures. Sent with the next statement. */
export function markForRecalculation(
  { actor: { mainOrganizationId }, db }: TenantDb,
  ids: readonly string[],
  { at, reason }: { at: Date; reason: string },
): void {
  db.$executeLater(Prisma.sql`
    update margin_group set "recalculationRequestedAt" = ${at}::timestamptz, "recalculationReason" = ${reason}::text
    where "mainOrganizationId" = ${mainOrganizationId} and id = any (${[...ids]}::uuid[])`);
}

export type NewMarginDecision = {
  groupId: string;
  round: number;
  decision: MarginDecision;
  comment: string | null;
  organizationId: number | null;
  decidedById: number | null;
  /** the absent person in whose place a deputy decided */
  onBehalfOfId?: number | null;
  createdAt: Date;
  /** what the rules said, on a request and on an entry of the system */
  findings?: readonly RuleFinding[];
  /** on a request, what is different from the round before */
  changes?: MarginChanges | null;
} & Omit<RoundSubject, 'fingerprint'>;

/**
 * Adds entries to conversations, in their order and in one statement that is sent with the next one; the lock of the
 * Chance keeps their positions unique.
 *
 * @returns their ids
 */
export function insertMarginDecisions(
  { actor: { mainOrganizationId }, db }: TenantDb,
  entries: readonly NewMarginDecision[],
): string[] {
  const rows = entries.map((entry, index) => ({ ...entry, id: randomUUID(), place: index }));
  if (rows.length === 0) return [];
  db.$executeLater(Prisma.sql`
    insert into margin_decision (id, "mainOrganizationId", "groupId", round, position, decision, comment,
      "organizationId", "decidedById", "onBehalfOfId", "createdAt", margin, "totalCost", minutes, revenue, "netProfit",
      findings, changes)
    select entry.id, ${mainOrganizationId}::int, entry."groupId", entry.round,
      (
        select coalesce(max(d.position), 0) from margin_decision d
        where d."mainOrganizationId" = ${mainOrganizationId} and d."groupId" = entry."groupId"
      ) + row_number() over (partition by entry."groupId" order by entry.place),
      entry.decision, entry.comment, entry."organizationId", entry."decidedById", entry."onBehalfOfId", entry."createdAt",
      entry.margin, entry."totalCost", entry.minutes, entry.revenue, entry."netProfit", entry.findings, entry.changes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (id uuid, "groupId" uuid, round int, place int,
      decision margin_decision_kind, comment text, "organizationId" int, "decidedById" int, "onBehalfOfId" int, "createdAt" timestamptz,
      margin float8, "totalCost" float8, minutes int8, revenue float8, "netProfit" float8, findings jsonb, changes jsonb)`);
  return rows.map(({ id }) => id);
}

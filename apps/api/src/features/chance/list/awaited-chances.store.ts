import type { Bid } from '@zuschlag/validation/vocabulary';
import { isOfMainOrganization, type UserActor } from '../../../actor.ts';
import { type Place, rowsOf } from '../../../lists/rows.store.ts';
import type { BidStanding, MarginStanding } from '../../../policy/awaited.ts';

type OfChance = { chanceId: string };

/** More open decisions of one organization are not looked through; the nearest submissions come first. */
const MOST = 1_000;

/** The open bid groups that may wait for organizations, as far as the rules of awaited answers need them. */
export function bidsOwed(place: Place<UserActor>, owing: readonly number[]): Promise<(BidStanding & OfChance)[]> {
  const { mainOrganizationId } = place.actor;
  const contested = isOfMainOrganization(place.actor)
    ? `UNION SELECT "id" FROM "bid_group" WHERE "mainOrganizationId" = $1::int AND NOT "isFinal" AND "flips" >= 2`
    : '';
  const sql = `
    SELECT "group"."chanceId"::text, "currentDecision"::text, "flips", "isFinal",
      (SELECT json_agg(json_build_object('organizationId', "organizationId", 'hasAgreed', "hasAgreed") ORDER BY "position")
        FROM "bid_participant" WHERE "mainOrganizationId" = $1::int AND "groupId" = "group"."id") AS "participants"
    FROM (
      SELECT "groupId" AS "id" FROM "bid_participant"
      WHERE "mainOrganizationId" = $1::int AND "organizationId" = ANY ($2::int[]) AND NOT "hasAgreed" ${contested}
    ) AS "owed"
    JOIN "bid_group" AS "group" ON "group"."mainOrganizationId" = $1::int AND "group"."id" = "owed"."id" AND NOT "isFinal"
    JOIN "chance" ON "chance"."mainOrganizationId" = $1::int AND "chance"."id" = "group"."chanceId"
      AND "chance"."state" = 'pendingbiddecision'
    ORDER BY "chance"."dueRank", "chance"."id" LIMIT ${MOST}`;
  return rowsOf<BidStanding & OfChance & { currentDecision: Bid | null }>(place, {
    sql,
    parameters: [mainOrganizationId, [...owing]],
  });
}

/** The same of margin groups in an open or contested round. */
export function marginsOwed(place: Place<UserActor>, owing: readonly number[]): Promise<(MarginStanding & OfChance)[]> {
  const { mainOrganizationId } = place.actor;
  const contested = isOfMainOrganization(place.actor) ? `OR "outcome" = 'contested'` : '';
  const sql = `
    SELECT "group"."chanceId"::text, "outcome"::text,
      (SELECT coalesce(json_agg(json_build_object('organizationId', "asked"."organizationId", 'hasVoted', EXISTS (
          SELECT FROM "margin_decision" AS "vote"
          WHERE "vote"."mainOrganizationId" = $1::int AND "vote"."groupId" = "group"."id" AND "vote"."round" = "group"."round"
            AND "vote"."organizationId" = "asked"."organizationId" AND "vote"."decision" IN ('Approve', 'Reject')))), '[]')
        FROM "margin_participant" AS "asked"
        WHERE "asked"."mainOrganizationId" = $1::int AND "asked"."groupId" = "group"."id") AS "participants"
    FROM "chance"
    JOIN "margin_group" AS "group" ON "group"."mainOrganizationId" = $1::int AND "group"."chanceId" = "chance"."id"
    WHERE "chance"."mainOrganizationId" = $1::int AND "chance"."state" = 'pendingmarginapproval'
      AND (("outcome" = 'open' AND EXISTS (SELECT FROM "margin_participant" AS "own"
        WHERE "own"."mainOrganizationId" = $1::int AND "own"."groupId" = "group"."id" AND "own"."organizationId" = ANY ($2::int[]))) ${contested})
    ORDER BY "chance"."dueRank", "chance"."id" LIMIT ${MOST}`;
  return rowsOf<MarginStanding & OfChance>(place, { sql, parameters: [mainOrganizationId, [...owing]] });
}
